import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterCondition } from './filter-model.js';
import { operatorSpellings } from './operator-spellings.js';
import { operatorNames, takesList } from './operators.js';
import { type FilterFields, parseFilter } from './parse-filter.js';
import { serialiseFilter } from './serialise-filter.js';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';

/** Names that are prefixes of each other, or start with the alternative marker. */
const names = ['word', 'ws', 'wsk', 'pos', 'order', 'origin', 'ORder', 'OR', 'it1', 'it10'];
const fields: FilterFields = new Map(names.map((name) => [name, operatorNames]));

const hostile = fc.constantFrom(
  '',

  ' ',
  '^',
  '^OR',
  'OR',
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
  'ws',
  'LIKE',
  '=',
  'a',
  'ё',
  '👍',
);
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(hostile, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((parts) => parts.join('')),
);
const condition: fc.Arbitrary<FilterCondition> = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...operatorNames))
  .chain(([field, operator]) =>
    (takesList(operator)
      ? fc.array(value, { minLength: 1, maxLength: 4 })
      : value.map((singleValue) => [singleValue])
    ).map((values) => ({ field, operator, values })),
  )
  // `>` with a value that starts with `=` would parse as `>=`. Comparable values never start with an equals sign.
  .filter(({ operator, values: [first = ''] }) => !(/^[<>]$/.test(operator) && first.startsWith('=')));
const filters = fc.array(fc.array(condition, { minLength: 1, maxLength: 3 }), { maxLength: 5 });

describe('the filter language', () => {
  it('parses the serialised form of any filter to the same filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(serialiseFilter(filter), fields)).toEqual({ filter, invalid: [] });
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);

  it('supports every operator of the public API', () => {
    const documented =
      '>=|<=|NOT LIKE|LIKE|!=|=|>|<|BETWEEN|NOT BETWEEN|STARTSWITH|ENDSWITH|IN ARRAY|NOT IN ARRAY|NOT IN|IN|NOT REGEXP|REGEXP|MATCH|hasAllLike|hasNoOneLike|notExistsLike|existsLike|ONE OF|NOT ONE OF|ARRAY CONTAINS|NOT ARRAY CONTAINS'.split(
        '|',
      );
    expect(operatorSpellings.map(({ text }) => text).sort()).toEqual(documented.sort());
  });

  it('matches the longest field and the longest operator', () => {
    expect(parseFilter('wsk>=5^it10<3', fields).filter).toEqual([
      [{ field: 'wsk', operator: '>=', values: ['5'] }],
      [{ field: 'it10', operator: '<', values: ['3'] }],
    ]);
  });

  it('uses the fields to decide whether a part that starts with OR is an alternative', () => {
    const groups = (text: string) =>
      parseFilter(text, fields).filter.map((group) => group.map(({ field }) => field));
    expect(groups('ws>1^order>=2')).toEqual([['ws'], ['order']]);
    expect(groups('ws>1^ORorder>=2')).toEqual([['ws', 'order']]);
    expect(groups('ws>1^OR>=2')).toEqual([['ws'], ['OR']]);
    expect(groups('ws>1^ORder=2')).toEqual([['ws'], ['ORder']]);
  });

  it('accepts legacy comma lists and writes the current form', () => {
    const { filter } = parseFilter('wordIN tent, boots', fields);
    expect(filter).toEqual([[{ field: 'word', operator: 'ONE OF', values: ['tent', 'boots'] }]]);
    expect(serialiseFilter(filter)).toBe('wordONE OFtentDELIMboots');
  });

  it('parses and serialises long runs of backslashes and blanks in linear time', async () => {
    const values = [`${'\\'.repeat(100_000)}x`, `a${' '.repeat(100_000)}b`];
    const filter = values.map((text) => [{ field: 'word', operator: 'LIKE' as const, values: [text] }]);
    const processorMs = await measureProcessorMs(() => {
      expect(parseFilter(serialiseFilter(filter), fields).filter).toEqual(filter);
    });
    expect(processorMs).toBeLessThan(500);
  });

  it('trims unescaped whitespace and preserves escaped whitespace', () => {
    const like = (pattern: string) => [[{ field: 'word', operator: 'LIKE' as const, values: [pattern] }]];
    expect(serialiseFilter(like(' big tent  '))).toBe('wordLIKE\\ big tent\\ \\ ');
    expect(parseFilter('wordLIKE\\ big tent\\ \\   ', fields).filter).toEqual(like(' big tent  '));
    expect(parseFilter('wordLIKE  big tent ', fields).filter).toEqual(like('big tent'));
    expect(parseFilter('wordLIKEtent\\\\ ', fields).filter).toEqual(like('tent\\'));
    const list = [[{ field: 'word', operator: 'ONE OF' as const, values: ['tent ', 'boots'] }]];
    expect(serialiseFilter(list)).toBe('wordONE OFtent\\ DELIMboots');
    expect(parseFilter('wordONE OFtent\\ DELIM boots', fields).filter).toEqual(list);
  });

  it.each([
    ['ws>1^nosuch=2', ['nosuch=2'], { kind: 'field', part: 'nosuch=2' }],
    ['ws>1^ pos near 2', [' pos near 2'], { kind: 'operator', field: 'pos', part: 'near 2' }],
    ['ws>1^pos=2^ORnosuch=3', ['pos=2^ORnosuch=3'], { kind: 'field', part: 'nosuch=3' }],
    ['ws>1^nosuch=2^ORpos=3', ['nosuch=2^ORpos=3'], { kind: 'field', part: 'nosuch=2' }],
    ['ORnosuch>1^ws>1', ['ORnosuch>1'], { kind: 'operator', field: 'OR', part: 'nosuch>1' }],
  ])(
    'reports %s as invalid, with its alternatives, and parses the other groups',
    (text, expected, problem) => {
      const { filter, invalid } = parseFilter(text, fields);
      expect(filter).toEqual([[{ field: 'ws', operator: '>', values: ['1'] }]]);
      expect(invalid.map((group) => group.text)).toEqual(expected);
      expect(invalid[0]?.problem).toEqual(problem);
    },
  );
});
