import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

const maxNameCharacters = 64;

/** A display name and its case-folded key. */
interface FilterName {
  name: string;
  nameKey: string;
}

/**
 * Validates a filter name.
 * @throws AppError InvalidField if it is empty, too long or not a single line
 */
export function parseFilterName(input: string): FilterName {
  const name = input.normalize('NFC').trim();
  if (name === '') throw invalidName({ en: 'Enter a name for the filter.', ru: 'Укажите имя фильтра.' });
  if ([...name].length > maxNameCharacters) {
    throw invalidName({
      en: `The name is longer than ${maxNameCharacters} characters.`,
      ru: `Имя длиннее ${maxNameCharacters} знаков.`,
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

function invalidName(message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field: 'filterName', what: message });
}
