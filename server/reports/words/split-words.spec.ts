import { expect, it } from 'vitest';
import { asciiTokens, indexTokens, splitWords } from './split-words.js';

it.each([
  ['c++ tutorial', ['c++', 'tutorial']],
  ['learn C++', ['learn', 'c++']],
  ['c vs c++/c#?', ['c', 'vs', 'c++', 'c#']],
  ['c++11 (c++20)', ['c++11', 'c++20']],
  ['.NET core, .net.', ['.net', 'core', '.net']],
  ['c#.net', ['c#', '.net']],
  ['asp.net node.js example.com', ['asp', 'net', 'node', 'js', 'example', 'com']],
  ['AT&T store', ['at&t', 'store']],
  ['h&m, r&b', ['h&m', 'r&b']],
  ['rock & roll', ['rock', 'roll']],
  ['disney+ price', ['disney+', 'price']],
  ['18+', ['18+']],
  ['1+1 buy+shoes', ['1', '1', 'buy', 'shoes']],
  ['#1 + 2 # & .', ['1', '2']],
  ['+red ++shoes', ['red', 'shoes']],
  ['wait... what', ['wait', 'what']],
  ['.308 ammo', ['.308', 'ammo']],
])('splits %s into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
  expect(asciiTokens(text)).toEqual(words);
});

it.each([
  ['c++', ['c']],
  ['at&t', ['at', 't']],
  ['.net', ['net']],
  ['c++11', ['c', '11']],
])('finds %s by the index tokens %j', (word, tokens) => {
  expect(indexTokens(word)).toEqual(tokens);
});
