/** Decimal exponents of unit suffixes in both languages. */
const unitExponents: Readonly<Record<string, number>> = { k: 3, к: 3, m: 6, м: 6, b: 9, г: 9 };

/**
 * Expands a number with an optional fraction and unit suffix: `10k` and `1.5M` become `10000` and `1500000`.
 * Undefined for other text.
 */
export function parseNumberText(text: string): string | undefined {
  const [, sign = '', integer = '', fraction = '', unit = ''] =
    /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?\s*([a-zа-я]?)$/i.exec(text.trim()) ?? [];
  const exponent = unit === '' ? 0 : unitExponents[unit.toLowerCase()];
  if (integer === '' || exponent === undefined) return undefined;
  // Shifts the decimal point in the text, which avoids rounding.
  const digits = fraction.padEnd(exponent, '0');
  const shiftedInteger = (integer + digits.slice(0, exponent)).replace(/^0+(?=\d)/, '');
  const fractionDigits = digits.slice(exponent);
  return `${sign === '-' ? '-' : ''}${shiftedInteger}${fractionDigits === '' ? '' : `.${fractionDigits}`}`;
}

/** Parses a date `YYYY-MM-DD` within the range of Date32, 1900 to 2299; undefined for other text. */
export function parseIsoDay(day: string): string | undefined {
  if (!/^(19|2[012])\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined;
}
