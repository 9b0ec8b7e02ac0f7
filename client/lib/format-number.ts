import type { Language } from '../../server/contract/localised.js';

/** Groups of digits are kept apart, and lines unbroken, by this. */
export const noBreakSpace = '\u00a0';
/** Stands where nothing is known. */
export const unknown = '–';

const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Full value in groups of three: `18 204` in both languages; `–` where it is not known. */
export function formatInteger(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return unknown;
  return integer.format(value).replaceAll(',', noBreakSpace).replace('-', '−');
}

/** A value with a fixed number of decimals: `1.24` or `1,24`. */
export function formatDecimal(
  value: number | null | undefined,
  decimals: number,
  language: Language,
): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return unknown;
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.');
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  const grouped = formatInteger(Number(whole));
  return part === undefined ? sign + grouped : `${sign}${grouped}${language === 'ru' ? ',' : '.'}${part}`;
}

/** Share in percent, `value` being of 100: `3.8%` or `3,8 %`. */
export function formatPercent(value: number | null | undefined, language: Language, decimals = 0): string {
  const text = formatDecimal(value, decimals, language);
  if (text === unknown) return text;
  return language === 'ru' ? `${text}${noBreakSpace}%` : `${text}%`;
}

const units = {
  en: [
    { from: 1e9, sign: 'B' },
    { from: 1e6, sign: 'M' },
    { from: 1e3, sign: 'k' },
  ],
  ru: [
    { from: 1e9, sign: `${noBreakSpace}Г` },
    { from: 1e6, sign: `${noBreakSpace}М` },
    { from: 1e3, sign: `${noBreakSpace}к` },
  ],
} as const;

/** Short form for tabs, figures and axes, where a tooltip holds the full value: `18.2k`, `212M`; `18,2 к`, `1,2 М`. */
export function formatShort(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return unknown;
  const size = Math.abs(value);
  // 999 950 would read 1000.0k: it belongs to the next unit.
  const unit = units[language].find(({ from }) => size >= from * 0.99995 && size >= 1000);
  if (!unit) return formatInteger(value);
  const scaled = value / unit.from;
  const text = formatDecimal(scaled, Math.abs(scaled) >= 99.95 ? 0 : 1, language).replace(/[.,]0$/, '');
  return text + unit.sign;
}
