import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { formatCount } from './format-count.js';

/** Error for a list that is longer than the feature accepts on any plan. */
export function createListTooLongError(maxLines: number, lines: number): AppError {
  const max = formatCount(maxLines);
  const count = formatCount(lines);
  return new AppError(ErrorCode.BadRequest, {
    what: {
      en: `The list can have at most ${max.en} lines; it has ${count.en}.`,
      ru: `В списке может быть не больше ${max.ru} строк, а указано ${count.ru}.`,
    },
  });
}
