import { expect, it } from 'vitest';
import { CountedBytes } from './count-lines.js';

it.each([
  ['', 0],
  ['a\nb', 2],
  ['a\nb\n', 2],
  ['a\r\nb\r\n\r\n', 2],
  ['a\rb\r', 2],
  ['a,"b\nc"\nd,"""\n"\n', 2],
])('counts the lines of %j', (text, lines) => {
  const counted = new CountedBytes().resume();
  // In pieces of one byte: a break may stand between two of them.
  for (const byte of Buffer.from(text)) counted.write(Buffer.from([byte]));
  counted.end();
  expect([counted.bytes, counted.lines]).toEqual([Buffer.byteLength(text), lines]);
});
