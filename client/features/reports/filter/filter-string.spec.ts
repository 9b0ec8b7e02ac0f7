import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, listSeparator } from './filter-model.js';
import { parseFilter, serialiseFilter } from './filter-string.js';

const fields = ['word', 'ws', 'wsk', 'pos', 'order', 'it1', 'it10', 'OR'];
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('^', '\\', 'DELIM', 'OR', '^OR', '@', '=', 'LIKE', ' ', 'ws', 'a', ','), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);
const text = hostile.filter((value) => value.trim() !== '');
const field = fc.constantFrom(...fields);
const ofText = fc.record<Condition>({
  field,
  operator: fc.constantFrom(
    '=',
    '!=',
    'LIKE',
    'NOT LIKE',
    'STARTSWITH',
    'ENDSWITH',
    'REGEXP',
    'NOT REGEXP',
    'MATCH',
    'existsLike',
    'notExistsLike',
  ),
  value: text,
});
const ofNumbers = fc.record<Condition>({
  field,
  operator: fc.constantFrom('<', '<=', '>', '>=', '=', '!='),
  value: fc.integer().map(String),
});
const ofRange = fc.record<Condition>({
  field,
  operator: fc.constant('BETWEEN'),
  value: fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `${from}@${to}`),
});
const element = text.map((value) => value.replaceAll(/\s+/g, ' '));
const ofLists = fc.record<Condition>({
  field,
  operator: fc.constantFrom(
    'ONE OF',
    'NOT ONE OF',
    'ARRAY CONTAINS',
    'NOT ARRAY CONTAINS',
    'IN ARRAY',
    'NOT IN ARRAY',
    'hasAllLike',
    'hasNoOneLike',
  ),
  value: fc.array(element, { minLength: 1, maxLength: 4 }).map((elements) => elements.join(listSeparator)),
});
const condition = fc.oneof(ofText, ofNumbers, ofRange, ofLists);
const lines = fc.array(
  fc.tuple(condition, fc.array(condition, { maxLength: 3 })).map(([first, or]) => ({ ...first, or })),
  { maxLength: 5 },
);

describe('a filter string', () => {
  it('gives the same lines after writing and reading, for any value', () => {
    fc.assert(
      fc.property(lines, (given) => {
        expect(parseFilter(serialiseFilter(given), fields)).toEqual({ lines: given, unread: [] });
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('reads the example of the public API: alternatives bind tighter than lines', () => {
    expect(parseFilter('wordNOT LIKE video^pos>=1^ORws>=3^wsk>=20', fields).lines).toEqual([
      { field: 'word', operator: 'NOT LIKE', value: 'video', or: [] },
      { field: 'pos', operator: '>=', value: '1', or: [{ field: 'ws', operator: '>=', value: '3' }] },
      { field: 'wsk', operator: '>=', value: '20', or: [] },
    ]);
  });

  it('decides by the declared fields where a field begins with "or"', () => {
    expect(parseFilter('ws>1^order>=2', fields).lines).toHaveLength(2);
    expect(parseFilter('ws>1^ORorder>=2', fields).lines).toEqual([
      { field: 'ws', operator: '>', value: '1', or: [{ field: 'order', operator: '>=', value: '2' }] },
    ]);
    expect(parseFilter('ws>1^OR>=2', fields).lines).toHaveLength(2);
  });

  it('takes the longest field and the longest operator', () => {
    expect(parseFilter('wsk>=5^it10<3', fields).lines).toMatchObject([
      { field: 'wsk', operator: '>=', value: '5' },
      { field: 'it10', operator: '<', value: '3' },
    ]);
  });

  it('reads the older comma lists and writes the newer form', () => {
    const read = parseFilter('wordIN tent, boots', fields);
    expect(read.lines[0]?.value).toBe(`tent${listSeparator}boots`);
    expect(serialiseFilter(read.lines)).toBe('wordONE OFtentDELIMboots');
  });

  it('spells blanks at the ends of a value as the server does, and reads bare ones as none', () => {
    const line = { field: 'word', operator: 'LIKE', value: ' big tent  ', or: [] };
    expect(serialiseFilter([line])).toBe('wordLIKE\\ big tent\\ \\ ');
    expect(parseFilter('wordLIKE\\ big tent\\ \\   ', fields).lines).toEqual([line]);
    expect(parseFilter('wordLIKE  big tent ', fields).lines[0]?.value).toBe('big tent');
    expect(parseFilter('wordLIKEtent\\\\ ', fields).lines[0]?.value).toBe('tent\\');
    const list = { ...line, operator: 'ONE OF', value: `tent ${listSeparator}boots` };
    expect(serialiseFilter([list])).toBe('wordONE OFtent\\ DELIMboots');
    expect(parseFilter('wordONE OFtent\\ DELIM boots', fields).lines).toEqual([list]);
  });

  it('keeps what it cannot read, so that the server can name it', () => {
    expect(parseFilter('ws>1^nosuch=2', fields).unread).toEqual(['nosuch=2']);
    expect(serialiseFilter([], ['nosuch=2'])).toBe('nosuch=2');
  });

  it('leaves out what is not filled in', () => {
    const or = [
      { field: 'ws', operator: '', value: '1' },
      { field: 'pos', operator: '<=', value: '3' },
    ];
    expect(serialiseFilter([{ field: 'ws', operator: 'BETWEEN', value: '1@', or: [] }])).toBe('');
    expect(serialiseFilter([{ field: 'word', operator: 'LIKE', value: '  ', or }])).toBe('pos<=3');
  });
});
