import { asAttributes, countColumn } from '../../columns/column-kinds.js';
import { similarityColumn } from '../../columns/competitor-columns.js';
import {
  advertisingColumns,
  domainNameColumn,
  domainTopColumns,
  pagesColumn,
  visibilityColumn,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupCompetitorsSource } from './group-competitors.source.js';
import { groupPlace } from './group-place.js';

/** Domains that show ads for the paid keywords of the group. */
export const groupAdCompetitors = defineReport({
  id: 'group-ad-competitors',
  section: 'groups',
  subject: 'group',
  right: 'competitorLists',
  title: { en: 'Ad competitors of the group', ru: 'Конкуренты группы в рекламе' },
  description: {
    en: 'Domains that show ads for the paid keywords of the group.',
    ru: 'Домены, которые показывают рекламу по фразам группы.',
  },
  rowNoun: { en: ['competitor', 'competitors'], ru: ['конкурент', 'конкурента', 'конкурентов'] },
  row: { kind: 'domain', key: ['id'] },
  rest: '/report/group/context/concurents/{rid}',
  ...groupPlace({
    page: 'adconcurents',
    place: 60,
    group: 'ppc',
    shortTitle: { en: 'Competitors', ru: 'Конкуренты' },
  }),
  source: groupCompetitorsSource('context'),
  searchColumn: 'name',
  defaultSort: 'cnt|desc',
  columns: {
    ...asAttributes({ name: domainNameColumn() }),
    perc: similarityColumn('adkeyscnt'),
    cnt: countColumn(
      'cnt',
      {
        title: { en: 'Shared keywords', ru: 'Общих фраз' },
        description: {
          en: 'Paid keywords of the group for which the competitor shows ads.',
          ru: 'По скольким фразам группы конкурент показывает рекламу.',
        },
      },
      { shown: 'always', unit: 'keywords' },
    ),
    ...asAttributes({
      ...domainTopColumns,
      pagesinindex: pagesColumn,
      vis: visibilityColumn,
      ...advertisingColumns,
    }),
    id: domainIdColumn('key_id'),
  },
});
