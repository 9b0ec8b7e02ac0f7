import type { Language } from '../../server/contract/language/localised.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatAgo,
  formatDay,
  formatMonth,
  formatMonthLong,
  formatMonthShort,
} from '../../server/contract/formatting/format-date.js';
import {
  formatMoment,
  formatMomentDay,
  formatMomentTime,
} from '../../server/contract/formatting/format-moment.js';
import { formatMoney } from '../../server/contract/formatting/format-money.js';
import { formatTerm } from '../../server/contract/formatting/format-term.js';
import {
  formatDecimal,
  formatInteger,
  formatPercent,
  formatShort,
} from '../../server/contract/formatting/format-number.js';
import { formatVolume } from '../../server/contract/formatting/volume-range.js';

/** Number and date formats of the page language. */
export function useFormat() {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'ru' ? 'ru' : 'en';
  return useMemo(() => createFormats(language), [language]);
}

/** Formats of a language, for code outside React. */
export function createFormats(language: Language) {
  return {
    language,
    integer: (value: number | null | undefined) => formatInteger(value, language),
    volume: (volume: { ws: number; wsRange: string }) => formatVolume(volume, language),
    short: (value: number | null | undefined) => formatShort(value, language),
    decimal: (value: number | null | undefined, decimals: number) => formatDecimal(value, decimals, language),
    percent: (value: number | null | undefined, decimals = 0) => formatPercent(value, language, decimals),
    day: (iso: string) => formatDay(iso, language),
    month: (iso: string) => formatMonth(iso, language),
    monthShort: (year: number, month: number) => formatMonthShort(year, month, language),
    monthLong: (year: number, month: number) => formatMonthLong(year, month, language),
    money: (cents: number) => formatMoney(cents, language),
    term: (term: { months: number; days: number }) => formatTerm(term, language),
    momentDay: (iso: string) => formatMomentDay(iso, language),
    momentTime: (iso: string) => formatMomentTime(iso, language),
    moment: (iso: string) => formatMoment(iso, language),
    ago: (timestamp: number, now: number) => formatAgo(timestamp, now, language),
  };
}

export type Formats = ReturnType<typeof createFormats>;
