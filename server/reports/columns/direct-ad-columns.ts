import type { Column } from '../engine/report-column.js';
import { adAddressColumn, adKeywordCountColumn, adTextColumns } from './ad-columns.js';
import { withAttribute, textColumn, type ColumnLabels } from './column-kinds.js';
import { domainNameColumn } from './domain-columns.js';

/** Ad id as a string, as in the public API. */
export const uuidColumn: Column = textColumn(
  'toString(ad_id)',
  {
    title: { en: 'Ad ID', ru: 'ID объявления' },
    description: {
      en: 'Id of the ad, as text. Ads with the same domain, page, title and text share an id.',
      ru: 'ID объявления текстом: одинаковые домен, страница, заголовок и текст – одно объявление.',
    },
  },
  { filterable: false, sortable: false, visibility: 'hidden' },
);

/** Date of an observation of an ad; null if unknown. */
function seenDateColumn(sql: string, labels: ColumnLabels): Column {
  return {
    ...textColumn(`nullIf(${sql}, toDate(0))`, labels),
    type: 'date',
    format: 'date',
    nullable: true,
  };
}

/** An ad of a Yandex base with its landing page, region and dates. */
export const directAdColumns = {
  title: {
    ...adTextColumns.header,
    link: { page: 'direct-ad-keywords', by: { domain: 'domain', adTitle: 'title', adHash: 'uuid' } },
  },
  description: adTextColumns.txt,
  ...withAttribute({
    domain: {
      ...domainNameColumn(),
      visibility: 'default',
      link: { page: 'direct-ads-by-domain', by: { domain: 'domain' } },
    },
  }),
  keys_count: adKeywordCountColumn,
  link: adAddressColumn,
  regions: textColumn('{region:String}', {
    title: { en: 'Region', ru: 'Регион' },
    description: {
      en: 'Region of the search results with the ad.',
      ru: 'Регион выдачи, в которой встретилось объявление.',
    },
  }),
  created_at: seenDateColumn('first_seen', {
    title: { en: 'First seen', ru: 'Впервые' },
    description: {
      en: 'Date of the first search results with the ad.',
      ru: 'Дата первой выдачи, в которой встретилось объявление.',
    },
  }),
  updated_at: {
    ...seenDateColumn('last_seen', {
      title: { en: 'Last seen', ru: 'Последний раз' },
      description: {
        en: 'Date of the last search results with the ad.',
        ru: 'Дата последней выдачи, в которой встретилось объявление.',
      },
    }),
    filterable: false,
  },
  uuid: uuidColumn,
} satisfies Record<string, Column>;
