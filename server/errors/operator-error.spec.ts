import { ClickHouseError } from '@clickhouse/client';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../stores/clickhouse/engine-errors.js';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { formatFatalError } from './operator-error.js';

const limits = { timeSeconds: 1, memoryBytes: 1, rows: 1 };
const storeError = (error: Error) => toAppError(error, limits, undefined);
const errorWithCode = (code: string) => Object.assign(new Error('write failed'), { code });

describe('the last words of a program (S20)', () => {
  it.each([
    ['the system', errorWithCode('ENOSPC')],
    ['PostgreSQL', errorWithCode('53100')],
    ['the facts’ store', storeError(new ClickHouseError({ message: 'Cannot reserve 1 MiB', code: '243' }))],
    ['its words alone', new Error('wrapped', { cause: new Error('write: No space left on device') })],
  ])('are one line for a disk that is full, as %s says it', (_, error) => {
    expect(formatFatalError(error)).toMatch(/^The disk is full: [^\n]+$/);
  });

  it('say a full disk of the facts’ store to those who use the service too', () => {
    const error = storeError(new ClickHouseError({ message: 'Cannot reserve 1 MiB', code: '243' }));
    expect(error.code).toBe(ErrorCode.DiskFull);
    expect(error.message).toContain('disk is full');
  });

  it.each([
    ['that refuses connections', errorWithCode('ECONNREFUSED')],
    ['that breaks one off', new Error('socket hang up')],
    ['that gives its queries up', new ClickHouseError({ message: 'Query was cancelled', code: '394' })],
  ])('are one line for a store %s, and of nothing cancelled', (_, error) => {
    const formatted = formatFatalError(storeError(error));
    expect(formatted).toBe(new AppError(ErrorCode.StoreUnavailable).message);
    expect(formatted).not.toMatch(/cancel|\n/i);
  });

  it('are the whole error where it is a fault of ours', () => {
    const error = new TypeError('undefined is no function');
    expect(formatFatalError(error)).toBe(error);
  });
});
