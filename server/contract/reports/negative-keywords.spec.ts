import { expect, it } from 'vitest';
import { splitNegativeKeywords } from './negative-keywords.js';

it.each([
  [['купить, рыбалка'], ['купить', 'рыбалка']],
  [
    ['cheap\r\nused;-free', '– second hand', 't-shirt'],
    ['cheap', 'used', 'free', 'second hand', 't-shirt'],
  ],
  [['"second hand", [free]\n-"used", +на, c++'], ['second hand', 'free', 'used', 'на', 'c++']],
  [[' , ;\n'], []],
])('splits %j into %j', (lists, expected) => {
  expect(splitNegativeKeywords(lists)).toEqual(expected);
});
