import { expect, it } from 'vitest';
import { violationsOf } from './find-violations.mjs';
import { rules } from './private-words.mjs';

const ticket = 'T11';

const kindsIn = (file: string, text: string) => violationsOf(file, text, rules).map(({ kind }) => kind);

it('finds private words in names, comments and test titles', () => {
  expect(kindsIn('server/a.ts', 'export const toldText = 1;')).toEqual(['identifier']);
  expect(kindsIn('server/a.ts', 'const { label: askedLabel } = x;')).toEqual(['identifier']);
  expect(kindsIn('server/told.ts', 'export const label = 1;')).toEqual(['file name']);
  expect(kindsIn('server/a.ts', '/** The server stands beside it. */\nexport const label = 1;')).toEqual([
    'comment',
  ]);
  expect(kindsIn('server/a.spec.ts', `it('${ticket} reads a file', () => undefined);`)).toEqual([
    'code in a title',
  ]);
  expect(kindsIn('server/a.spec.ts', "it.each([1])('is told %d', () => undefined);")).toEqual(['test title']);
});

it('finds private words in the prose of documents, not in tables and code', () => {
  expect(kindsIn('docs/a.md', 'The page is drawn anew.')).toEqual(['document']);
  expect(kindsIn('docs/a.md', '| anew |\n\n`anew`\n\n```\nanew\n```\n')).toEqual([]);
});

it('accepts standard terms, strings, and listed names', () => {
  expect(kindsIn('server/a.ts', "const label = 'told'; // Retries with backoff.")).toEqual([]);
  expect(kindsIn('server/a.ts', 'interface Bill { act: string }')).toEqual([]);
});

it('requires a reason for every listed name', () => {
  expect(rules.allowed.filter(({ reason }) => reason.length < 10)).toEqual([]);
});
