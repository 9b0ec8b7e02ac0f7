import type { DecimalMark } from '../../contract/file-reading.js';

/** Behind a word, so that `2 bins` has no unit. */
const wordEnd = '[.]?(?:[^\\p{L}]|$)';

const thousandWords = 'k|к|тыс|тысяч|тысячи|тис|tsd|tausend|tys|tis|mila|bin|thousand|thousands';
const millionWords = 'm|mn|mln|mio|mi|м|млн|миллион|миллиона|миллионов|million|millions|millionen';
const billionWords = 'b|bn|mrd|млрд|миллиард|миллиарда|миллиардов|milliarden|billion|billions';
const lakhWords = 'lakh|lakhs';
const croreWords = 'crore|crores';

/** Units behind a number (`2.1K`, `1,2 тыс.`, `3万`), as expressions that suit both JavaScript and RE2. */
export const numberUnits = [
  { unit: `(?:${thousandWords})${wordEnd}|[千천](?:[^万萬만]|$)`, factor: 1e3 },
  { unit: '[万萬만]', factor: 1e4 },
  { unit: `(?:${lakhWords})${wordEnd}`, factor: 1e5 },
  { unit: `(?:${millionWords})${wordEnd}`, factor: 1e6 },
  { unit: `(?:${croreWords})${wordEnd}|[千천][万萬만]`, factor: 1e7 },
  { unit: '[億亿억]', factor: 1e8 },
  { unit: `(?:${billionWords})${wordEnd}`, factor: 1e9 },
] as const;

/** Codes and abbreviations of currencies around an amount. */
const currencyWords =
  'usd|us|eur|euro|euros|gbp|rub|rur|р|руб|рубля|рублей|uah|грн|byn|br|kzt|тг|pln|zł|zl|czk|kč|kc|huf|ft|ron|lei|bgn|лв|sek|nok|dkk|kr|isk|chf|fr|try|tl|inr|rs|jpy|cny|rmb|krw|twd|nt|hkd|hk|sgd|s|myr|rm|idr|rp|thb|php|vnd|đ|aud|a|au|cad|ca|c|nzd|nz|mxn|mx|brl|r|ars|clp|cop|pen|zar|egp|aed|sar|ils|nis|dollar|dollars';

/** Words in front of the digits of an amount. The syntax suits both JavaScript and RE2, like that of the next ones. */
export const wordBeforeAmount = `^(?:${currencyWords})$`;

const unitWords = [thousandWords, millionWords, billionWords, lakhWords, croreWords].join('|');

/** Words behind an amount: units and currencies. */
export const wordBehindAmount = `^(?:${unitWords}|${currencyWords}|[千천万萬만億亿억円元원圓]+)$`;

/** Words behind a whole number: units and the endings of ordinal numbers. */
export const wordBehindCount = `^(?:${unitWords}|st|nd|rd|th|[千천万萬만億亿억]+)$`;

const gap = `[ \u{a0}\u{2009}\u{202f}'’]`;

/** Digits of a number, in which spaces and apostrophes separate groups of three. */
export const numberDigits = `[.,]?(?:[0-9]{1,3}(?:${gap}[0-9]{3})+(?:[.,][0-9]*)?|[0-9][0-9.,]*)`;

/** A number with signs and words around it. A minus sign behind it has no certain meaning. */
export const singleNumber = `^[^0-9<>≤≥()¢]*${numberDigits}[^0-9<>≤≥()¢–-]*$`;

/** A minus sign in front of the digits, maybe with a currency sign between them. */
export const signBefore = `^[^0-9]*-[^\\p{L}0-9]*[0-9]`;

/** Texts that tools write into a cell without a value. */
export const emptyPlaceholders = [
  '',
  '-',
  '--',
  '–',
  '—',
  '~',
  'n/a',
  '#n/a',
  'na',
  'nan',
  'none',
  'null',
  'no data',
  'нет',
  'нет данных',
  'н/д',
] as const;

const behindDigit = (unit: string) => new RegExp(`\\d[\\s\\u{a0}\\u{2009}\\u{202f}]*(?:${unit})`, 'u');

const toPattern = (pattern: string) => new RegExp(pattern, 'u');
const patterns = {
  behindCount: toPattern(wordBehindCount),
  behindAmount: toPattern(wordBehindAmount),
  beforeAmount: toPattern(wordBeforeAmount),
  number: toPattern(singleNumber),
  digits: toPattern(numberDigits),
  sign: toPattern(signBefore),
};

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Whether a text in lower case is one number, and the words around its digits are known. */
function isSingleNumber(
  text: string,
  { isInteger, isShare }: { isInteger: boolean; isShare: boolean },
): boolean {
  if (!patterns.number.test(text) || (!isShare && /[%％]/.test(text))) return false;
  const before = wordsOf(/^[^0-9]*/.exec(text)?.[0] ?? '');
  const behind = wordsOf(/[^0-9]*$/.exec(text)?.[0] ?? '');
  const [behindPattern, beforePattern] = isInteger
    ? [patterns.behindCount, undefined]
    : [patterns.behindAmount, patterns.beforeAmount];
  return (
    before.every((word) => beforePattern?.test(word) === true) &&
    behind.every((word) => behindPattern.test(word))
  );
}

/** Digits, separators and sign of a number. */
function bareNumber(text: string): string {
  const digits = patterns.digits.exec(text)?.[0] ?? '';
  const sign = patterns.sign.test(text) ? '-' : '';
  return `${sign}${digits.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/, '')}`;
}

const unitPatterns = numberUnits.map(({ unit, factor }) => ({ factor, pattern: behindDigit(unit) }));

/** Replaces full-width digits and separators of East Asian keyboards, and minus signs. */
const toAsciiDigits = (text: string): string =>
  text
    .replaceAll(/[０-９．，]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll('−', '-');

const withoutSeparators = (text: string): string => text.replaceAll(/[.,]/g, '');

/** How to parse a number. */
interface NumberOptions {
  isInteger?: boolean;
  /** Whether the number may be a percentage. */
  isShare?: boolean;
  /** Decides how numbers with one separator before three digits are read. */
  decimal?: DecimalMark | undefined;
}

/**
 * Parses a number like the import (staging/field-sql.ts): with thousands separators, decimal comma, currency signs,
 * units and full-width digits. In a whole number, a point before three digits also separates thousands.
 * Undefined for texts that are no single number, percentages other than shares, and labels such as `Top 10`.
 */
export function parseWrittenNumber(
  text: string,
  { isInteger = false, isShare = false, decimal }: NumberOptions = {},
): number | undefined {
  const written = toAsciiDigits(text).toLowerCase();
  if (/^(?:\d+(?:[.,]\d+)?|[.,]\d+)e[+-]?\d+$/.test(written)) return toFinite(written.replace(',', '.'));
  if (!isSingleNumber(written, { isInteger, isShare })) return undefined;
  const bare = withoutIndianCommas(bareNumber(written));
  if (bare === '') return undefined;
  const unit = unitOf(written);
  const value = toFinite(
    isInteger && unit === 1 ? normaliseInteger(bare, decimal) : normaliseDecimal(bare, decimal),
  );
  return value === undefined || unit === 1 ? value : Math.round(value * unit * 100) / 100;
}

/** Factor of the unit behind a number in lower case. */
const unitOf = (text: string): number => unitPatterns.find(({ pattern }) => pattern.test(text))?.factor ?? 1;

function toFinite(digits: string): number | undefined {
  const value = Number(digits);
  return Number.isFinite(value) ? value : undefined;
}

/** Removes the commas of Indian grouping: `12,34,567`. */
function withoutIndianCommas(bare: string): string {
  return /^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.|$)/.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** A comma or a point before three digits groups, unless the file proves that it is the decimal separator. */
function normaliseInteger(bare: string, decimal: DecimalMark | undefined): string {
  const isGrouped = {
    point: /^-?\d{1,3}(?:,\d{3})+$/,
    comma: /^-?\d{1,3}(?:\.\d{3})+$/,
    open: /^-?\d{1,3}(?:[.,]\d{3})+$/,
  }[decimal ?? 'open'].test(bare);
  return (isGrouped ? withoutSeparators(bare) : bare).replace(',', '.');
}

/** The later of comma and point is the decimal separator; commas before three digits group. */
function normaliseDecimal(bare: string, decimal: DecimalMark | undefined): string {
  if (decimal === 'comma' && /^-?\d{1,3},\d{3}$/.test(bare)) return bare.replace(',', '.');
  if (decimal === 'comma' && /^-?[1-9]\d{0,2}(?:\.\d{3})+$/.test(bare)) return bare.replaceAll('.', '');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^-?\d{1,3}(?:\.\d{3})+,\d*$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return bare.replace(',', '.');
}

/** Whether a cell states that it has no value. */
export function isEmptyCell(text: string): boolean {
  return (emptyPlaceholders as readonly string[]).includes(text.trim().toLowerCase());
}

/**
 * Converts a volume range such as `1K – 10K`, `1 тыс. – 10 тыс.`, `10-100` or `<10` to `1000-10000` and so on.
 * Undefined for other texts.
 */
export function parseVolumeRange(text: string): string | undefined {
  const upperBound = /^\s*[<≤]\s*(?<high>[^<>≤≥]+)$/u.exec(text)?.groups?.['high'];
  const bounds = upperBound === undefined ? text.split(/\s*[–—-]\s*/u) : ['0', upperBound];
  if (bounds.length !== 2) return undefined;
  const [first, high] = bounds.map((bound) => parseWrittenNumber(bound, { isInteger: true }));
  // In `10–100K`, the unit belongs to both bounds; in `100–1K`, it cannot.
  const [unit, sharedUnit] = bounds.map((bound) => unitOf(toAsciiDigits(bound).toLowerCase()));
  if (first === undefined || high === undefined) return undefined;
  const scaled = first * (sharedUnit ?? 1);
  const low = unit === 1 && scaled < high ? scaled : first;
  return Number.isInteger(low) && Number.isInteger(high) && low < high ? `${low}-${high}` : undefined;
}
