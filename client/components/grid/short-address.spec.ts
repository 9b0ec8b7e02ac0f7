import { describe, expect, it } from 'vitest';
import { truncatePath, ellipsis, shortAddress } from './short-address.js';

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
  ])('shortens %s in a table of %s to %s', (address, domain, expected) => {
    expect(shortAddress(address, domain)).toBe(expected);
  });
});

describe('truncatePath', () => {
  const widthOf = (text: string) => text.length;

  it.each([
    ['/catalog/tents/for-two/ultralight-2p', 40, '/catalog/tents/for-two/ultralight-2p'],
    ['/catalog/tents/for-two/ultralight-2p', 31, '/catalog/tents/…/ultralight-2p'],
    ['/catalog/tents/for-two/ultralight-2p', 25, '/catalog/…/ultralight-2p'],
    ['/catalog/tents/for-two/ultralight-2p/', 20, '/…/ultralight-2p/'],
    ['shop.example/tents/two?from=/a/b', 30, 'shop.example/…/two?from=/a/b'],
    ['shop.example/tents', 10, 'shop.example/tents'],
    ['shop.example/tents/two', 10, 'shop.example/…/two'],
    ['/tents', 3, '/tents'],
    ['/a-very-long-first-step-that-has-no-other', 10, '/a-very-long-first-step-that-has-no-other'],
    ['/catalog/a-last-step-that-is-longer', 12, '/…/a-last-step-that-is-longer'],
  ])('truncates %s at %d to %s', (address, width, expected) => {
    const { start, hidden, tail } = truncatePath(address, width, widthOf);
    expect(start + (hidden && ellipsis) + tail).toBe(expected);
    expect(start + hidden + tail).toBe(address);
  });
});
