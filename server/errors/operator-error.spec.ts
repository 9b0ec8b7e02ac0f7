import { ClickHouseError } from '@clickhouse/client';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../stores/clickhouse/engine-errors.js';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { lastWords } from './operator-error.js';

const limits = { timeSeconds: 1, memoryBytes: 1, rows: 1 };
const ofStore = (error: Error) => toAppError(error, limits, undefined);
const coded = (code: string) => Object.assign(new Error('write failed'), { code });

describe('the last words of a program (S20)', () => {
  it.each([
    ['the system', coded('ENOSPC')],
    ['PostgreSQL', coded('53100')],
    ['the facts’ store', ofStore(new ClickHouseError({ message: 'Cannot reserve 1 MiB', code: '243' }))],
    ['its words alone', new Error('wrapped', { cause: new Error('write: No space left on device') })],
  ])('are one line for a disk that is full, as %s says it', (_, error) => {
    expect(lastWords(error)).toMatch(/^The disk is full: [^\n]+$/);
  });

  it('say a full disk of the facts’ store to those who use the service too', () => {
    const fault = ofStore(new ClickHouseError({ message: 'Cannot reserve 1 MiB', code: '243' }));
    expect(fault.code).toBe(ErrorCode.DiskFull);
    expect(fault.message).toContain('disk is full');
  });

  it.each([
    ['that refuses connections', coded('ECONNREFUSED')],
    ['that breaks one off', new Error('socket hang up')],
    ['that gives its queries up', new ClickHouseError({ message: 'Query was cancelled', code: '394' })],
  ])('are one line for a store %s, and of nothing cancelled', (_, error) => {
    const said = lastWords(ofStore(error));
    expect(said).toBe(new AppError(ErrorCode.StoreUnavailable).message);
    expect(said).not.toMatch(/cancel|\n/i);
  });

  it('are the whole error where it is a fault of ours', () => {
    const fault = new TypeError('undefined is no function');
    expect(lastWords(fault)).toBe(fault);
  });
});
