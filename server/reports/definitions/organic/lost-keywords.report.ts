import { pageTitles } from '../../../contract/pages/page-titles.js';
import {
  domainIdColumn,
  keywordIdColumn,
  serpColumns,
  wordColumn,
  wordingColumns,
} from '../../columns/keyword-columns.js';
import { urlColumn } from '../../columns/page-columns.js';
import { positionColumn } from '../../columns/position-columns.js';
import { vendorAttributes, vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, superVolumeColumn, volumeColumns } from '../../columns/volume-columns.js';
import { publicKeywordColumns } from '../../columns/public-keyword-columns.js';
import { checkedOnColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';

/** Keywords that left the domain's top 50 between the two newest results. */
export const lostKeywords = defineReport({
  id: 'lost-keywords',
  section: 'organic',
  subject: 'domain',
  title: pageTitles['lost-keywords'],
  description: {
    en: 'Keywords for which the domain ranked in the top 50 of the previous results, but not in the latest ones.',
    ru: 'Фразы, по которым домен был в топ 50 прежней выдачи, а в последней его там нет.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/report/simple/organic/lost_keywords',
  route: '/lostkeywords',
  tab: { group: 'seo', order: 50 },
  firstPage: true,
  presentation: { emptyReason: 'noLostKeywords' },
  source: {
    name: 'lost positions of a domain',
    from: 'lost_position',
    where: [...generationConditions, `domain_id = ${subjectDomainIdSql}`],
    identity: ['keyword_id'],
    position: 'pos',
    attributes: vendorAttributes(),
    rowCount: 'lost',
  },
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  sortWithoutVolumes: 'pos|asc,word|asc',
  columns: {
    word: wordColumn(),
    pos: {
      ...positionColumn(),
      title: { en: 'Previous position', ru: 'Прежняя позиция' },
      description: {
        en: 'Position in the previous results, 1 to 50.',
        ru: 'Позиция в прежней выдаче, от 1 до 50.',
      },
    },
    ...volumeColumns,
    ...costColumns,
    ...vendorColumns,
    adscnt: serpColumns.adscnt,
    docs: serpColumns.docs,
    ...wordingColumns,
    wizardscount: serpColumns.wizardscount,
    wizards: serpColumns.wizards,
    url: urlColumn({ visibility: 'always' }),
    superwsk: superVolumeColumn,
    serpf: serpColumns.serpf,
    kid: keywordIdColumn(),
    did: domainIdColumn(),
  },
  publicColumns: { ...publicKeywordColumns, serpf: checkedOnColumn },
});
