import { Writable } from 'node:stream';

const levelNames: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };

/** What every line carries beside the values worth reading. */
const frame = new Set(['level', 'time', 'msg', 'err', 'pid', 'hostname']);

interface LogLine extends Record<string, unknown> {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string; message?: string };
}

/** Turns a line of the JSON log into one that a person at a terminal reads: time, message, values. */
export function readableLine(json: string): string {
  const line = JSON.parse(json) as LogLine;
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const values = Object.entries(line)
    .filter(([name]) => !frame.has(name))
    .map(([name, value]) => `${name}=${written(value)}`);
  const fault = line.err ? `\n${line.err.stack ?? line.err.message ?? ''}` : '';
  return `${[`${time}  ${levelNames[line.level] ?? ''}${line.msg ?? ''}`, ...values].join('  ')}${fault}\n`;
}

/** Where pino writes its lines for a person. */
export function readableOutput(output: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      const lines = chunk.toString().split('\n').filter(Boolean);
      output.write(lines.map(readableLine).join(''), () => done());
    },
  });
}

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(written).join(', ') : JSON.stringify(value);
}
