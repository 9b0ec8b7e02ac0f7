import { expect, it } from 'vitest';
import { toReadableAddress, parseSubject } from './subject.js';

it.each([
  ['shop.example', { kind: 'domain', domain: 'shop.example' }],
  ['https://www.Shop.example/', { kind: 'domain', domain: 'shop.example' }],
  ['http://shop.example:8080', { kind: 'domain', domain: 'shop.example' }],
  ['https://xn--e1afmkfd.example/', { kind: 'domain', domain: 'пример.example' }],
  ['shop.example/tents/?size=2#top', { kind: 'page', domain: 'shop.example', pageUrl: '/tents/?size=2' }],
  ['tent for two', { kind: 'keyword', keyword: 'tent for two' }],
  [' tent   for two ', { kind: 'keyword', keyword: 'tent for two' }],
  ['палатка 2.5 кг', { kind: 'keyword', keyword: 'палатка 2.5 кг' }],
  ['3.5', { kind: 'keyword', keyword: '3.5' }],
])('parses %s', (text, subject) => {
  expect(parseSubject(text)).toEqual(subject);
});

it('parses nothing from white space', () => {
  expect(parseSubject('  ')).toBeUndefined();
});

it('shows a pasted address with its Unicode host and keeps other texts', () => {
  expect(toReadableAddress('https://xn--e1afmkfd.example/')).toBe('пример.example');
  expect(toReadableAddress('https://shop.example/tents/')).toBe('shop.example/tents/');
  expect(toReadableAddress('tent for two')).toBe('tent for two');
  expect(toReadableAddress('shop.example/xn--tents')).toBe('shop.example/xn--tents');
});

it.each([
  ['xn--e1afmkfd.example', 'пример.example'],
  [' XN--E1AFMKFD.example ', 'пример.example'],
  ['www.shop.xn--e1afmkfd.example/tents', 'shop.пример.example/tents'],
])('decodes the pasted host %s', (pasted, expected) => {
  expect(toReadableAddress(pasted)).toBe(expected);
});
