import { expect, it } from 'vitest';
import { buildFormParameters, type WordParameter } from './word-parameters.js';

const wordsOf = (count: number, kind: WordParameter['kind']) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`word${index}`, { word: `word${'х'.repeat(index)}`, kind }]),
  );

it('contain the forms of each word', async () => {
  const parameters = await buildFormParameters({
    list: { word: 'tent', kind: 'list' },
    other: { word: 'tent', kind: 'list' },
    pattern: { word: 'tent', kind: 'pattern' },
  });
  expect(parameters['list']).toEqual(expect.arrayContaining(['tent', 'tents']));
  expect(parameters['other']).toEqual(parameters['list']);
  expect(String(parameters['pattern'])).toContain('tent(?:|ed|ing|s)');
  expect(await buildFormParameters({})).toEqual({});
});

it('let the event loop continue, and are refused for too many words', async () => {
  let iterations = 0;
  const timer = setInterval(() => (iterations += 1), 0);
  const words = Array.from({ length: 500 }, (_, index) => {
    const stem = [...String(index)].map((digit) => 'бвгджзклмн'[Number(digit)]).join('а');
    return [`word${index}`, { word: `${stem}анность`, kind: 'list' }] as const;
  });
  await buildFormParameters(Object.fromEntries(words));
  clearInterval(timer);
  expect(iterations).toBeGreaterThan(2);
  await expect(buildFormParameters(wordsOf(601, 'list'))).rejects.toThrow('more than 600 words');
});
