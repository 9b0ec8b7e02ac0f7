import {
  adExtensionColumns,
  adIdColumn,
  adKeywordCountColumn,
  adPageColumn,
  adTextColumns,
} from '../../columns/ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupAdsSource } from './group-ads.source.js';
import { domainOfGroupColumn } from './group-keyword-columns.js';
import { groupView } from './group-view.js';

/** Distinct ads of a group's domains. */
export const groupAds = defineReport({
  id: 'group-ads',
  section: 'groups',
  subject: 'group',
  title: { en: 'Ads of the group', ru: 'Объявления группы' },
  description: {
    en: 'Ads that the group’s domains show for its paid keywords.',
    ru: 'Объявления, которые домены группы показывают по её фразам.',
  },
  rowNoun: { en: ['ad', 'ads'], ru: ['объявление', 'объявления', 'объявлений'] },
  row: { kind: 'ad', key: ['aid'] },
  restPath: '/report/group/context/ads/{rid}',
  ...groupView({
    page: 'ads',
    order: 70,
    group: 'ppc',
    shortTitle: { en: 'All', ru: 'Все' },
    sharedTitle: { en: 'Ads', ru: 'Объявления' },
  }),
  presentation: { emptyReason: 'groupAds' },
  source: groupAdsSource,
  searchColumn: 'header',
  defaultSort: 'keyscnt|desc',
  columns: {
    domain: domainOfGroupColumn,
    header: {
      ...adTextColumns.header,
      link: { page: 'ad-keywords-by-ad', by: { domain: 'domain', ad: 'aid' } },
    },
    txt: adTextColumns.txt,
    ...adExtensionColumns,
    keyscnt: adKeywordCountColumn,
    url: adPageColumn({ visibility: 'optional' }),
    aid: adIdColumn(),
  },
});
