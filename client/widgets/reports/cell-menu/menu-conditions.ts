import { plainText } from '../../../components/grid/cell-value.js';
import type {
  Filter,
  FilterCondition,
  FilterGroup,
} from '../../../../server/contract/filter-language/filter-model.js';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';
import { filterInputs } from '../filter/filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

/** Filter operators of the cell menu, in order. */
export type MenuOperator = Extract<OperatorName, '=' | '!=' | '>=' | '<=' | 'LIKE'>;

const numberOperators: readonly MenuOperator[] = ['=', '!=', '>=', '<='];
const textOperators: readonly MenuOperator[] = ['=', '!=', 'LIKE'];

/** Filter conditions offered for a cell; empty for unknown values and columns without filter. */
export function menuConditions(
  column: ReportColumn | undefined,
  value: unknown,
): (FilterCondition & { operator: MenuOperator })[] {
  const text = typeof value === 'boolean' ? String(Number(value)) : plainText(value);
  if (!column?.filterable || text === '') return [];
  const candidates =
    filterInputs[column.filterType].labelSet === 'yesNo'
      ? numberOperators.slice(0, 2)
      : column.type === 'string'
        ? textOperators
        : numberOperators;
  return candidates
    .filter((operator) => column.operators.includes(operator))
    .map((operator) => ({ field: column.id, operator, values: [text] }));
}

/** Adds a condition or replaces one with the same column and operator. */
export function withCondition(lines: Filter, condition: FilterCondition): Filter {
  const line: FilterGroup = [condition];
  const existingIndex = lines.findIndex(
    ([first, ...or]) =>
      or.length === 0 && first?.field === condition.field && first.operator === condition.operator,
  );
  return existingIndex === -1
    ? [...lines, line]
    : lines.map((current, index) => (index === existingIndex ? line : current));
}
