import { expect, it } from 'vitest';
import { readTypedDomains } from './typed-domains.js';

it('counts each domain once regardless of its notation, and lists invalid lines', () => {
  const typed =
    'a.example\r\n\r\nhttps://www.A.example/shop\n xn--e1afmkfd.xn--p1ai\nпример.рф\nnot a domain\n';
  expect(readTypedDomains(typed)).toEqual({
    names: ['a.example', 'пример.рф'],
    repeated: 2,
    unreadable: ['not a domain'],
  });
  expect(readTypedDomains('\n \n')).toEqual({ names: [], repeated: 0, unreadable: [] });
});
