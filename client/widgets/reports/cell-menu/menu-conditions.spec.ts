import { describe, expect, it } from 'vitest';
import type {
  FilterCondition,
  FilterGroup,
} from '../../../../server/contract/filter-language/filter-model.js';
import type { ReportColumn } from '../report-meta.js';
import { menuConditions, withCondition } from './menu-conditions.js';

const column = (overrides: Partial<ReportColumn>): ReportColumn => ({
  id: 'ws',
  field: 'ws',
  title: 'Volume',
  description: '',
  unit: null,
  formula: null,
  choices: [],
  type: 'integer',
  format: 'number',
  sortable: true,
  filterable: true,
  filterType: 'number',
  operators: ['=', '!=', '>', '<', '>=', '<=', 'BETWEEN'],
  shown: 'default',
  shownOnGoogle: 'default',
  ofDomain: null,
  own: false,
  groupedBy: null,
  basedOn: [],
  saidBy: null,
  rangedBy: null,
  zeroKnownWith: null,
  zeroIsValidField: null,
  link: null,
  ...overrides,
});
const text = column({
  id: 'word',
  type: 'string',
  filterType: 'string',
  operators: ['=', '!=', 'LIKE', 'NOT LIKE'],
});
const operatorsOf = (declared: ReportColumn | undefined, value: unknown) =>
  menuConditions(declared, value).map(({ operator, values }) => `${operator}${values.join()}`);

describe('cell menu conditions', () => {
  it('compare numbers by four operators and texts by equality and substring', () => {
    expect(operatorsOf(column({}), 8100)).toEqual(['=8100', '!=8100', '>=8100', '<=8100']);
    expect(operatorsOf(column({}), 0)).toEqual(['=0', '!=0', '>=0', '<=0']);
    expect(operatorsOf(text, 'tent')).toEqual(['=tent', '!=tent', 'LIKEtent']);
  });

  it('compare booleans only by equality', () => {
    const flag = column({ filterType: 'boolean', type: 'boolean', operators: ['='] });
    expect(operatorsOf(flag, true)).toEqual(['=1']);
    expect(operatorsOf(flag, 0)).toEqual(['=0']);
  });

  it('are empty for unknown values and columns without filter', () => {
    expect(operatorsOf(column({}), null)).toEqual([]);
    expect(operatorsOf(text, '')).toEqual([]);
    expect(operatorsOf(column({ filterable: false }), 5)).toEqual([]);
    expect(operatorsOf(undefined, 5)).toEqual([]);
  });
});

describe('adding a condition to a filter', () => {
  const minimum = (value: string): FilterCondition => ({ field: 'ws', operator: '>=', values: [value] });

  it('appends it', () => {
    const positionLine: FilterGroup = [{ field: 'pos', operator: '<=', values: ['10'] }];
    expect(withCondition([positionLine], minimum('100'))).toEqual([positionLine, [minimum('100')]]);
  });

  it('replaces the same comparison of the column', () => {
    const lines: FilterGroup[] = [[minimum('100')], [{ field: 'ws', operator: '<=', values: ['900'] }]];
    expect(withCondition(lines, minimum('500'))).toEqual([[minimum('500')], lines[1]]);
  });

  it('keeps lines with alternatives', () => {
    const line = [minimum('100'), minimum('5')];
    expect(withCondition([line], minimum('500'))).toEqual([line, [minimum('500')]]);
  });
});
