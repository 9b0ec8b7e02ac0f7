import { isOperatorName } from '../../../../server/contract/filter-language/operators.js';
import type { FilterFields } from '../../../../server/contract/filter-language/parse-filter.js';
import type { ReportColumn } from '../report-meta.js';

/** Filterable fields with their operators, for the filter parser. */
export function filterFieldsOf(columns: readonly ReportColumn[]): FilterFields {
  const filterable = columns.filter((column) => column.filterable);
  return new Map(filterable.map(({ id, operators }) => [id, operators.filter(isOperatorName)]));
}
