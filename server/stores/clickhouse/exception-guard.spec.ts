import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { ExceptionGuard } from './exception-guard.js';

const tag = '0123456789abcdef';
const message =
  'Code: 159. DB::Exception: Timeout exceeded: elapsed 1 s. (TIMEOUT_EXCEEDED) (version 26.7)\n';
const tail = `\r\n__exception__\r\n${tag}\r\n${message}${Buffer.byteLength(message)} ${tag}\r\n__exception__\r\n`;

/** Pipes the text through the guard in chunks of one size. */
async function passThroughGuard(content: string, chunkSize: number): Promise<string> {
  const bytes = Buffer.from(content);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const guard = new ExceptionGuard(tag);
  const [output] = await Promise.all([text(guard), pipeline(Readable.from(chunks), guard)]);
  return output;
}

describe.each([1, 7, 64, 100_000])('ExceptionGuard with chunks of %i bytes', (chunkSize) => {
  it('passes rows through unchanged, including text that resembles an exception', async () => {
    const rows = 'id,text\n1,"__exception__\r\n"\n2,"__exception__\r\nfedcba9876543210\r\nCode: 1"\n__exc';
    expect(await passThroughGuard(rows, chunkSize)).toBe(rows);
  });

  it('fails if the response ends with an exception', async () => {
    await expect(passThroughGuard(`1,2\n3,4\n${tail}`, chunkSize)).rejects.toMatchObject({
      code: '159',
      type: 'TIMEOUT_EXCEEDED',
    });
  });
});
