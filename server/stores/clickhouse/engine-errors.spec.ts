import { ClickHouseError } from '@clickhouse/client';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../errors/error-code.js';
import { toAppError } from './engine-errors.js';

const limits = { timeSeconds: 30, memoryBytes: 1024 ** 3, rows: 100 };

describe('an exception of ClickHouse', () => {
  it.each([
    ['62', 'Max query size exceeded (can be increased): Syntax error', ErrorCode.TooHeavy],
    ['62', 'Syntax error: failed at position 1', ErrorCode.Internal],
    ['241', 'Memory limit exceeded', ErrorCode.TooHeavy],
    ['209', 'Timeout exceeded', ErrorCode.StoreUnavailable],
  ])('%s, %j has the code %s', (code, message, expected) => {
    const error = new ClickHouseError({ code, message, type: 'X' });
    expect(toAppError(error, limits, undefined).code).toBe(expected);
  });
});
