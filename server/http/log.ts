import { pino, type Logger } from 'pino';
import { secretPaths } from './redact.js';

/** The process's log: one JSON object a line on standard output, secrets cut out. */
export function createLog(level: string): Logger {
  return pino({ level, redact: { paths: secretPaths, censor: '[redacted]' }, base: undefined });
}
