import { describe, expect, it } from 'vitest';
import { formatLogLine } from './log.js';

const time = new Date(2026, 9, 12, 8, 5, 3).getTime();

describe('formatLogLine', () => {
  it('prints time, message and values', () => {
    const line = JSON.stringify({
      level: 30,
      time,
      base: 'gny',
      records: 12,
      ran: ['a', 'b'],
      msg: 'loading',
    });
    expect(formatLogLine(line)).toBe('08:05:03  loading  base=gny  records=12  ran=a, b\n');
  });

  it('prints the level and stack of an error', () => {
    const line = JSON.stringify({
      level: 50,
      time,
      msg: 'the close failed',
      err: { stack: 'Error: no\n    at x' },
    });
    expect(formatLogLine(line)).toBe('08:05:03  error: the close failed\nError: no\n    at x\n');
  });
});
