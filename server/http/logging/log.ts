import type { Config } from '../../config/config.js';
import { pino, type DestinationStream, type Logger } from 'pino';
import { secretPaths } from './redact.js';
import { Writable } from 'node:stream';

const levelNames: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };

/** Fields that are not printed as values. */
const reservedFields = new Set(['level', 'time', 'msg', 'err', 'pid', 'hostname']);

interface LogLine extends Record<string, unknown> {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string; message?: string };
}

/** Formats a JSON log line for a terminal: time, message, values. */
export function formatLogLine(json: string): string {
  const line = JSON.parse(json) as LogLine;
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const values = Object.entries(line)
    .filter(([name]) => !reservedFields.has(name))
    .map(([name, value]) => `${name}=${formatValue(value)}`);
  const errorText = line.err ? `\n${line.err.stack ?? line.err.message ?? ''}` : '';
  return `${[`${time}  ${levelNames[line.level] ?? ''}${line.msg ?? ''}`, ...values].join('  ')}${errorText}\n`;
}

/** Destination for pino that formats each line. */
function createReadableOutput(output: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      const lines = chunk.toString().split('\n').filter(Boolean);
      output.write(lines.map(formatLogLine).join(''), () => done());
    },
  });
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(formatValue).join(', ') : JSON.stringify(value);
}

/** Creates the process log on standard output with redacted secrets: JSON lines, or readable lines for a terminal. */
export function createLog(level: string, format: 'json' | 'readable' = 'json'): Logger {
  const options = { level, redact: { paths: secretPaths, censor: '[redacted]' }, base: undefined };
  return pino(options, format === 'json' ? jsonOutput(process.stdout) : createReadableOutput(process.stdout));
}

/** Creates the log of a process of the server: JSON lines in production. */
export function createServerLog({ logLevel, nodeEnv }: Pick<Config, 'logLevel' | 'nodeEnv'>): Logger {
  return createLog(logLevel, nodeEnv === 'production' ? 'json' : 'readable');
}

/**
 * Destination of a JSON log. After a hangup the default stream of pino retries the write to the terminal forever, so the
 * process could not exit.
 */
export function jsonOutput(output: NodeJS.WriteStream & { fd: number }): DestinationStream {
  return output.isTTY ? output : pino.destination(output.fd);
}
