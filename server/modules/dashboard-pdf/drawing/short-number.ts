const units = {
  en: { thousand: 'k', million: 'M' },
  ru: { thousand: '\u00a0к', million: '\u00a0М' },
} as const;

/** `18.2k`, `1.2M`; `18,2 к`, `1,2 М` in Russian; small numbers whole. */
export function shortNumber(value: number | null, language: 'en' | 'ru'): string {
  if (value === null) return '';
  if (Math.abs(value) < 1000) return String(Math.round(value));
  const { thousand, million } = units[language];
  const [scaled, unit] = Math.abs(value) < 999_500 ? [value / 1000, thousand] : [value / 1_000_000, million];
  const text = scaled >= 100 ? String(Math.round(scaled)) : String(Math.round(scaled * 10) / 10);
  return (language === 'ru' ? text.replace('.', ',') : text) + unit;
}
