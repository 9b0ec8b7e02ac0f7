import { expect, it } from 'vitest';
import { formatStart } from './format-start.js';

it('says when a limit starts again by the clock that counts it, wherever the reader is', () => {
  expect(formatStart('2026-11-22T00:00:00Z', 'UTC', 'en')).toBe('00:00 UTC');
  expect(formatStart('2026-11-21T21:00:00Z', 'Europe/Moscow', 'ru')).toBe('00:00 GMT+3');
});
