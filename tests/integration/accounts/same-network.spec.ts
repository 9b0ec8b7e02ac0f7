import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { freshEmail } from './support/known-person.js';
import { codeOf, openBrowser, type TestBrowser } from './support/test-browser.js';

const loginAttempts = 4;
const lettersOfAddress = loginAttempts * 3;
const demosOfAddress = 20;

let here: RunningApp;
beforeAll(async () => {
  here = await runApp({ loginAttempts, trustProxy: true });
});

/** Somebody in an IPv6 network who calls from another address of it each time. */
const from = (network: string, time: number) =>
  openBrowser(here, `2001:db8:0:${network}::${time.toString(16)}`);

const recover = (browser: TestBrowser) =>
  browser.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
    email: freshEmail(),
  });

const wish = (browser: TestBrowser, time: number) =>
  browser.graphql('mutation ($input: DemoRequestInput!) { requestDemo(input: $input) { message } }', {
    input: { email: freshEmail(), phone: `+12025553${String(time).padStart(3, '0')}` },
  });

describe('#1 addresses of one IPv6 network count as one', () => {
  it('for letters of recovery', async () => {
    for (let time = 1; time <= lettersOfAddress; time += 1) {
      expect(codeOf(await recover(from('a1', time)))).toBeUndefined();
    }
    expect(codeOf(await recover(from('a1', 999)))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await recover(from('a2', 1)))).toBeUndefined();
  });

  it('for requests of free days', async () => {
    for (let time = 1; time <= demosOfAddress; time += 1) {
      expect(codeOf(await wish(from('b1', time), time))).toBeUndefined();
    }
    expect(codeOf(await wish(from('b1', 999), 998))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await wish(from('b2', 1), 999))).toBeUndefined();
  });
});
