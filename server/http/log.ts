import { pino, type DestinationStream, type Logger } from 'pino';
import { readableOutput } from './readable-log.js';
import { secretPaths } from './redact.js';

/**
 * The process's log on standard output, secrets cut out: one JSON object a line for machines,
 * or one readable line for a person at a terminal.
 */
export function createLog(level: string, form: 'json' | 'readable' = 'json'): Logger {
  const options = { level, redact: { paths: secretPaths, censor: '[redacted]' }, base: undefined };
  return pino(options, form === 'json' ? jsonOutput(process.stdout) : readableOutput(process.stdout));
}

/**
 * Where a program's log in JSON goes. After a hangup, pino's own stream would try to write to the terminal for ever, and the
 * process could not exit.
 */
export function jsonOutput(output: NodeJS.WriteStream & { fd: number }): DestinationStream {
  return output.isTTY ? output : pino.destination(output.fd);
}
