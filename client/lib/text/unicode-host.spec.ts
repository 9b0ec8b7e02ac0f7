// @vitest-environment node
import { domainToASCII, domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import { readableHost } from '../../../server/contract/formatting/readable-host.js';
import { toUnicodeHost } from './unicode-host.js';

it.each([
  'пример.example',
  'магазин-палаток.example',
  'bücher.example',
  'tent.example',
  'φίλτρο.example',
  'ёлки.пример.example',
])('decodes %s as encoded by the platform', (host) => {
  expect(toUnicodeHost(domainToASCII(host))).toBe(host);
});

it('keeps labels that imitate Latin or mix scripts', () => {
  expect(toUnicodeHost('xn--80ak6aa92e.com')).toBe('xn--80ak6aa92e.com');
  const mixedScriptHost = domainToASCII('pаypal.example');
  expect(toUnicodeHost(mixedScriptHost)).toBe(mixedScriptHost);
});

it('keeps invalid Punycode', () => {
  expect(toUnicodeHost('xn--.example')).toBe('xn--.example');
  expect(toUnicodeHost('xn--!!.example')).toBe('xn--!!.example');
});

it.each([
  'xn--80ak6aa92e.com',
  domainToASCII('pаypal.example'),
  'xn--e1afmkfd.example',
  'xn--.example',
  'a.example',
])('decodes %s like the server', (host) => {
  expect(toUnicodeHost(host)).toBe(readableHost(host, domainToUnicode));
});
