import { pageTitles } from '../../../contract/pages/page-titles.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupCompetitorColumns } from './group-competitor-columns.js';
import { groupCompetitorsSource } from './group-competitors.source.js';
import { groupView } from './group-view.js';

/** Domains that rank for the keywords of the group. */
export const groupCompetitors = defineReport({
  id: 'group-competitors',
  section: 'groups',
  subject: 'group',
  right: 'competitorLists',
  title: { en: 'Competitors of the group', ru: 'Конкуренты группы' },
  description: {
    en: 'Domains that rank for the keywords of the group.',
    ru: 'Домены, которые есть в поиске по фразам группы.',
  },
  rowNoun: { en: ['competitor', 'competitors'], ru: ['конкурент', 'конкурента', 'конкурентов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/report/group/organic/concurents/{rid}',
  ...groupView({
    page: 'concurents',
    order: 30,
    group: 'seo',
    shortTitle: pageTitles['organic-competitors'],
  }),
  presentation: { emptyReason: 'groupCompetitors' },
  source: groupCompetitorsSource('organic'),
  searchColumn: 'name',
  defaultSort: 'cnt|desc',
  columns: groupCompetitorColumns('it50', {
    en: 'Keywords of the group for which the competitor ranks in the depth of the group.',
    ru: 'По скольким фразам группы конкурент есть на глубине группы.',
  }),
});
