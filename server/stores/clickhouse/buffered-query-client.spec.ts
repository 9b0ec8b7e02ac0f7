import { describe, expect, it } from 'vitest';
import { formatParameter } from './buffered-query-client.js';

describe('formatParameter', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['кофе ☕', 'кофе ☕'],
    ["it's", "it\\'s"],
    ['a\\b', 'a\\\\b'],
    ['\\N', '\\\\N'],
    ['a\tb\nc\rd', 'a\\tb\\nc\\rd'],
    [12, '12'],
    [-0.5, '-0.5'],
    [2n ** 63n, '9223372036854775808'],
    [true, '1'],
    [false, '0'],
    [null, '\\N'],
    [[], '[]'],
    [['a', "b'],['c", '\\'], "['a','b\\'],[\\'c','\\\\']"],
    [[1, 2n, null, true], '[1,2,NULL,TRUE]'],
    [[[1, 2], ['x']], "[[1,2],['x']]"],
  ])('serializes %s as %s', (value, text) => {
    expect(formatParameter(value)).toBe(text);
  });
});
