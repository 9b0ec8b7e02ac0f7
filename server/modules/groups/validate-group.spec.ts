import { expect, it } from 'vitest';
import { validateName } from './validate-group.js';

it.each([
  ['a\0b', 'ab'],
  ['\u202Etxt.exe\u2066', 'txt.exe'],
  ['one\n two\t', 'one two'],
  ['👩‍🚀 <b>', '👩‍🚀 <b>'],
  ['\uD800x', '\uFFFDx'],
  ['😀'.repeat(128), '😀'.repeat(128)],
])('a name of a group report is kept without what does not show: %j', (input, name) => {
  expect(validateName(input)).toBe(name);
});

it.each(['', '   ', '\u200B', '\0', '\u202E'])('nothing shows of the name %j', (input) => {
  expect(validateName(input)).toBeUndefined();
});

it('a name has at most 128 characters, however many units each takes', () => {
  expect(() => validateName('😀'.repeat(129))).toThrow();
});
