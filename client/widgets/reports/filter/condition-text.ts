import {
  parseRange,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import {
  type OperatorName,
  takesList,
  takesRange,
} from '../../../../server/contract/filter-language/operators.js';
import type { Language } from '../../../../server/contract/language/localised.js';
import { formatDay } from '../../../../server/contract/formatting/format-date.js';
import { formatDecimal } from '../../../../server/contract/formatting/format-number.js';
import { readablePath } from '../../../../server/contract/formatting/readable-path.js';
import { cellFormatPresentations } from '../../../components/grid/cell-formats.js';
import { cellFormat } from '../../../components/grid/grid-column.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';
import { getSingleValue } from './filter-model.js';
import { isBooleanColumn } from './operators.js';

/** Labels used in condition texts. */
export interface ConditionLabels {
  language: Language;
  /** Label of an operator without a symbol. */
  operator: (operator: OperatorName) => string;
  /** Label of an enumerated value: competition level, SERP feature, yes or no. */
  value: (column: ReportColumn, value: string) => string | undefined;
}

const symbols: Readonly<Partial<Record<OperatorName, string>>> = {
  '=': '=',
  '!=': '≠',
  '>': '>',
  '<': '<',
  '>=': '≥',
  '<=': '≤',
};

/** Chip text of a condition: column title and comparison, for example `≥ 1,000` or `1–50`. */
export function conditionText(
  condition: FilterCondition,
  column: ReportColumn,
  labels: ConditionLabels,
): { title: string; value: string } {
  const formatValue = (value: string) =>
    labels.value(column, value) ?? formatPlainValue(value, column, labels.language);
  return { title: column.title, value: formatComparison(condition, column, labels, formatValue) };
}

function formatComparison(
  condition: FilterCondition,
  column: ReportColumn,
  labels: ConditionLabels,
  formatValue: (value: string) => string,
): string {
  const { operator, values } = condition;
  const value = getSingleValue(condition);
  if (takesRange(operator)) return parseRange(value).map(formatValue).join('–');
  if (isBooleanColumn(column) && operator === '=') return formatValue(value);
  if (takesList(operator)) {
    const formattedRuns = collapseRuns(values).map((run) => run.map(formatValue).join('–'));
    return `${labels.operator(operator)} ${formattedRuns.join(', ')}`;
  }
  const symbol = symbols[operator];
  if (operator === '=' && column.type === 'string') return `= ${formatValue(value)}`;
  return `${symbol ?? labels.operator(operator)} ${formatValue(value)}`;
}

/** Collapses runs of three or more consecutive integers into their first and last value. */
function collapseRuns(values: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const isConsecutive =
      previous !== undefined && /^\d{1,9}$/.test(previous) && value === String(Number(previous) + 1);
    if (run && isConsecutive) run.push(value);
    else runs.push([value]);
  }
  return runs.flatMap((run) =>
    run.length > 2 ? [[run[0] ?? '', run.at(-1) ?? '']] : run.map((value) => [value]),
  );
}

function formatPlainValue(value: string, column: ReportColumn, language: Language): string {
  const { field } = filterInputs[column.filterType];
  if (field === 'day') return formatDay(value, language);
  if (cellFormatPresentations[cellFormat(column.format)].subjectKind === 'page') return readablePath(value);
  if (field !== 'number') return value;
  const number = Number(value);
  const decimals = value.split('.')[1]?.length ?? 0;
  return Number.isFinite(number) && value.trim() !== '' ? formatDecimal(number, decimals, language) : value;
}
