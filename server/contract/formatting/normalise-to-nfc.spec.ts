import { expect, it } from 'vitest';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';
import { normaliseToNfc } from './normalise-to-nfc.js';

it.each([
  ['cafe\u0301', 'café'],
  [`a${'\u0323'.repeat(15)}${'\u0301'.repeat(15)}`, `ạ${'\u0323'.repeat(14)}${'\u0301'.repeat(15)}`],
])('writes %j with composed characters', (text, composed) => {
  expect(normaliseToNfc(text)).toBe(composed);
});

it('leaves a long sequence of combining marks unchanged within a second of processor time', async () => {
  const text = `a${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}`;
  expect(await measureProcessorMs(() => expect(normaliseToNfc(text)).toBe(text))).toBeLessThan(1_000);
});

it('sorts many short sequences of combining marks within a second of processor time', async () => {
  const text = `a${'\u0301'.repeat(15)}${'\u0323'.repeat(15)}`.repeat(16_000);
  expect(await measureProcessorMs(() => normaliseToNfc(text))).toBeLessThan(1_000);
});

it('finds the end of short sequences without a search from each mark', async () => {
  const lines = Array.from({ length: 4000 }, () => `e${'\u0301\u0323'.repeat(15)}`.repeat(32));
  const plain = lines.map((line) => 'e'.repeat(line.length));
  const normalise = (texts: readonly string[]) => () => texts.forEach((text) => normaliseToNfc(text));
  const marked = await measureProcessorMs(normalise(lines));
  const unmarked = await measureProcessorMs(normalise(plain));
  expect(marked - unmarked).toBeLessThan(700);
});
