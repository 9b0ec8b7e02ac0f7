import type { TFunction } from 'i18next';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

const dateOperators = ['=', '>', '<', '>=', '<='] as const;

/** Label of an operator. Comparisons of dates have their own: on, before, after. */
export function operatorName(
  t: TFunction<'reports'>,
  operator: OperatorName,
  column?: Pick<ReportColumn, 'filterType'>,
): string {
  const isDate = column !== undefined && filterInputs[column.filterType].field === 'day';
  const dateOperator = isDate ? dateOperators.find((candidate) => candidate === operator) : undefined;
  return dateOperator === undefined ? t(`operator.${operator}`) : t(`dateOperator.${dateOperator}`);
}
