import type { Column } from '../engine/report-column.js';
import { countColumn, decimalColumn, roundToCentsSql, type ColumnLabels } from './column-kinds.js';

const ifImportedSql = (sql: string) => `if(own_known = 1, ${sql}, NULL)`;
const roundedSql = (sql: string) => roundToCentsSql(`toFloat64(${sql})`);

const scopeNote = {
  en: 'Own data of the site, not measured in search results. Only the account that imported it and its team see it; for others it is null. Covers the last 90 days with data.',
  ru: 'Свои данные сайта, не замер выдачи: их видит только аккаунт, который их загрузил, и его участники, для остальных – null. За 90 дней до последнего известного.',
};

const withScopeNote = (
  title: ColumnLabels['title'],
  { en, ru }: ColumnLabels['description'],
): ColumnLabels => ({
  title,
  description: { en: `${en} ${scopeNote.en}`, ru: `${ru} ${scopeNote.ru}` },
});

const firstPartyOptions = { isPrivate: true, attribute: 'firstParty', nullable: true } as const;

/** First-party search metrics joined to measured data; null in rows without a match. */
export const firstPartyJoinColumns = {
  own_clicks: countColumn(
    ifImportedSql('own_clicks'),
    withScopeNote({ en: 'Clicks', ru: 'Клики' }, { en: 'Clicks on the site.', ru: 'Клики по сайту.' }),
    { ...firstPartyOptions, unit: 'clicks' },
  ),
  own_impressions: countColumn(
    ifImportedSql('own_impressions'),
    withScopeNote(
      { en: 'Impressions', ru: 'Показы' },
      { en: 'Impressions of the site in search results.', ru: 'Сколько раз показан сайт.' },
    ),
    { ...firstPartyOptions, unit: 'impressions' },
  ),
  own_ctr: decimalColumn(
    roundedSql(ifImportedSql('own_clicks * 100 / nullIf(own_impressions, 0)')),
    withScopeNote(
      { en: 'CTR', ru: 'CTR' },
      { en: 'Clicks per 100 impressions.', ru: 'Кликов на 100 показов.' },
    ),
    { ...firstPartyOptions, unit: 'percent' },
  ),
  own_position: decimalColumn(
    roundedSql(ifImportedSql('own_position_sum / nullIf(own_positioned, 0)')),
    withScopeNote(
      { en: 'Own position', ru: 'Своя позиция' },
      {
        en: 'Mean position over all impressions.',
        ru: 'Средняя позиция по всем показам.',
      },
    ),
    {
      ...firstPartyOptions,
      formula: {
        en: 'Positions weighted by impressions, divided by the impressions.',
        ru: 'Позиции с весом показов, делённые на число показов.',
      },
    },
  ),
} satisfies Record<string, Column>;
