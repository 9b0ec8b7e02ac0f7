import type { Column } from '../engine/report-column.js';
import { countColumn, decimalColumn, toCents, type ColumnTexts } from './column-kinds.js';

const known = (sql: string) => `if(own_known = 1, ${sql}, NULL)`;
const rounded = (sql: string) => toCents(`toFloat64(${sql})`);

const told = {
  en: 'Own data of the site, not measured in search results: only the account that imported it and its team see it, for everybody else it is null. The 90 days up to the newest one.',
  ru: 'Свои данные сайта, не замер выдачи: их видит только аккаунт, который их загрузил, и его сотрудники, для остальных – null. За 90 дней до последнего известного.',
};

const texts = (title: ColumnTexts['title'], { en, ru }: ColumnTexts['description']): ColumnTexts => ({
  title,
  description: { en: `${en} ${told.en}`, ru: `${ru} ${told.ru}` },
});

const own = { own: true, attribute: 'own', nullable: true } as const;

/** What a search engine tells the owner of the site, beside what is measured: null in rows that it tells nothing of. */
export const ownBesideColumns = {
  own_clicks: countColumn(
    known('own_clicks'),
    texts({ en: 'Clicks', ru: 'Клики' }, { en: 'Clicks on the site.', ru: 'Клики по сайту.' }),
    { ...own, unit: 'clicks' },
  ),
  own_impressions: countColumn(
    known('own_impressions'),
    texts(
      { en: 'Impressions', ru: 'Показы' },
      { en: 'How often the site was shown.', ru: 'Сколько раз показан сайт.' },
    ),
    { ...own, unit: 'impressions' },
  ),
  own_ctr: decimalColumn(
    rounded(known('own_clicks * 100 / nullIf(own_impressions, 0)')),
    texts({ en: 'CTR', ru: 'CTR' }, { en: 'Clicks per 100 impressions.', ru: 'Кликов на 100 показов.' }),
    { ...own, unit: 'percent' },
  ),
  own_position: decimalColumn(
    rounded(known('own_position_sum / nullIf(own_positioned, 0)')),
    texts(
      { en: 'Own position', ru: 'Своя позиция' },
      {
        en: 'Mean position over all impressions.',
        ru: 'Средняя позиция по всем показам.',
      },
    ),
    {
      ...own,
      formula: {
        en: 'Positions weighted by impressions, divided by the impressions.',
        ru: 'Позиции с весом показов, делённые на число показов.',
      },
    },
  ),
} satisfies Record<string, Column>;
