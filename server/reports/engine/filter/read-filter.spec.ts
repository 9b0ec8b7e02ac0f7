import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import { describe, expect, it } from 'vitest';
import type { Filter, FilterCondition } from '../../../contract/filter-language/filter-model.js';
import type { OperatorName } from '../../../contract/filter-language/operators.js';
import { AppError } from '../../../errors/app-error.js';
import { countColumn, textColumn } from '../../columns/column-kinds.js';
import { operatorsFor } from './operators.js';
import type { Column } from '../report-column.js';
import { readFilter, parseFilterRow } from './read-filter.js';

const labels = { title: { en: 'Title', ru: 'Имя' }, description: { en: 'Text.', ru: 'Текст.' } };
const columnOfType = (type: ColumnType): Column => ({ ...countColumn('x', labels), type });

const columns: Record<string, Column> = {
  word: textColumn('word', labels),
  ws: columnOfType('integer'),
  wsk: columnOfType('integer'),
  it1: columnOfType('integer'),
  it10: columnOfType('integer'),
  weight: columnOfType('decimal'),
  cpc_max: columnOfType('decimal'),
  avbid: columnOfType('integer'),
  origin: columnOfType('string'),
  ORder: columnOfType('string'),
  wizards: columnOfType('map'),
  tags: columnOfType('array'),
  found: columnOfType('date'),
  isgeo: columnOfType('boolean'),
  secret: { ...columnOfType('string'), filterable: false },
};

const condition = (field: string, operator: OperatorName, ...values: string[]): FilterCondition => ({
  field,
  operator,
  values,
});
const parse = (text: string): Filter => readFilter(text, columns);

const getErrorMessage = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.messageIn('en')}` : String(error);
  }
  return 'no error';
};

describe('report filter', () => {
  it('parses the example of the public API: ^ is AND, ^OR binds tighter', () => {
    expect(parse('wordNOT LIKE video^weight>=1^ORws>=3^avbid>=20')).toEqual([
      [condition('word', 'NOT LIKE', 'video')],
      [condition('weight', '>=', '1'), condition('ws', '>=', '3')],
      [condition('avbid', '>=', '20')],
    ]);
  });

  it('matches the longest declared field and the longest operator', () => {
    expect(parse('wsk>=1^it10=2^it1=0')).toEqual([
      [condition('wsk', '>=', '1')],
      [condition('it10', '=', '2')],
      [condition('it1', '=', '0')],
    ]);
  });

  it('uses the declared fields to decide whether a part that starts with OR is an alternative', () => {
    expect(parse('ws>1^origin=a^ORder=b^ORws>2^OR ORder = c')).toEqual([
      [condition('ws', '>', '1')],
      [condition('origin', '=', 'a')],
      [condition('ORder', '=', 'b'), condition('ws', '>', '2'), condition('ORder', '=', 'c')],
    ]);
  });

  it('ignores whitespace around operator and value, and empty parts', () => {
    expect(parse(' word  NOT   LIKE   two words  ^ ^ws  >  3 ^')).toEqual([
      [condition('word', 'NOT LIKE', 'two words')],
      [condition('ws', '>', '3')],
    ]);
  });

  it('parses escapes: \\^ \\\\ \\DELIM, and treats any other backslash as literal', () => {
    expect(parse('wordREGEXP \\^buy\\d+\\\\^wordONE OF a\\DELIMbDELIMc')).toEqual([
      [condition('word', 'REGEXP', '^buy\\d+\\')],
      [condition('word', 'ONE OF', 'aDELIMb', 'c')],
    ]);
  });

  it('parses legacy spellings with commas like the current ones', () => {
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
    ['wsLIKE 1', /BAD_FILTER .*ws has no operator “LIKE”/],
    ['word', /BAD_FILTER .*word has no operator/],
    ['ORws>3', /BAD_FILTER .*ORws>3/],
    ['ws>3^ORnothing=1', /BAD_FILTER .*nothing=1/],
    ['constructor=1', /BAD_FILTER .*constructor/],
    ['__proto__=1', /BAD_FILTER .*__proto__/],
  ])('rejects %s and names the part', (text, message) => {
    expect(getErrorMessage(() => parse(text))).toMatch(message);
  });

  it('parses rows of the filter panel like the filter string, with the ids or GraphQL names of columns', () => {
    expect(parseFilterRow({ field: 'word', operator: 'not  like', value: 'a^b' }, columns)).toEqual(
      condition('word', 'NOT LIKE', 'a^b'),
    );
    expect(parseFilterRow({ field: 'ws', operator: 'IN', value: '1,2' }, columns)).toEqual(
      condition('ws', 'ONE OF', '1', '2'),
    );
    expect(parseFilterRow({ field: 'cpcMax', operator: '>=', value: '2' }, columns)).toEqual(
      condition('cpc_max', '>=', '2'),
    );
    expect(
      getErrorMessage(() => parseFilterRow({ field: 'toString', operator: '=', value: '1' }, columns)),
    ).toMatch(/BAD_FILTER .*toString/);
  });

  it('has no order operators for texts', () => {
    expect(operatorsFor({ type: 'string' })).not.toContain('>');
  });
});
