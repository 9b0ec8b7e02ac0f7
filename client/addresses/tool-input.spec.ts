import { reportQueryFromLocation, splitReportQuery } from './keyword-search-query.js';
import { expect, it } from 'vitest';
import { listFromLocation, pagesFromLocation, listAddress, pageLines, listTargets } from './tool-input.js';

const [target = { id: 'tool-mass-check', name: 'list' } as const] = listTargets.keyword ?? [];

/** List that the target page reads from the address. */
function readBack({ to, state }: ReturnType<typeof listAddress>) {
  return listFromLocation({ search: new URL(to, 'http://here.example').search, state }, target.name);
}

it('passes a list by address so that it can open in a new tab', () => {
  const lines = ['tents & poles', 'палатка = дом', 'a+b#c%d', 'x,y;z'];
  const address = listAddress(target, lines, 'gny');
  expect(address.state).toBeUndefined();
  expect(new URL(address.to, 'http://here.example').searchParams.get('db')).toBe('gny');
  expect(readBack(address)).toBe(lines.join('\n'));
});

it('passes a long list by history state', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `keyword number ${index}`);
  const address = listAddress(target, lines, 'gny');
  expect(address.to.length).toBeLessThan(100);
  expect(readBack(address)).toBe(lines.join('\n'));
});

it('measures the encoded length, because a Cyrillic letter takes six characters', () => {
  const getLength = (letter: string) => {
    const lines = Array.from({ length: 100 }, () => letter.repeat(30));
    const address = listAddress(target, lines, 'gny');
    expect(readBack(address)).toBe(lines.join('\n'));
    return address.to.length;
  };
  expect(getLength('a')).toBeGreaterThan(3000);
  expect(getLength('я')).toBeLessThan(100);
});

it('passes the lists of a keyword search by history state if they do not fit together', () => {
  const half = Array.from({ length: 90 }, (_, index) => `палатка ${index}`).join('\n');
  const query = new URLSearchParams({ phrases: half, minusWords: half, strict: '0', db: 'msk' });
  const { search, state } = splitReportQuery(query);
  expect(search).toBe('strict=0&db=msk');
  expect(Object.fromEntries(reportQueryFromLocation({ search, state }))).toEqual(Object.fromEntries(query));
  const short = new URLSearchParams({ phrases: 'tent', strict: '1' });
  expect(splitReportQuery(short)).toEqual({ search: 'phrases=tent&strict=1', state: undefined });
});

it('passes other lists by history state only if they are long', () => {
  const query = new URLSearchParams({ domain: 'a.example', minus: 'купить '.repeat(300) });
  const { search, state } = splitReportQuery(query, ['minus']);
  expect(search).toBe('domain=a.example');
  expect(reportQueryFromLocation({ search, state }, ['minus']).get('minus')).toBe(query.get('minus'));
  query.set('minus', 'купить');
  expect(splitReportQuery(query, ['minus']).state).toBeUndefined();
});

it('reads no list without a valid value', () => {
  for (const state of [null, undefined, {}, { list: 7 }, 'list']) {
    expect(listFromLocation({ search: '?db=gny', state }, 'list')).toBeUndefined();
  }
});

it.each([
  ['a.example/x,b.example/y', 'a.example/x\nb.example/y'],
  ['a.example/x,y/z', 'a.example/x,y/z'],
  ['a.example,b.example', 'a.example\nb.example'],
  ['https://a.example/1, https://b.example/2', 'https://a.example/1\nhttps://b.example/2'],
  ['a.example/x\nb.example/y,z', 'a.example/x\nb.example/y,z'],
])('splits the pages %j into %j', (text, lines) => {
  for (const name of ['pages', 'ids']) {
    const search = `?${new URLSearchParams({ [name]: text })}`;
    expect(pageLines(pagesFromLocation({ search, state: null }) ?? '')).toBe(lines);
  }
});
