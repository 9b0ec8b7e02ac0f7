import { expect, it } from 'vitest';
import { loadConfig } from '../config/config.js';
import { openGates } from './gates.js';

it('one account draws one logo at a time, and another’s begins at once beside it (S8)', async () => {
  const { logos } = openGates(loadConfig({}));
  const inside: string[] = [];
  const enter = (key: string) =>
    logos.enter({ key }).then((leave) => {
      inside.push(key);
      return leave;
    });
  const first = await enter('greedy');
  const waiting = [enter('greedy'), enter('greedy')];
  await enter('other');
  expect(inside).toEqual(['greedy', 'other']);
  first();
  await waiting[0];
  expect(inside).toEqual(['greedy', 'other', 'greedy']);
});
