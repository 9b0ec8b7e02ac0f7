import { describe, expect, it } from 'vitest';
import { readableLine } from './readable-log.js';

const time = new Date(2026, 9, 12, 8, 5, 3).getTime();

describe('a readable line of the log', () => {
  it('says when, what and with which values', () => {
    const line = JSON.stringify({
      level: 30,
      time,
      base: 'gny',
      records: 12,
      ran: ['a', 'b'],
      msg: 'loading',
    });
    expect(readableLine(line)).toBe('08:05:03  loading  base=gny  records=12  ran=a, b\n');
  });

  it('marks what is wrong and shows where', () => {
    const line = JSON.stringify({
      level: 50,
      time,
      msg: 'the close failed',
      err: { stack: 'Error: no\n    at x' },
    });
    expect(readableLine(line)).toBe('08:05:03  error: the close failed\nError: no\n    at x\n');
  });
});
