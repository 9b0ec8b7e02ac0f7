import { ClickHouseError } from '@clickhouse/client';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../stores/clickhouse/engine-errors.js';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { formatFatalError } from './operator-error.js';

const limits = { timeSeconds: 1, memoryBytes: 1, rows: 1 };
const storeError = (error: Error) => toAppError(error, limits, undefined);
const errorWithCode = (code: string) => Object.assign(new Error('write failed'), { code });

describe('formatFatalError', () => {
  it.each([
    ['the system', errorWithCode('ENOSPC')],
    ['PostgreSQL', errorWithCode('53100')],
    ['ClickHouse', storeError(new ClickHouseError({ message: 'Cannot reserve 1 MiB', code: '243' }))],
    [
      'which only the message mentions',
      new Error('wrapped', { cause: new Error('write: No space left on device') }),
    ],
  ])('reports a full disk in one line for an error of %s', (_, error) => {
    expect(formatFatalError(error)).toMatch(/^The disk is full: [^\n]+$/);
  });

  it('reports a full ClickHouse disk to users as well', () => {
    const error = storeError(new ClickHouseError({ message: 'Cannot reserve 1 MiB', code: '243' }));
    expect(error.code).toBe(ErrorCode.DiskFull);
    expect(error.message).toContain('disk is full');
  });

  it.each([
    ['that refuses connections', errorWithCode('ECONNREFUSED')],
    ['that breaks off a connection', new Error('socket hang up')],
    ['that cancels its queries', new ClickHouseError({ message: 'Query was cancelled', code: '394' })],
  ])('reports a store %s in one line that does not mention a cancellation', (_, error) => {
    const formatted = formatFatalError(storeError(error));
    expect(formatted).toBe(new AppError(ErrorCode.StoreUnavailable).message);
    expect(formatted).not.toMatch(/cancel|\n/i);
  });

  it('returns internal errors unchanged', () => {
    const error = new TypeError('undefined is no function');
    expect(formatFatalError(error)).toBe(error);
  });
});
