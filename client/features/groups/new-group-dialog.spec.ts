import { expect, it } from 'vitest';
import { parseDomains } from './new-group-dialog.js';

it('counts each domain once regardless of its notation, and lists invalid lines', () => {
  const input =
    'a.example\r\n\r\nhttps://www.A.example/shop\n xn--e1afmkfd.xn--p1ai\nпример.рф\nnot a domain\n';
  expect(parseDomains(input)).toEqual({
    names: ['a.example', 'пример.рф'],
    repeated: 2,
    unreadable: ['not a domain'],
  });
  expect(parseDomains('\n \n')).toEqual({ names: [], repeated: 0, unreadable: [] });
});
