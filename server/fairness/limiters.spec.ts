import { expect, it } from 'vitest';
import { loadConfig } from '../config/config.js';
import { createLimiters } from './limiters.js';

it('one account draws one logo at a time, and another’s begins at once beside it (S8)', async () => {
  const { logos } = createLimiters(loadConfig({}));
  const inside: string[] = [];
  const enter = (key: string) =>
    logos.acquire({ key }).then((leave) => {
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
