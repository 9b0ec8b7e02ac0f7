import type { FilterProblem } from '../../../contract/filter-language/parse-filter.js';
import type { Localised } from '../../../contract/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';

/** A BadFilter error that names the invalid part. */
export function badFilter(what: Localised): AppError {
  return new AppError(ErrorCode.BadFilter, { what });
}

/** Error for a condition that cannot be parsed. */
export function conditionError(fault: FilterProblem): AppError {
  const name = fault.part.slice(0, 60);
  if (fault.kind === 'field') {
    return badFilter({ en: `no filterable column at “${name}”`, ru: `нет столбца для фильтра в «${name}»` });
  }
  return badFilter({
    en: `the column ${fault.field} has no operator “${name}”`,
    ru: `у столбца ${fault.field} нет оператора «${name}»`,
  });
}
