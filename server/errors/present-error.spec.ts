import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { presentError } from './present-error.js';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('presentError', () => {
  it.each([
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('Query runner already released. Cannot run queries anymore.'),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('57P03', 'the database system is starting up'),
    withCode('EMFILE', 'connect EMFILE /run/http.sock'),
  ])('reports an unreachable store for "$message"', (error) => {
    expect(presentError(error, 'en')).toMatchObject({ status: 503, code: ErrorCode.StoreUnavailable });
  });

  it.each([withCode('53100', 'could not extend file'), withCode('ENOSPC', 'no space left on device')])(
    'reports a full disk for "$message"',
    (error) => {
      expect(presentError(error, 'en').code).toBe(ErrorCode.DiskFull);
    },
  );

  it('reports other errors as internal without their message', () => {
    const presented = presentError(withCode('23505', 'duplicate key value: secret'), 'en');
    expect(presented).toMatchObject({ status: 500, code: ErrorCode.Internal, isInternal: true });
    expect(presented.message).not.toContain('secret');
  });

  it('formats numbers with the digit groups of the language', () => {
    const error = new AppError(ErrorCode.ListLimit, { limit: 1000, given: 300_001 });
    expect(presentError(error, 'en').message).toContain('up to 1,000 lines here, but you entered 300,001');
    expect(presentError(error, 'ru').message).toContain('не больше 1\u00a0000 строк, а указано 300\u00a0001');
  });

  it('mentions no plan of the user in a limit that guests also meet', () => {
    const error = new AppError(ErrorCode.ListLimit, { limit: 3, given: 4 });
    expect(presentError(error, 'en').message).not.toMatch(/your plan/i);
  });

  it('truncates values that repeat the input of the client', () => {
    const input = 'x'.repeat(1_000_000);
    for (const what of [input, { en: input, ru: input }]) {
      const { message } = presentError(new AppError(ErrorCode.BadRequest, { what }), 'en');
      expect(message).toContain(`${'x'.repeat(1000)}…`);
      expect(message).not.toContain('x'.repeat(1001));
    }
  });
});
