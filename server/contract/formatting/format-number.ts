import type { Language } from '../language/localised.js';

/** Prevents a line break. */
export const noBreakSpace = '\u00a0';
/** Displayed for unknown values. */
export const unknownValue = '–';

/** Locale-specific number symbols. */
interface NumberSigns {
  /** Separator of digit groups. */
  group: string;
  decimal: string;
  percent: string;
  /** Units of the short form, largest first. */
  units: readonly { from: number; sign: string }[];
}

const numberSigns: Readonly<Record<Language, NumberSigns>> = {
  en: {
    group: ',',
    decimal: '.',
    percent: '%',
    units: [
      { from: 1e9, sign: 'B' },
      { from: 1e6, sign: 'M' },
      { from: 1e3, sign: 'k' },
    ],
  },
  ru: {
    group: noBreakSpace,
    decimal: ',',
    percent: `${noBreakSpace}%`,
    units: [
      { from: 1e9, sign: `${noBreakSpace}Г` },
      { from: 1e6, sign: `${noBreakSpace}М` },
      { from: 1e3, sign: `${noBreakSpace}к` },
    ],
  },
};

const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Integer with digit groups: `18,204` or `18 204`; `–` if unknown. */
export function formatInteger(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return unknownValue;
  return integer.format(value).replaceAll(',', numberSigns[language].group).replace('-', '−');
}

/** Fixed number of decimals: `1.24` or `1,24`. */
export function formatDecimal(
  value: number | null | undefined,
  decimals: number,
  language: Language,
): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return unknownValue;
  const [integerPart = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  const grouped = formatInteger(Number(integerPart), language);
  return fraction === undefined ? sign + grouped : sign + grouped + numberSigns[language].decimal + fraction;
}

/** Number for other programs: all decimals, no digit groups, ASCII minus: `-1234.5`, `-1234,5`. */
export function formatPlainDecimal(value: number, language: Language): string {
  return String(value).replace('.', numberSigns[language].decimal);
}

/** Percentage: `3.8%` or `3,8 %`. */
export function formatPercent(value: number | null | undefined, language: Language, decimals = 0): string {
  const text = formatDecimal(value, decimals, language);
  return text === unknownValue ? text : text + numberSigns[language].percent;
}

/** Short form, for places with the full value in a tooltip: `18.2k`, `212M`; `18,2 к`, `1,2 М`. */
export function formatShort(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return unknownValue;
  const magnitude = Math.abs(value);
  // 999,500 would become 1,000k, so it uses the next unit.
  const unit = numberSigns[language].units.find(
    ({ from }) => magnitude >= from * 0.9995 && magnitude >= 1000,
  );
  if (!unit) return formatInteger(value, language);
  const scaled = value / unit.from;
  const text = formatDecimal(scaled, Math.abs(scaled) >= 99.95 ? 0 : 1, language).replace(/[.,]0$/, '');
  return text + unit.sign;
}
