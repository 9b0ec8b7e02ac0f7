import { pageTitles } from '../../../contract/pages/page-titles.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupCompetitorColumns } from './group-competitor-columns.js';
import { groupCompetitorsSource } from './group-competitors.source.js';
import { groupView } from './group-view.js';

/** Domains that advertise on the group's paid keywords. */
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
  restPath: '/report/group/context/concurents/{rid}',
  ...groupView({
    page: 'adconcurents',
    order: 60,
    group: 'ppc',
    shortTitle: pageTitles['ad-competitors'],
  }),
  presentation: { emptyReason: 'groupCompetitors' },
  source: groupCompetitorsSource('context'),
  searchColumn: 'name',
  defaultSort: 'cnt|desc',
  columns: groupCompetitorColumns('adkeyscnt', {
    en: 'Paid keywords of the group for which the competitor shows ads.',
    ru: 'По скольким фразам группы конкурент показывает рекламу.',
  }),
});
