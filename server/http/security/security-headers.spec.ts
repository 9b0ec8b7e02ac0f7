import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.js';

describe('security headers', () => {
  it.each([
    [true, 'max-age=31536000; includeSubDomains'],
    [false, 'max-age=31536000'],
  ])('apply HSTS to subdomains with HSTS_SUBDOMAINS=%s', async (hstsSubdomains, expected) => {
    const app = fastify();
    await addSecurityHeaders(app, { hstsSubdomains });
    app.get('/', () => 'text');
    const responses = [await app.inject('/'), await app.inject('/')];
    for (const { headers } of responses) expect(headers['strict-transport-security']).toBe(expected);
    const nonces = responses.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
    );
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64url')).toHaveLength(16);
    await app.close();
  });
});
