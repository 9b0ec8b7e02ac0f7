import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword, freshEmail } from './support/known-person.js';
import { logIn, openBrowser } from './support/test-browser.js';

const rounds = 40;

let here: RunningApp;
beforeAll(async () => {
  here = await runApp({ loginAttempts: 1000 });
});

describe('#2 an unknown e-mail and a wrong password', () => {
  it('get the same answer', async () => {
    const { email } = await createUserWithPassword(here);
    const unknown = await logIn(openBrowser(here), freshEmail(), 'wrong guess');
    const wrong = await logIn(openBrowser(here), email, 'wrong guess');
    const plain = ({ status, data, errors }: typeof wrong) => [
      status,
      data ?? null,
      errors?.map(({ message, extensions }) => [message, extensions.code, extensions.field]),
    ];
    expect(plain(unknown)).toEqual(plain(wrong));
  });

  it('get it after the same processor time, which is nearly all of the time on a quiet machine', async () => {
    const { email } = await createUserWithPassword(here);
    const [unknown, wrong]: [number[], number[]] = [[], []];
    const timed = async (address: string, times: number[]) => {
      // The server runs in this process. Other processes on the machine do not change its processor time.
      const before = process.cpuUsage();
      await logIn(openBrowser(here), address, 'wrong guess');
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    };
    // In turns, so that what else the machine does falls on both alike.
    for (let round = 0; round < rounds; round += 1) {
      await timed(round % 2 ? email : freshEmail(), round % 2 ? wrong : unknown);
      await timed(round % 2 ? freshEmail() : email, round % 2 ? unknown : wrong);
    }
    // The least of each: beside much else medians move apart by a quarter.
    const ratio = Math.min(...unknown) / Math.min(...wrong);
    // Without the hash of nobody an unknown e-mail takes about a third.
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.35);
  });
});
