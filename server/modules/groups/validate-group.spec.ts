import { expect, it } from 'vitest';
import { validateName } from './validate-group.js';

it.each([
  ['a\0b', 'ab'],
  ['\u202Etxt.exe\u2066', 'txt.exe'],
  ['one\n two\t', 'one two'],
  ['👩‍🚀 <b>', '👩‍🚀 <b>'],
  ['\uD800x', '\uFFFDx'],
  ['😀'.repeat(128), '😀'.repeat(128)],
])('removes invisible characters from a name: %j', (input, name) => {
  expect(validateName(input)).toBe(name);
});

it.each(['', '   ', '\u200B', '\0', '\u202E'])('rejects the invisible name %j', (input) => {
  expect(validateName(input)).toBeUndefined();
});

it('limits a name to 128 characters, not code units', () => {
  expect(() => validateName('😀'.repeat(129))).toThrow();
});
