import { expect, it } from 'vitest';
import { loadConfig } from '../config/config.js';
import { createLimiters } from './limiters.js';

it('renders one logo at a time per account, and logos of different accounts in parallel', async () => {
  const { logos } = createLimiters(loadConfig({}));
  const active: string[] = [];
  const acquire = (key: string) =>
    logos.acquire({ key }).then((release) => {
      active.push(key);
      return release;
    });
  const first = await acquire('greedy');
  const waiting = [acquire('greedy'), acquire('greedy')];
  await acquire('other');
  expect(active).toEqual(['greedy', 'other']);
  first();
  await waiting[0];
  expect(active).toEqual(['greedy', 'other', 'greedy']);
});
