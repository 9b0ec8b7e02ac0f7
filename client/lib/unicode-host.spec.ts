// @vitest-environment node
import { domainToASCII, domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import { readableHost } from '../../server/contract/readable-host.js';
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

it.each([
  'xn--80ak6aa92e.com',
  domainToASCII('pаypal.example'),
  'xn--e1afmkfd.example',
  'xn--.example',
  'a.example',
])('reads %s as the server does, whoever decodes it (number 14)', (host) => {
  expect(toUnicodeHost(host)).toBe(readableHost(host, domainToUnicode));
});
