import { textColumn } from '../../columns/column-kinds.js';
import {
  advertisingColumns,
  domainNameColumn,
  domainTopColumns,
  pagesColumn,
  visibilityColumns,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { groupDomainIdsSql } from '../../subjects/group.subject.js';
import { generationConditions } from '../../engine/source-sql.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupView } from './group-view.js';

/** The domains of a group. */
export const groupDomains = defineReport({
  id: 'group-domains',
  section: 'groups',
  subject: 'group',
  title: { en: 'Domains of the group', ru: 'Домены группы' },
  description: {
    en: 'Domains of the group with the totals of each in the database.',
    ru: 'Домены группы с показателями каждого в базе.',
  },
  rowNoun: { en: ['domain', 'domains'], ru: ['домен', 'домена', 'доменов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/report/group/domains/{rid}',
  ...groupView({ page: 'domains', order: 10, shortTitle: { en: 'Domains', ru: 'Домены' } }),
  presentation: { emptyReason: 'groupDomains' },
  source: {
    name: 'domains of a group report',
    from: 'domain',
    where: [...generationConditions, `domain_id IN ${groupDomainIdsSql}`],
    identity: ['domain_id'],
  },
  searchColumn: 'name',
  defaultSort: 'it50|desc',
  columns: {
    name: domainNameColumn(),
    path: textColumn(
      "''",
      {
        title: { en: 'Path', ru: 'Раздел' },
        description: {
          en: 'Part of the domain that belongs to the group; empty for the entire domain.',
          ru: 'Раздел домена, о котором группа; пусто – весь домен.',
        },
      },
      { visibility: 'hidden', constant: '' },
    ),
    ...domainTopColumns,
    pagesinindex: pagesColumn,
    ...visibilityColumns,
    ...advertisingColumns,
    id: { ...domainIdColumn(), stringifyInApi: true },
  },
});
