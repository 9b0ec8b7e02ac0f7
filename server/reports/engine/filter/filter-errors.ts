import type { FilterProblem } from '../../../contract/filter-language/parse-filter.js';
import type { Localised } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';

/** A BadFilter error that names the invalid part. */
export function badFilter(details: Localised): AppError {
  return new AppError(ErrorCode.BadFilter, { what: details });
}

/** Error for a condition that cannot be parsed. */
export function conditionError(problem: FilterProblem): AppError {
  const name = problem.part.slice(0, 60);
  if (problem.kind === 'field') {
    return badFilter({ en: `no filterable column at “${name}”`, ru: `нет столбца для фильтра в «${name}»` });
  }
  return badFilter({
    en: `the column ${problem.field} has no operator “${name}”`,
    ru: `у столбца ${problem.field} нет оператора «${name}»`,
  });
}
