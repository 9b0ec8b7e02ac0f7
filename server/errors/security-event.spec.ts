import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { CsrfError, getSecurityEventKind, logSecurityEvent, SignatureError } from './security-event.js';

const csrfError = new CsrfError({ en: 'no token', ru: 'нет токена' });

function writeEvent(error: unknown, address: string, requestId = 'request-1'): string {
  let text = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  logSecurityEvent(pino({ base: undefined }, output), error, { address, accountId: null, requestId });
  return text;
}

/** The filter of the fail2ban example in docs/security.md. */
function readFailRegex(): RegExp {
  const file = path.join(import.meta.dirname, '../../docs/security.md');
  const [, source = ''] = /^failregex = (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return new RegExp(source.replace('<ADDR>', '(?<address>[\\da-fA-F.:]+)'));
}

describe('security events', () => {
  it.each([
    ['rate-limit', new AppError(ErrorCode.TooManyRequests, { wait: 'later', retryAfter: 1 })],
    ['csrf', csrfError],
    ['invalid-token', new AppError(ErrorCode.InvalidToken)],
    ['invalid-token', new AppError(ErrorCode.ResetInvalid)],
    ['invalid-token', new SignatureError()],
    ['failed-login', new AppError(ErrorCode.WrongCredentials)],
    ['failed-login', new AppError(ErrorCode.WrongPassword)],
    ['failed-login', new AppError(ErrorCode.WrongSecondFactor)],
    ['unknown-id', new AppError(ErrorCode.NotFound)],
    ['access-denied', new AppError(ErrorCode.AdministratorOnly)],
    ['access-denied', new AppError(ErrorCode.RoleForbidden)],
  ])('of the kind %s match the documented fail2ban filter', (kind, error) => {
    expect(getSecurityEventKind(error)).toBe(kind);
    for (const address of ['203.0.113.7', '2001:db8::7']) {
      expect(readFailRegex().exec(writeEvent(error, address))?.groups?.['address']).toBe(address);
    }
  });

  it('are not logged for other errors', () => {
    for (const error of [
      new AppError(ErrorCode.Forbidden, { what: 'it is your own account' }),
      new AppError(ErrorCode.InvalidEmail),
      new Error('unexpected'),
    ]) {
      expect(writeEvent(error, '203.0.113.7')).toBe('');
    }
  });

  it('cannot be forged by a value in another log line', () => {
    const forged = '"security":"csrf","code":"FORBIDDEN","address":"198.51.100.1"';
    const line = writeEvent(csrfError, '203.0.113.7', forged);
    expect(readFailRegex().exec(line)?.groups?.['address']).toBe('203.0.113.7');
    expect(readFailRegex().exec(line.replace(/"security":"csrf".*?"requestId"/, '"requestId"'))).toBeNull();
  });
});
