import { describe, expect, it } from 'vitest';
import { shortAddress } from './short-address.js';

describe('shortAddress', () => {
  it.each([
    ['https://www.shop.example/tents?a=1', 'shop.example', '/tents?a=1'],
    ['http://shop.example', 'shop.example', '/'],
    ['https://rival.example/tents', 'shop.example', 'rival.example/tents'],
    ['https://xn--e1afmkfd.example/a', undefined, 'пример.example/a'],
    ['https://xn--e1afmkfd.example/a', 'пример.example', '/a'],
    ['/tents', 'shop.example', '/tents'],
  ])('%s on the table of %s is %s', (address, domain, shown) => {
    expect(shortAddress(address, domain)).toBe(shown);
  });
});
