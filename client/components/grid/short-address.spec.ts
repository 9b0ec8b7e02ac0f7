import { describe, expect, it } from 'vitest';
import { shortAddress, tailOf } from './short-address.js';

describe('shortAddress', () => {
  it.each([
    ['https://www.shop.example/tents?a=1', 'shop.example', '/tents?a=1'],
    ['http://shop.example', 'shop.example', '/'],
    ['https://rival.example/tents', 'shop.example', 'rival.example/tents'],
    ['https://xn--e1afmkfd.example/a', undefined, 'пример.example/a'],
    ['https://xn--e1afmkfd.example/a', 'пример.example', '/a'],
    ['/tents', 'shop.example', '/tents'],
    ['/%D0%BA%D0%B0%D1%82?a=%20', 'shop.example', '/кат?a=%20'],
    ['https://rival.example/%D0%BA%D0%B0%D1%82', 'shop.example', 'rival.example/кат'],
  ])('%s on the table of %s is %s', (address, domain, shown) => {
    expect(shortAddress(address, domain)).toBe(shown);
  });
});

describe('the end of an address that is never cut', () => {
  it.each([
    ['/catalog/tents/for-two/ultralight-2p', '/ultralight-2p'],
    ['/catalog/tents/for-two/ultralight-2p/', '/ultralight-2p/'],
    ['/tents', ''],
    ['/a-very-long-first-step-that-has-no-other', ''],
    ['/catalog/a-last-step-that-is-longer-than-a-column', ''],
  ])('of %s begins at a slash: %j (L3)', (address, tail) => {
    expect(tailOf(address)).toBe(tail);
  });
});
