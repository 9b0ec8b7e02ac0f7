// @vitest-environment node
import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { toUnicodeHost } from './unicode-host.js';

it.each([
  'пример.example',
  'магазин-палаток.example',
  'bücher.example',
  'tent.example',
  'φίλτρο.example',
  'ёлки.пример.example',
])('reads %s back from what the platform makes of it', (host) => {
  expect(toUnicodeHost(domainToASCII(host))).toBe(host);
});

it('keeps a label that only looks Latin, or mixes scripts, as it is', () => {
  expect(toUnicodeHost('xn--80ak6aa92e.com')).toBe('xn--80ak6aa92e.com');
  const mixed = domainToASCII('pаypal.example');
  expect(toUnicodeHost(mixed)).toBe(mixed);
});

it('keeps what is no punycode', () => {
  expect(toUnicodeHost('xn--.example')).toBe('xn--.example');
  expect(toUnicodeHost('xn--!!.example')).toBe('xn--!!.example');
});
