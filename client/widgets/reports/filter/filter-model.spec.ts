import { describe, expect, it } from 'vitest';
import type { FilterCondition } from '../../../../server/contract/filter-language/filter-model.js';
import { countConditions, writeFilter } from './filter-model.js';

const blankCondition: FilterCondition = { field: 'word', operator: 'LIKE', values: ['  '] };
const positionCondition: FilterCondition = { field: 'pos', operator: '<=', values: ['3'] };

describe('filter lines as a filter string', () => {
  it('keep unparsable parts so that the server can report them', () => {
    const problem = { kind: 'field' as const, part: 'nosuch=2' };
    expect(writeFilter([], [{ text: 'nosuch=2', problem }])).toBe('nosuch=2');
    expect(writeFilter([[positionCondition]], [{ text: 'nosuch=2', problem }])).toBe('pos<=3^nosuch=2');
  });

  it('omit incomplete conditions', () => {
    expect(writeFilter([[{ field: 'ws', operator: 'BETWEEN', values: ['1@'] }]])).toBe('');
    expect(writeFilter([[blankCondition, positionCondition]])).toBe('pos<=3');
    expect(writeFilter([[{ field: 'word', operator: 'ONE OF', values: ['', 'tent', ' '] }]])).toBe(
      'wordONE OFtent',
    );
  });

  it('are counted with their alternatives', () => {
    expect(countConditions([[blankCondition, positionCondition], [positionCondition]])).toBe(3);
  });
});
