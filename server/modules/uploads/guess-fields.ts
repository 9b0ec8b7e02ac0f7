import type { FileField } from '../../contract/file-fields.js';
import { normaliseColumnName } from '../../ingest/formats/tidy-name.js';

interface FieldRule {
  field: FileField;
  /** Common column names in English and Russian. */
  name: RegExp;
  /** Pattern of the values. */
  value: RegExp;
}

const integerPattern = /^\d[\d\s.,\u{a0}\u{202f}]*$/u;
const decimalPattern = /^[^\d\s]{0,3}\s?\d+(?:[.,]\d+)?\s?%?$/;
const anyPattern = /\S/;

/** Most reliable first: a field is assigned to one column. */
const fieldRules: readonly FieldRule[] = [
  { field: 'url', name: /url|landing|page|адрес|страниц|ссылк/, value: /^(?:https?:\/\/|\/)\S*$/i },
  { field: 'domain', name: /domain|host|site|домен|сайт/, value: /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u },
  { field: 'date', name: /date|day|chk|check|дата|день/, value: /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/ },
  { field: 'previous_position', name: /prev|before|пред|прошл/, value: /^\d{1,3}$/ },
  { field: 'position', name: /^pos|rank|^место|позиц|place/, value: /^\d{1,3}$/ },
  { field: 'wsk', name: /exact|точн/, value: integerPattern },
  { field: 'ws', name: /vol|freq|search|частот|показ|спрос/, value: integerPattern },
  { field: 'difficulty', name: /\bkd\b|difficult|слож/, value: decimalPattern },
  { field: 'cpc', name: /cpc|\bbid\b|ставк|цена/, value: decimalPattern },
  { field: 'docs', name: /results|docs|документ|найден/, value: integerPattern },
  { field: 'intent', name: /intent|интент/, value: anyPattern },
  { field: 'title', name: /title|заголов/, value: anyPattern },
  { field: 'snippet', name: /snippet|descr|сниппет|описан/, value: anyPattern },
  { field: 'keyword', name: /key|phrase|query|term|фраз|запрос|ключ|слов/, value: anyPattern },
];

/** Suggests fields for the columns of a table by names and sample values; undefined where nothing matches. */
export function guessFields(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): (FileField | undefined)[] {
  const fields: (FileField | undefined)[] = names.map(() => undefined);
  for (const { field, name, value } of fieldRules) {
    const column = names.findIndex((title, index) => {
      if (fields[index] !== undefined || !name.test(normaliseColumnName(title))) return false;
      const values = rows.map((row) => row[index]?.trim() ?? '').filter((text) => text !== '');
      return values.length > 0 && values.filter((text) => value.test(text)).length * 2 > values.length;
    });
    if (column >= 0) fields[column] = field;
  }
  return fields;
}
