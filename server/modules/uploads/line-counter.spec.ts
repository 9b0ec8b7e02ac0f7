import { expect, it } from 'vitest';
import { LineCounter } from './line-counter.js';

it.each([
  ['', 0],
  ['a\nb', 2],
  ['a\nb\n', 2],
  ['a\r\nb\r\n\r\n', 2],
  ['a\rb\r', 2],
  ['a,"b\nc"\nd,"""\n"\n', 2],
  ['a', 1],
  ['\n', 0],
  ['ab', 1],
  // In UTF-16, one byte of each of these letters equals a quote or a line break.
  ['Товар;Ж\nЊ\nТ\r\n', 3],
  ['a;"Т\nб"\nЊ', 2],
])('counts the lines of %j', (text, lines) => {
  for (const bytes of [Buffer.from(text), utf16(text), utf16(text).swap16()]) {
    const counter = new LineCounter().resume();
    // Single-byte chunks: a line break may span two chunks.
    for (const byte of bytes) counter.write(Buffer.from([byte]));
    counter.end();
    expect([counter.bytes, counter.lines]).toEqual([bytes.length, lines]);
  }
});

/** UTF-16 with a byte order mark, as Keyword Planner exports it. */
function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}
