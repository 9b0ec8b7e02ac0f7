import { expect, it } from 'vitest';
import { toUnicodeEmail } from './unicode-email.js';

it('decodes the domain of an e-mail and nothing else', () => {
  expect(toUnicodeEmail('reader@xn--bcher-kva.example')).toBe('reader@bücher.example');
  expect(toUnicodeEmail('xn--bcher-kva@xn--80ak6aa92e.com')).toBe('xn--bcher-kva@xn--80ak6aa92e.com');
  expect(toUnicodeEmail('anna@people.example')).toBe('anna@people.example');
});
