import { describe, expect, it } from 'vitest';
import { formatWait } from './format-wait.js';

describe('formatWait', () => {
  it.each([
    [1, 'wait 1 second', 'подождите 1 секунду'],
    [37, 'wait 37 seconds', 'подождите 37 секунд'],
    [62, 'wait 62 seconds', 'подождите 62 секунды'],
    [119, 'wait 119 seconds', 'подождите 119 секунд'],
    [120, 'wait 2 minutes', 'подождите 2 минуты'],
    [900, 'wait 15 minutes', 'подождите 15 минут'],
    [1201, 'wait 21 minutes', 'подождите 21 минуту'],
  ])('formats %i s: %s', (total, en, ru) => {
    expect(formatWait(total)).toEqual({ en, ru });
  });
});
