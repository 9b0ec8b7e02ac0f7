import type { Column } from '../engine/report-definition.js';
import { countColumn, decimalColumn, uncoveredColumn } from './column-kinds.js';

/** Monthly search volumes, 0 where unknown. */
export const volumeColumns = {
  ws: countColumn(
    'ws',
    {
      title: { en: 'Search volume', ru: 'Частотность' },
      description: {
        en: 'Broad search volume: searches a month with the keyword in any form, 0 where it is unknown.',
        ru: 'Базовая частотность: показов в месяц в любой форме, 0 — неизвестна.',
      },
    },
    { unit: 'searches a month' },
  ),
  wsk: countColumn(
    'wsk',
    {
      title: { en: 'Exact volume', ru: 'Точная частотность' },
      description: {
        en: 'Exact search volume: searches a month with exactly these words, 0 where it is unknown.',
        ru: 'Точная частотность: показов в месяц именно этой фразы, 0 — неизвестна.',
      },
    },
    { yandexOnly: true, unit: 'searches a month' },
  ),
} satisfies Record<string, Column>;

/** Price of a click on an ad, in the base's currency; 0 where unknown. */
export const costColumns = {
  avbid: countColumn(
    'toInt64(floor((toFloat64(cpc_min) + toFloat64(cpc_max)) / 2 + 0.5))',
    {
      title: { en: 'Average bid', ru: 'Средняя ставка' },
      description: {
        en: 'Mean of the lowest and highest cost per click, rounded to whole units of the currency of the database.',
        ru: 'Среднее минимальной и максимальной цены клика, округлённое до целых единиц валюты базы.',
      },
    },
    { unit: 'currency of the database', format: 'money', shown: 'optional' },
  ),
  cpc_min: decimalColumn(
    'toFloat64(cpc_min)',
    {
      title: { en: 'Min CPC', ru: 'Мин. цена клика' },
      description: {
        en: 'Lowest cost per click, 0 where it is unknown.',
        ru: 'Минимальная цена клика, 0 — неизвестна.',
      },
    },
    { format: 'money', unit: 'currency of the database' },
  ),
  cpc_max: decimalColumn(
    'toFloat64(cpc_max)',
    {
      title: { en: 'Max CPC', ru: 'Макс. цена клика' },
      description: {
        en: 'Highest cost per click, 0 where it is unknown.',
        ru: 'Максимальная цена клика, 0 — неизвестна.',
      },
    },
    { format: 'money', unit: 'currency of the database' },
  ),
  competition: countColumn(
    'competition',
    {
      title: { en: 'Competition', ru: 'Конкуренция' },
      description: {
        en: 'Competition of advertisers: 1 low, 2 middle, 3 high, 0 unknown.',
        ru: 'Конкуренция рекламодателей: 1 низкая, 2 средняя, 3 высокая, 0 неизвестна.',
      },
    },
    { format: 'competition' },
  ),
} satisfies Record<string, Column>;

/** Keyword effectiveness: exact volume squared over the number of documents. */
export const keiColumn: Column = countColumn(
  'if(docs = 0, 0, toUInt64(floor(toFloat64(wsk) * toFloat64(wsk) / toFloat64(docs) + 0.5)))',
  {
    title: { en: 'KEI', ru: 'KEI' },
    description: {
      en: 'Keyword effectiveness index: exact volume squared over documents, rounded; 0 where documents are unknown.',
      ru: 'Индекс эффективности фразы: квадрат точной частотности на число документов, округлённый; 0, если документов 0.',
    },
  },
  { shown: 'optional' },
);

/** A volume of the public API that is not measured here. */
export const superVolumeColumn: Column = uncoveredColumn('superwsk');
