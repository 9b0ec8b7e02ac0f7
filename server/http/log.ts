import { pino, type Logger } from 'pino';
import { readableOutput } from './readable-log.js';
import { secretPaths } from './redact.js';

/**
 * The process's log on standard output, secrets cut out: one JSON object a line for machines,
 * or one readable line for a person at a terminal.
 */
export function createLog(level: string, format: 'json' | 'readable' = 'json'): Logger {
  const options = { level, redact: { paths: secretPaths, censor: '[redacted]' }, base: undefined };
  return format === 'json' ? pino(options) : pino(options, readableOutput(process.stdout));
}
