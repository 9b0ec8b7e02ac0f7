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
export function createReadableOutput(output: NodeJS.WritableStream): Writable {
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
