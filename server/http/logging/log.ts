import { pino, type DestinationStream, type Logger } from 'pino';
import { createReadableOutput } from './readable-log.js';
import { secretPaths } from './redact.js';

/** Creates the process log on standard output with redacted secrets: JSON lines, or readable lines for a terminal. */
export function createLog(level: string, format: 'json' | 'readable' = 'json'): Logger {
  const options = { level, redact: { paths: secretPaths, censor: '[redacted]' }, base: undefined };
  return pino(options, format === 'json' ? jsonOutput(process.stdout) : createReadableOutput(process.stdout));
}

/**
 * Destination of a JSON log. After a hangup the default stream of pino retries the write to the terminal forever, so the
 * process could not exit.
 */
export function jsonOutput(output: NodeJS.WriteStream & { fd: number }): DestinationStream {
  return output.isTTY ? output : pino.destination(output.fd);
}
