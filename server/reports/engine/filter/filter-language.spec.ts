import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../errors/app-error.js';
import { countColumn, textColumn } from '../../columns/column-kinds.js';
import { operatorOf, operators } from '../operators/operators.js';
import type { Column, ColumnType } from '../report-definition.js';
import type { Filter, FilterCondition } from './filter-model.js';
import { parseFilter } from './parse-filter.js';
import { readRow } from './read-condition.js';
import { serialiseFilter } from './serialise-filter.js';

const texts = { title: { en: 'Title', ru: 'Имя' }, description: { en: 'Text.', ru: 'Текст.' } };
const ofType = (type: ColumnType): Column => ({ ...countColumn('x', texts), type });

const columns: Record<string, Column> = {
  word: textColumn('word', texts),
  ws: ofType('integer'),
  wsk: ofType('integer'),
  it1: ofType('integer'),
  it10: ofType('integer'),
  weight: ofType('decimal'),
  avbid: ofType('integer'),
  origin: ofType('string'),
  ORder: ofType('string'),
  wizards: ofType('map'),
  tags: ofType('array'),
  found: ofType('date'),
  isgeo: ofType('boolean'),
  secret: { ...ofType('string'), filterable: false },
};

const condition = (field: string, operator: string, ...values: string[]): FilterCondition => ({
  field,
  operator,
  values,
});
const parse = (text: string): Filter => parseFilter(text, columns);

const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.textIn('en')}` : String(error);
  }
  return 'no error';
};

describe('the filter language', () => {
  it('reads the example of the contract: ^ is AND, ^OR binds tighter', () => {
    expect(parse('wordNOT LIKE video^weight>=1^ORws>=3^avbid>=20')).toEqual([
      [condition('word', 'NOT LIKE', 'video')],
      [condition('weight', '>=', '1'), condition('ws', '>=', '3')],
      [condition('avbid', '>=', '20')],
    ]);
  });

  it('takes the longest declared field and the longest operator', () => {
    expect(parse('wsk>=1^it10=2^it1=0')).toEqual([
      [condition('wsk', '>=', '1')],
      [condition('it10', '=', '2')],
      [condition('it1', '=', '0')],
    ]);
  });

  it('decides by the declared fields whether a part that starts with OR is an alternative', () => {
    expect(parse('ws>1^origin=a^ORder=b^ORws>2^OR ORder = c')).toEqual([
      [condition('ws', '>', '1')],
      [condition('origin', '=', 'a')],
      [condition('ORder', '=', 'b'), condition('ws', '>', '2'), condition('ORder', '=', 'c')],
    ]);
  });

  it('drops blanks around operator and value, and parts that are empty', () => {
    expect(parse(' word  NOT   LIKE   two words  ^ ^ws  >  3 ^')).toEqual([
      [condition('word', 'NOT LIKE', 'two words')],
      [condition('ws', '>', '3')],
    ]);
  });

  it('reads escapes: \\^ \\\\ \\DELIM stand for themselves, any other backslash too', () => {
    expect(parse('wordREGEXP \\^buy\\d+\\\\^wordONE OF a\\DELIMbDELIMc')).toEqual([
      [condition('word', 'REGEXP', '^buy\\d+\\')],
      [condition('word', 'ONE OF', 'aDELIMb', 'c')],
    ]);
  });

  it('reads the older spellings with their commas as the newer ones', () => {
    expect(parse('wsIN 1, 2 ,3^wordNOT IN a,b^wizardsIN ARRAY 1,2^wizardsNOT IN ARRAY 3')).toEqual([
      [condition('ws', 'ONE OF', '1', '2', '3')],
      [condition('word', 'NOT ONE OF', 'a', 'b')],
      [condition('wizards', 'ARRAY CONTAINS', '1', '2')],
      [condition('wizards', 'NOT ARRAY CONTAINS', '3')],
    ]);
  });

  it.each([
    ['nothing=1', /BAD_FILTER .*nothing=1/],
    ['secret=1', /BAD_FILTER .*secret=1/],
    ['wsLIKE 1', /BAD_FILTER .*ws has no operator “LIKE 1”/],
    ['word', /BAD_FILTER .*word has no operator/],
    ['ORws>3', /BAD_FILTER .*ORws>3/],
    ['ws>3^ORnothing=1', /BAD_FILTER .*nothing=1/],
    ['constructor=1', /BAD_FILTER .*constructor/],
    ['__proto__=1', /BAD_FILTER .*__proto__/],
  ])('refuses %s and names the part', (text, message) => {
    expect(messageOf(() => parse(text))).toMatch(message);
  });

  it('reads typed rows like the string', () => {
    expect(readRow({ field: 'word', operator: 'not  like', value: 'a^b' }, columns)).toEqual(
      condition('word', 'NOT LIKE', 'a^b'),
    );
    expect(readRow({ field: 'ws', operator: 'IN', value: '1,2' }, columns)).toEqual(
      condition('ws', 'ONE OF', '1', '2'),
    );
    expect(messageOf(() => readRow({ field: 'toString', operator: '=', value: '1' }, columns))).toMatch(
      /BAD_FILTER .*toString/,
    );
  });

  it('#30 parses what it serialises to the same filter, for any value', () => {
    const hostile = fc.constantFrom(
      '',
      ' ',
      '^',
      '^OR',
      '\\',
      '\\^',
      '\\\\',
      'DELIM',
      '\\DELIM',
      'DELI',
      '@',
      '%',
      '_',
      "'",
      '"',
      ',',
      '\t\n',
      'ORws>1',
      '=',
      'ё',
      '👍',
    );
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.oneof(hostile, fc.string({ maxLength: 3 }))).map((parts) => parts.join('')),
    );
    const fields = Object.keys(columns).filter((id) => columns[id]?.filterable);
    const conditions = fc.constantFrom(...fields).chain((field) => {
      const symbols = operators.filter(
        ({ newer, types }) => newer === undefined && types.includes(columns[field]?.type ?? 'string'),
      );
      return fc
        .constantFrom(...symbols)
        .chain(({ symbol, list }) =>
          (list ? fc.array(value, { minLength: 1, maxLength: 4 }) : value.map((one) => [one]))
            .filter(([first = '']) => !(symbol.length === 1 && first.startsWith('=')))
            .map((values) => ({ field, operator: symbol, values })),
        );
    });
    const filters = fc.array(fc.array(conditions, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parse(serialiseFilter(filter))).toEqual(filter);
      }),
      { numRuns: 2_000 },
    );
  });

  it('knows every operator of the documents', () => {
    const documented =
      '>= <= NOT LIKE|LIKE|!=|=|>|<|BETWEEN|STARTSWITH|ENDSWITH|IN ARRAY|NOT IN ARRAY|NOT IN|IN|NOT REGEXP|REGEXP|MATCH|hasAllLike|hasNoOneLike|notExistsLike|existsLike|ONE OF|NOT ONE OF|ARRAY CONTAINS|NOT ARRAY CONTAINS'
        .replace('>= <= ', '>=|<=|')
        .split('|');
    expect(operators.map(({ symbol }) => symbol).sort()).toEqual(documented.sort());
    expect(operatorOf('string', '>')).toBeUndefined();
  });
});
