import { expect, it } from 'vitest';
import { checkedName } from './new-group.js';

it.each([
  ['a\0b', 'ab'],
  ['\u202Etxt.exe\u2066', 'txt.exe'],
  ['one\n two\t', 'one two'],
  ['👩‍🚀 <b>', '👩‍🚀 <b>'],
  ['\uD800x', '\uFFFDx'],
  ['😀'.repeat(128), '😀'.repeat(128)],
])('a name of a group report is kept without what does not show: %j', (typed, name) => {
  expect(checkedName(typed)).toBe(name);
});

it.each(['', '   ', '\u200B', '\0', '\u202E'])('nothing shows of the name %j', (typed) => {
  expect(checkedName(typed)).toBeUndefined();
});

it('a name has at most 128 characters, however many units each takes', () => {
  expect(() => checkedName('😀'.repeat(129))).toThrow();
});
