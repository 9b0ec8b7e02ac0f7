import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config/config.js';
import { PaymentProviders } from './payment-providers.js';

const stripe = { STRIPE_SECRET: 'sk_test_0123456789abcdef', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' };

describe('the test provider', () => {
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:4000' }, true],
    [{ PUBLIC_URL: 'https://rival.example' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: 'postgres://user:password@db.example/name' }, false],
    [stripe, false],
  ])('with %j is available to local visitors: %s', (environment, isAvailable) => {
    const providers = new PaymentProviders(loadConfig(environment), () => new Date());
    expect(providers.local !== undefined).toBe(isAvailable);
    expect(providers.findForPayer({ isLocal: true })?.id === 'local').toBe(isAvailable);
    expect(providers.findForPayer({ isLocal: false })?.id === 'local').toBe(false);
  });
});
