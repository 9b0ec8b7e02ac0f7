import type { FileField } from '../../contract/file-fields.js';
import { tidyName } from '../../ingest/formats/tidy-name.js';

interface Guess {
  field: FileField;
  /** What a column of it is often called, in English and Russian. */
  name: RegExp;
  /** What its values look like. */
  value: RegExp;
}

const whole = /^\d[\d\s.,\u{a0}\u{202f}]*$/u;
const decimal = /^[^\d\s]{0,3}\s?\d+(?:[.,]\d+)?\s?%?$/;
const some = /\S/;

/** The surest first: a field is given to one column. */
const guesses: readonly Guess[] = [
  { field: 'url', name: /url|landing|page|адрес|страниц|ссылк/, value: /^(?:https?:\/\/|\/)\S*$/i },
  { field: 'domain', name: /domain|host|site|домен|сайт/, value: /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u },
  { field: 'date', name: /date|day|chk|check|дата|день/, value: /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/ },
  { field: 'previous_position', name: /prev|before|пред|прошл/, value: /^\d{1,3}$/ },
  { field: 'position', name: /^pos|rank|^место|позиц|place/, value: /^\d{1,3}$/ },
  { field: 'wsk', name: /exact|точн/, value: whole },
  { field: 'ws', name: /vol|freq|search|частот|показ|спрос/, value: whole },
  { field: 'difficulty', name: /\bkd\b|difficult|слож/, value: decimal },
  { field: 'cpc', name: /cpc|\bbid\b|ставк|цена/, value: decimal },
  { field: 'docs', name: /results|docs|документ|найден/, value: whole },
  { field: 'intent', name: /intent|интент/, value: some },
  { field: 'title', name: /title|заголов/, value: some },
  { field: 'snippet', name: /snippet|descr|сниппет|описан/, value: some },
  { field: 'keyword', name: /key|phrase|query|term|фраз|запрос|ключ|слов/, value: some },
];

/**
 * What the columns of a table may be, by their names and first values: a suggestion for a person to look at. Undefined where
 * nothing is likely.
 */
export function guessFields(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): (FileField | undefined)[] {
  const found: (FileField | undefined)[] = names.map(() => undefined);
  for (const { field, name, value } of guesses) {
    const place = names.findIndex((title, at) => {
      if (found[at] !== undefined || !name.test(tidyName(title))) return false;
      const values = rows.map((row) => row[at]?.trim() ?? '').filter((text) => text !== '');
      return values.length > 0 && values.filter((text) => value.test(text)).length * 2 > values.length;
    });
    if (place >= 0) found[place] = field;
  }
  return found;
}
