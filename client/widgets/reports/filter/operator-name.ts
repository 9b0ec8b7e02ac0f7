import type { TFunction } from 'i18next';
import type { OperatorName } from '../../../../server/contract/filter-language/operators.js';

/** Label of an operator. */
export function operatorName(t: TFunction<'reports'>, operator: OperatorName): string {
  return t(`operator.${operator}`);
}
