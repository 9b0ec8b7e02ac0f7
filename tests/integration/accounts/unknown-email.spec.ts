import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createUserWithPassword } from './support/password-user.js';
import { logIn, openBrowser } from './support/test-browser.js';
import { createEmail } from '../support/test-users.js';
import { measureProcessorMs } from '../../support/processor-time.js';

const rounds = 40;

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({ loginAttempts: 1000 });
});

describe('an unknown email and a wrong password', () => {
  it('get the same response', async () => {
    const { email } = await createUserWithPassword(app);
    const unknown = await logIn(openBrowser(app), createEmail(), 'wrong guess');
    const wrong = await logIn(openBrowser(app), email, 'wrong guess');
    const plain = ({ status, data, errors }: typeof wrong) => [
      status,
      data ?? null,
      errors?.map(({ message, extensions }) => [message, extensions.code, extensions.field]),
    ];
    expect(plain(unknown)).toEqual(plain(wrong));
  });

  it('take the same processor time, which dominates the response time on an idle machine', async () => {
    const { email } = await createUserWithPassword(app);
    const [unknown, wrong]: [number[], number[]] = [[], []];
    const timed = async (address: string, times: number[]) => {
      // The server runs in this process, so other processes do not affect its processor time.
      times.push(await measureProcessorMs(() => logIn(openBrowser(app), address, 'wrong guess')));
    };
    // Alternating rounds expose both cases to the same background load.
    for (let round = 0; round < rounds; round += 1) {
      await timed(round % 2 ? email : createEmail(), round % 2 ? wrong : unknown);
      await timed(round % 2 ? createEmail() : email, round % 2 ? unknown : wrong);
    }
    // Minimum of each case: under load medians differ by a quarter.
    const ratio = Math.min(...unknown) / Math.min(...wrong);
    // Without a dummy hash an unknown email takes about a third of the time.
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.35);
  });
});
