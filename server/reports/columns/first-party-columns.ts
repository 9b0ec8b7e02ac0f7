import type { Column } from '../engine/report-column.js';
import { countColumn, decimalColumn, roundToCentsSql } from './column-kinds.js';

/** First-party search metrics of a row. */
export const firstPartyMetricColumns = {
  clicks: countColumn(
    'own_clicks',
    {
      title: { en: 'Clicks', ru: 'Клики' },
      description: {
        en: 'Clicks on results of the site, as reported to its owner.',
        ru: 'Клики по результатам сайта, по данным владельца.',
      },
    },
    { unit: 'clicks' },
  ),
  impressions: countColumn(
    'own_impressions',
    {
      title: { en: 'Impressions', ru: 'Показы' },
      description: {
        en: 'Impressions of the site in search results, as reported to its owner.',
        ru: 'Сколько раз показаны результаты сайта, по данным владельца.',
      },
    },
    { unit: 'impressions' },
  ),
  ctr: decimalColumn(
    roundToCentsSql('if(own_impressions = 0, 0, own_clicks * 100 / own_impressions)'),
    {
      title: { en: 'CTR', ru: 'CTR' },
      description: { en: 'Clicks per 100 impressions.', ru: 'Кликов на 100 показов.' },
    },
    { unit: 'percent' },
  ),
  position: decimalColumn(
    roundToCentsSql('own_position_sum / nullIf(own_positioned, 0)'),
    {
      title: { en: 'Average position', ru: 'Средняя позиция' },
      description: {
        en: 'Mean position over all impressions, as reported to the owner; not a rank in collected search results.',
        ru: 'Средняя позиция по всем показам, по данным владельца. Это не место в снятой выдаче.',
      },
    },
    {
      nullable: true,
      formula: {
        en: 'Positions weighted by impressions, divided by the impressions.',
        ru: 'Позиции с весом показов, делённые на число показов.',
      },
    },
  ),
} satisfies Record<string, Column>;
