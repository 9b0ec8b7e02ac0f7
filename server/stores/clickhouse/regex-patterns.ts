import type { Localised } from '../../contract/language/localised.js';
import { markWordsSql, toUnicodePattern } from './unicode-patterns.js';

const caseInsensitiveFlag = '(?i)';

/** Makes a user's pattern case-insensitive and its word classes independent of the script. */
export function toEnginePattern(pattern: string): string {
  return caseInsensitiveFlag + toUnicodePattern(pattern).pattern;
}

/**
 * Patterns to compile before a query that matches a user's pattern: the typed one, which error messages quote, and the
 * one that the query uses.
 */
export function patternsToCompile(pattern: string): string[] {
  return [caseInsensitiveFlag + pattern, toEnginePattern(pattern)];
}

/** SQL that matches a text against the bound pattern. */
export function matchPatternSql(sql: string, pattern: string, placeholder: string): string {
  return `match(${toUnicodePattern(pattern).needsMarks ? markWordsSql(sql) : sql}, ${placeholder})`;
}

/** Translations of RE2 errors. `{part}` is the invalid part of the pattern. */
const reasons: Readonly<Record<string, Localised>> = {
  'missing )': { en: 'a “(” is not closed', ru: 'не закрыта скобка «(»' },
  'unexpected )': { en: 'a “)” has no “(” before it', ru: 'у скобки «)» нет открывающей' },
  'missing ]': { en: 'a “[” is not closed', ru: 'не закрыта скобка «[»' },
  'trailing \\': { en: 'nothing follows the last “\\”', ru: 'после последней «\\» ничего нет' },
  'no argument for repetition operator': {
    en: 'nothing stands before “{part}”',
    ru: 'перед «{part}» ничего нет',
  },
  'bad repetition operator': { en: '“{part}” repeats twice', ru: '«{part}» повторяет дважды' },
  'invalid repetition size': {
    en: '“{part}” repeats too often or counts backwards',
    ru: '«{part}»: слишком много повторений или границы наоборот',
  },
  'invalid character class range': {
    en: '“{part}” is no range of characters',
    ru: '«{part}» – не диапазон знаков',
  },
  'invalid character class': { en: '“{part}” is no set of characters', ru: '«{part}» – не набор знаков' },
  'invalid escape sequence': { en: '“{part}” means nothing', ru: '«{part}» ничего не значит' },
  'invalid perl operator': {
    en: '“{part}” is not supported, as RE2 looks neither ahead nor behind',
    ru: '«{part}» не поддерживается: RE2 не смотрит вперёд и назад',
  },
  'invalid named capture group': {
    en: '“{part}” is no name of a group',
    ru: '«{part}» – не имя группы',
  },
};

/** Describes why the engine could not compile a pattern. Undefined for other errors. */
export function describePatternError(message: string): Localised | undefined {
  const [, sentPattern, complaint] =
    /cannot compile re2: ([\s\S]*), error: ([\s\S]*?)(?:\. Look at https|$)/.exec(message) ?? [];
  if (sentPattern === undefined || complaint === undefined) return undefined;
  const pattern = sentPattern.startsWith(caseInsensitiveFlag)
    ? sentPattern.slice(caseInsensitiveFlag.length)
    : sentPattern;
  const name = Object.keys(reasons).find(
    (prefix) => complaint === prefix || complaint.startsWith(`${prefix}: `),
  );
  const reason = name === undefined ? undefined : reasons[name];
  const part = name === undefined ? '' : complaint.slice(name.length + 2);
  const messageIn = (language: 'en' | 'ru') => reason?.[language].replace('{part}', () => part) ?? complaint;
  return {
    en: `“${pattern}” is no regular expression: ${messageIn('en')}`,
    ru: `«${pattern}» – не регулярное выражение: ${messageIn('ru')}`,
  };
}
