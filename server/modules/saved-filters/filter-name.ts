import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Characters of a name. */
const maxNameLength = 64;

/** A name as it is shown, and as names are compared. */
interface FilterName {
  name: string;
  nameKey: string;
}

/** Reads the name of a filter. Throws InvalidField for one that is missing, too long or holds what no line of text holds. */
export function parseFilterName(typed: string): FilterName {
  const name = typed.normalize('NFC').trim();
  if (name === '') throw invalidName({ en: 'Give the filter a name.', ru: 'Назовите фильтр.' });
  if ([...name].length > maxNameLength) {
    throw invalidName({
      en: `The name is longer than ${maxNameLength} characters.`,
      ru: `Имя длиннее ${maxNameLength} знаков.`,
    });
  }
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) {
    throw invalidName({
      en: 'The name must be one line of text.',
      ru: 'Имя должно быть одной строкой текста.',
    });
  }
  return { name, nameKey: name.toLowerCase() };
}

function invalidName(what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field: 'filterName', what });
}
