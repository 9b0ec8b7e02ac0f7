import { pageTitles } from '../../../contract/pages/page-titles.js';
import { maxListLines } from '../../../contract/tools/list-tools.js';
import { countColumn, unsupportedColumn } from '../../columns/column-kinds.js';
import { generationConditions } from '../../engine/source-sql.js';
import { defineReport } from '../../engine/report-definition.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { rankColumn, rankedDomainColumns } from '../domains/domain-ranking.js';

/** Metrics of a list of domains. */
export const domainBatch = defineReport({
  id: 'tool-domain-batch',
  section: 'tools',
  subject: 'none',
  title: pageTitles['tool-domain-batch'],
  description: {
    en: 'Keywords, visits, pages and ads of each domain of a list.',
    ru: 'Фразы, визиты, страницы и реклама каждого домена из списка.',
  },
  rowNoun: { en: ['domain', 'domains'], ru: ['домен', 'домена', 'доменов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/tools/domains-batch',
  method: 'POST',
  route: '/tools/domains-batch',
  menu: {
    menu: 'tools',
    group: 'sites',
    order: 110,
  },
  presentation: { emptyReason: 'noListedDomains' },
  source: domainBatchSource,
  searchColumn: 'name',
  defaultSort: 'it50|desc',
  batch: { argument: 'domains', limit: 'domainsBatch' },
  columns: {
    ...rankedDomainColumns,
    keyspage: countColumn(
      'if(pages = 0, 0, toUInt64(floor(it50 / pages + 0.5)))',
      {
        title: { en: 'Keywords a page', ru: 'Фраз на страницу' },
        description: {
          en: 'Keywords in the top 50 for each page with a position, rounded.',
          ru: 'Сколько фраз в топ 50 приходится на страницу с позицией, округлённо.',
        },
      },
      {
        unit: 'keywords',
        formula: { en: 'top 50 ÷ pages', ru: 'топ 50 ÷ страниц' },
      },
    ),
    topvis: rankColumn('vis_rank', {
      en: 'Rank by estimated visits among all domains of the database, 1 is the first.',
      ru: 'Место по оценке визитов среди всех доменов базы, 1 – первое.',
    }),
    topkeys: {
      ...rankColumn('keywords_rank', {
        en: 'Rank by keywords in the top 50 among all domains of the database, 1 is the first.',
        ru: 'Место по числу фраз в топ 50 среди всех доменов базы, 1 – первое.',
      }),
      title: { en: 'Rank by keywords', ru: 'Место по фразам' },
      visibility: 'optional',
    },
    adskeys: unsupportedColumn('adskeys'),
    traf: unsupportedColumn('traf'),
    result: unsupportedColumn('result'),
    aianswerscnt: unsupportedColumn('aianswerscnt'),
  },
  publicColumns: { ai_state: unsupportedColumn('ai_state') },
  arguments: {
    domains: {
      type: 'domainList',
      required: true,
      alias: 'ids',
      maxLines: maxListLines,
      reportUnresolved: true,
      description: {
        en: 'Domains, one per line or separated by commas: names, addresses or ids.',
        ru: 'Домены, по одному в строке или через запятую: имена, адреса или номера.',
      },
    },
  },
});

/** Domains of the list that exist in the base, with organic or paid keywords. */
function domainBatchSource({ listedDomains = {} }: SourceContext): Source {
  return {
    name: 'domains of a list',
    from: 'domain',
    where: [...generationConditions, 'domain_id IN {batch:Array(UInt64)}'],
    identity: ['domain_id'],
    parameters: { batch: (listedDomains['domains'] ?? []).map(({ domainId }) => domainId) },
  };
}
