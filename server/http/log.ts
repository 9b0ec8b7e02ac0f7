import { pino, type Logger } from 'pino';
import { readableOutput } from './readable-log.js';
import { secretPaths } from './redact.js';

/** Creates the process log on standard output with redacted secrets: JSON lines, or readable lines for a terminal. */
export function createLog(level: string, format: 'json' | 'readable' = 'json'): Logger {
  const options = { level, redact: { paths: secretPaths, censor: '[redacted]' }, base: undefined };
  return format === 'json' ? pino(options) : pino(options, readableOutput(process.stdout));
}
