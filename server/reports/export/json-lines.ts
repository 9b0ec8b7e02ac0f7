import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';

/** Parses a stream of newline-delimited JSON, one batch of complete lines per chunk. */
export async function* readJsonLines<Value>(stream: Readable): AsyncGenerator<Value[]> {
  const decoder = new StringDecoder('utf8');
  let remainder = '';
  for await (const chunk of stream) {
    const text = remainder + (typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer));
    const end = text.lastIndexOf('\n') + 1;
    remainder = text.slice(end);
    if (end > 0) yield parseLines<Value>(text.slice(0, end));
  }
  if (remainder.trim() !== '') yield parseLines<Value>(remainder);
}

function parseLines<Value>(text: string): Value[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return JSON.parse(`[${lines.join(',')}]`) as Value[];
}
