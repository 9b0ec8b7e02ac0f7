import type { Column } from '../engine/report-column.js';
import { averageBidSql } from './average-bid.js';
import { countColumn, decimalColumn, unsupportedColumn } from './column-kinds.js';

/** Monthly search volumes, 0 if unknown. */
export const volumeColumns = {
  ws: countColumn(
    'ws',
    {
      title: { en: 'Volume', ru: 'Частотность' },
      description: {
        en: 'Broad search volume: monthly searches with the keyword in any form, 0 if unknown.',
        ru: 'Базовая частотность: показов в месяц в любой форме, 0 – неизвестна.',
      },
    },
    { unit: 'searches a month', rangeColumn: 'ws_range', zeroIsValidWhen: [] },
  ),
  wsk: countColumn(
    'wsk',
    {
      title: { en: 'Exact volume', ru: 'Точная' },
      description: {
        en: 'Exact search volume: monthly searches with exactly these words, 0 if unknown.',
        ru: 'Точная частотность: показов в месяц именно этой фразы, 0 – неизвестна.',
      },
    },
    { visibilityOnGoogle: 'optional', unit: 'searches a month', zeroIsValidWhen: ['exactVolume'] },
  ),
} satisfies Record<string, Column>;

/** Cost per click in the currency of the base, 0 if unknown. */
export const costColumns = {
  avbid: decimalColumn(
    averageBidSql('cpc_min', 'cpc_max'),
    {
      title: { en: 'Average bid', ru: 'Средняя ставка' },
      description: {
        en: 'Average of the minimum and maximum CPC, 0 if unknown.',
        ru: 'Среднее минимальной и максимальной цены клика, 0 – неизвестна.',
      },
    },
    {
      unit: 'currency of the database',
      format: 'money',
      roundInApi: true,
      visibility: 'optional',
      zeroIsValidWhen: [],
      formula: { en: '(minimum CPC + maximum CPC) ÷ 2', ru: '(мин. CPC + макс. CPC) ÷ 2' },
    },
  ),
  cpc_min: decimalColumn(
    'toFloat64(cpc_min)',
    {
      title: { en: 'Min CPC', ru: 'Мин. CPC' },
      description: {
        en: 'Minimum cost per click, 0 if unknown.',
        ru: 'Минимальная цена клика, 0 – неизвестна.',
      },
    },
    { format: 'money', unit: 'currency of the database', visibility: 'optional', zeroIsValidWhen: [] },
  ),
  cpc_max: decimalColumn(
    'toFloat64(cpc_max)',
    {
      title: { en: 'Max CPC', ru: 'Макс. CPC' },
      description: {
        en: 'Maximum cost per click, 0 if unknown.',
        ru: 'Максимальная цена клика, 0 – неизвестна.',
      },
    },
    { format: 'money', unit: 'currency of the database', zeroIsValidWhen: [] },
  ),
  competition: countColumn(
    'competition',
    {
      title: { en: 'Competition', ru: 'Конкуренция' },
      description: {
        en: 'How many advertisers bid on it: low (1), medium (2) or high (3); 0 if unknown.',
        ru: 'Конкуренция рекламодателей: 1 – низкая, 2 – средняя, 3 – высокая, 0 – неизвестна.',
      },
    },
    { format: 'competition' },
  ),
} satisfies Record<string, Column>;

/** Keyword effectiveness index: exact volume squared, divided by the number of documents. */
export const keiColumn: Column = countColumn(
  'if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5)))',
  {
    title: { en: 'KEI', ru: 'KEI' },
    description: {
      en: 'Keyword effectiveness index: exact volume squared divided by results, rounded; 0 if results are unknown.',
      ru: 'Индекс эффективности фразы: квадрат точной частотности, делённый на число результатов; 0, если их число неизвестно.',
    },
  },
  {
    visibility: 'optional',
    formula: { en: 'exact volume² ÷ results', ru: 'точная частотность² ÷ результатов' },
  },
);

/** Volume type of the public API that this service does not measure. */
export const superVolumeColumn: Column = unsupportedColumn('superwsk');
