import { describe, expect, it } from 'vitest';
import { parseKeywordRows } from './keyword-table.js';

const read = (text: string, name = 'keywords.csv') =>
  parseKeywordRows(text, { name })
    .filter(({ word }) => word.trim() !== '')
    .map(({ word, ws, wsk }) => [word, ws, wsk]);

describe('readKeywordRows', () => {
  it.each([
    ['semicolons', 'Keyword;Search volume;Exact search volume\r\nred shoes;1200;90\r\n'],
    ['tabs', 'Keyword\tSearch volume\tExact search volume\nred shoes\t1 200\t90'],
    ['commas and quotes', 'Keyword,Search volume,Exact search volume\n"red shoes","1,200",90'],
    ['a byte order mark', '\ufeffФраза;Частотность;Точная частотность\nred shoes;1200;90'],
    ['other columns in another order', 'wsk;Группа;Фразы;ws\n90;a;red shoes;1200'],
  ])('reads a table with %s', (_name, text) => {
    expect(read(text)).toEqual([['red shoes', 1200, 90]]);
  });

  it('does not split a keyword at a comma in a list or in a table with another delimiter', () => {
    expect(read('Keyword;Search volume\nphone, 128 gb;70\nplain;5')).toEqual([
      ['phone, 128 gb', 70, 0],
      ['plain', 5, 0],
    ]);
    expect(read('phone, 128 gb\nshoes; red\nplain', 'list.txt')).toEqual([
      ['phone, 128 gb', 0, 0],
      ['shoes; red', 0, 0],
      ['plain', 0, 0],
    ]);
  });

  it('reads a list with volumes if most lines have them', () => {
    expect(read('one;10;1\ntwo;20\nthree')).toEqual([
      ['one', 10, 1],
      ['two', 20, 0],
      ['three', 0, 0],
    ]);
  });

  it('reads files of other tools like the importer, including lines above the header', () => {
    const planner =
      'Keyword Stats 2026-10-01 at 10_00_00\nOctober 1, 2025 - September 30, 2026\n' +
      'Keyword\tCurrency\tAvg. monthly searches\tCompetition\nred shoes\tUSD\t1300\tHigh\n';
    expect(read(planner)).toEqual([['red shoes', 1300, 0]]);
    expect(read('Группа;Фраза;Базовая частотность;Частотность "!"\nобувь;красные туфли;400;30')).toEqual([
      ['красные туфли', 400, 30],
    ]);
  });

  it('applies the importer’s row readers', () => {
    const months =
      'Период,Число запросов,"Динамика «новогодние подарки»"\nянварь 2026,100,\nфевраль 2026,90,\n';
    expect(read(months)).toEqual([['новогодние подарки', 90, 0]]);
    expect(read('Запросы,Число запросов\nкрасные туфли,"12 300"\n')).toEqual([['красные туфли', 12_300, 0]]);
    const ranges = 'Keyword,Currency,Avg. monthly searches,Competition\nred shoes,USD,100 – 1K,High\n';
    expect(read(ranges)).toEqual([['red shoes', 500, 0]]);
  });

  it('reads JSON objects, one per line or in an array', () => {
    const objectLine = '{"keyword":"red shoes","ws":1200,"wsk":"90"}';
    const ranked = '{"type":"organic","keyword":"blue shoes","position":1,"url":"https://a.example/"}';
    expect(read(`${objectLine}\n${ranked}\nnothing of it\n`, 'list.ndjson')).toEqual([
      ['red shoes', 1200, 90],
      ['blue shoes', 0, 0],
    ]);
    const pages = { search_parameters: { engine: 'google', q: 'red shoes' }, organic_results: [] };
    const serpResponse = {
      ...pages,
      organic_results: [{ position: 1, link: 'https://a.example/', title: 'a' }],
    };
    expect(read(JSON.stringify(serpResponse), 'answer.json')[0]).toEqual(['red shoes', 0, 0]);
  });

  it('treats exact matches in brackets as a list', () => {
    expect(read('[red shoes]\n[blue shoes]', 'list.txt')).toEqual([
      ['[red shoes]', 0, 0],
      ['[blue shoes]', 0, 0],
    ]);
  });

  it('handles a long line with an unterminated quote', () => {
    expect(read(`one;1\n"${'a'.repeat(3_000_000)}\n`, 'list.txt')[0]).toEqual(['one;1', 0, 0]);
  });

  it('keeps "keyword" as a keyword of a list', () => {
    expect(read('red shoes\nkeyword\nblue shoes', 'list.txt').map(([word]) => word)).toEqual([
      'red shoes',
      'keyword',
      'blue shoes',
    ]);
  });
});
