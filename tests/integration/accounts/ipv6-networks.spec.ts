import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { password } from './support/password-user.js';
import { register, openBrowser, type TestBrowser } from './support/test-browser.js';
import { getErrorCode } from '../support/caller.js';
import { createEmail } from '../support/test-users.js';

const loginAttempts = 4;
const emailsPerAddress = loginAttempts * 3;
const demosOfAddress = 20;
const registrationsPerHour = 5;

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts, registrationsPerHour, trustProxy: true });
});

/** A caller from an IPv6 network with another address each time. */
const from = (network: string, time: number) =>
  openBrowser(app, `2001:db8:0:${network}::${time.toString(16)}`);

const recover = (browser: TestBrowser) =>
  browser.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
    email: createEmail(),
  });

const requestFreeDays = (browser: TestBrowser, time: number) =>
  browser.graphql('mutation ($input: DemoRequestInput!) { requestDemo(input: $input) { message } }', {
    input: { email: createEmail(), phone: `+12025553${String(time).padStart(3, '0')}` },
  });

describe('addresses of one IPv6 network count as one', () => {
  it('for recovery emails', async () => {
    for (let time = 1; time <= emailsPerAddress; time += 1) {
      expect(getErrorCode(await recover(from('a1', time)))).toBeUndefined();
    }
    expect(getErrorCode(await recover(from('a1', 999)))).toBe('TOO_MANY_REQUESTS');
    expect(getErrorCode(await recover(from('a2', 1)))).toBeUndefined();
  });

  it('for registrations', async () => {
    const registeredEmail = createEmail();
    expect(getErrorCode(await register(from('c1', 1), { email: registeredEmail, password }))).toBeUndefined();
    // Failed registrations do not count.
    for (let time = 0; time < 3; time += 1) {
      expect(getErrorCode(await register(from('c1', 2), { email: registeredEmail, password }))).toBe(
        'EMAIL_TAKEN',
      );
    }
    const otherRegistrations = Array.from({ length: registrationsPerHour + 3 }, (_, time) =>
      register(from('c1', time + 3), { email: createEmail(), password }),
    );
    const codes = (await Promise.all(otherRegistrations)).map(getErrorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(registrationsPerHour - 1);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
    expect(getErrorCode(await register(from('c2', 1), { email: createEmail(), password }))).toBeUndefined();
  });

  it('for requests of free days', async () => {
    for (let time = 1; time <= demosOfAddress; time += 1) {
      expect(getErrorCode(await requestFreeDays(from('b1', time), time))).toBeUndefined();
    }
    expect(getErrorCode(await requestFreeDays(from('b1', 999), 998))).toBe('TOO_MANY_REQUESTS');
    expect(getErrorCode(await requestFreeDays(from('b2', 1), 999))).toBeUndefined();
  });
});
