import type { DecimalMark } from '../../contract/file-reading.js';

/** Behind a word, so that `2 bins` has no unit. */
const wordEnd = '[.]?(?:[^\\p{L}]|$)';

/** Units behind a number (`2.1K`, `1,2 тыс.`, `3万`), as expressions that suit both JavaScript and RE2. */
export const numberUnits = [
  { unit: `(?:k|к|тыс|тис|tsd|tys|tis|mila|bin|thousand)${wordEnd}|[千천](?:[^万萬만]|$)`, factor: 1e3 },
  { unit: '[万萬만]', factor: 1e4 },
  { unit: `lakh${wordEnd}`, factor: 1e5 },
  { unit: `(?:m|mn|mln|mio|mi|м|млн|million)${wordEnd}`, factor: 1e6 },
  { unit: `crore${wordEnd}|[千천][万萬만]`, factor: 1e7 },
  { unit: '[億亿억]', factor: 1e8 },
  { unit: `(?:b|bn|mrd|млрд|billion)${wordEnd}`, factor: 1e9 },
] as const;

/** A thousand in Spanish and Portuguese, and a million in Czech and Romanian. */
export const ambiguousUnit = `mil${wordEnd}`;

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

/** A word before the digits of a whole number, as in `Top 10` and `Page 2`. The syntax suits both JavaScript and RE2. */
export const labelBeforeDigits = '^[^0-9]*\\p{L}[^0-9]*[0-9]';

const labelPattern = new RegExp(labelBeforeDigits, 'u');

const unitPatterns = numberUnits.map(({ unit, factor }) => ({ factor, pattern: behindDigit(unit) }));
const ambiguousUnitPattern = behindDigit(ambiguousUnit);

/** Not a single number: other characters between the digits, or a bound such as `<10`. */
const notNumber = /\d[^\d]*[^\d.,\s\u{a0}\u{2009}\u{202f}'’][^\d]*\d|[<>≤≥]/u;

const percentSign = /[%％]/u;

/** Full-width digits and separators of East Asian keyboards. */
const toAsciiDigits = (text: string): string =>
  text.replaceAll(/[０-９．，]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - 0xfee0));

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
  { isInteger = false, isShare = false, decimal = 'point' }: NumberOptions = {},
): number | undefined {
  const written = toAsciiDigits(text).toLowerCase();
  if (/^(?:\d+(?:[.,]\d+)?|[.,]\d+)e[+-]?\d+$/.test(written)) return toFinite(written.replace(',', '.'));
  if (notNumber.test(written) || ambiguousUnitPattern.test(written)) return undefined;
  if ((!isShare && percentSign.test(written)) || (isInteger && labelPattern.test(written))) return undefined;
  const bare = withoutIndianCommas(written.replaceAll(/[^\d.,-]/g, '').replace(/[.,]+$/, ''));
  if (bare === '') return undefined;
  const unit = unitPatterns.find(({ pattern }) => pattern.test(written))?.factor ?? 1;
  const value = toFinite(isInteger && unit === 1 ? normaliseInteger(bare) : normaliseDecimal(bare, decimal));
  return value === undefined || unit === 1 ? value : Math.round(value * unit * 100) / 100;
}

function toFinite(digits: string): number | undefined {
  const value = Number(digits);
  return Number.isFinite(value) ? value : undefined;
}

/** Removes the commas of Indian grouping: `12,34,567`. */
function withoutIndianCommas(bare: string): string {
  return /^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.|$)/.test(bare) ? bare.replaceAll(',', '') : bare;
}

function normaliseInteger(bare: string): string {
  return (/^-?\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? withoutSeparators(bare) : bare).replace(',', '.');
}

/** The later of comma and point is the decimal separator; commas before three digits group. */
function normaliseDecimal(bare: string, decimal: DecimalMark): string {
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
  const [low, high] = bounds.map((bound) => parseWrittenNumber(bound, { isInteger: true }));
  const areIntegers = Number.isInteger(low) && Number.isInteger(high);
  return areIntegers && (low ?? 0) < (high ?? 0) ? `${low}-${high}` : undefined;
}
