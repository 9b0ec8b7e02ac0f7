import { getToolPage } from '../../../contract/tools/tool-pages.js';
import {
  withAttribute,
  countColumn,
  decimalColumn,
  roundToCentsSql,
  unsupportedColumn,
} from '../../columns/column-kinds.js';
import {
  advertisingColumns,
  domainNameColumn,
  domainTopColumns,
  visibilityColumns,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { tableAttributes } from '../../engine/source-sql.js';
import type { Column } from '../../engine/report-column.js';
import { defineReport } from '../../engine/report-definition.js';
import type { Source } from '../../engine/report-source.js';
import { runConditions } from '../../subjects/run.subject.js';
import { toolView } from './tool-view.js';

const tool = getToolPage('tool-keyword-competitors');

/** Domains that rank for, or advertise on, the keywords of a tool run. */
function competitorsSource(channel: 'organic' | 'context'): Source {
  return {
    name: `${channel} competitors by keywords`,
    from:
      '(SELECT domain_id AS key_id, shared AS cnt, of_keywords, shared_volume, of_volume FROM tool_domain' +
      ` WHERE ${runConditions.join(' AND ')} AND channel = '${channel}')`,
    where: [],
    identity: ['key_id'],
    attributes: {
      row: tableAttributes('domain', 'domain_id', {
        carried: { cnt: 'UInt64', of_keywords: 'UInt32', shared_volume: 'UInt64', of_volume: 'UInt64' },
      }),
    },
  };
}

const shareColumns = {
  cnt: countColumn(
    'cnt',
    {
      title: { en: 'Keywords of the list', ru: 'Фраз из списка' },
      description: {
        en: 'Keywords of your list that the domain has.',
        ru: 'Сколько фраз вашего списка есть у домена.',
      },
    },
    { visibility: 'always', unit: 'keywords' },
  ),
  perc: decimalColumn(
    `if(of_keywords = 0, 0, ${roundToCentsSql('cnt * 100 / of_keywords')})`,
    {
      title: { en: 'Share of keywords', ru: 'Доля фраз' },
      description: {
        en: 'Keywords of your list that the domain has, as a percentage of those in the database.',
        ru: 'Фразы списка у домена в процентах от тех, что есть в базе.',
      },
    },
    {
      format: 'percent',
      unit: 'percent',
      visibility: 'default',
      formula: { en: 'keywords it has ÷ keywords found × 100', ru: 'фраз у домена ÷ найденных фраз × 100' },
    },
  ),
  volume_share: decimalColumn(
    `if(of_volume = 0, 0, ${roundToCentsSql('shared_volume * 100 / of_volume')})`,
    {
      title: { en: 'Volume coverage', ru: 'Охват частотности' },
      description: {
        en: 'Search volume of the keywords that the domain has, as a percentage of the volume of all keywords found.',
        ru: 'Частотность фраз домена в процентах от частотности всех найденных фраз.',
      },
    },
    {
      format: 'percent',
      unit: 'percent',
      visibility: 'default',
      formula: {
        en: 'volume of its keywords ÷ volume of all found × 100',
        ru: 'частотность фраз домена ÷ частотность найденных × 100',
      },
    },
  ),
} satisfies Record<string, Column>;

/** Domains with the keywords of a list, organic or paid. */
export const keywordCompetitors = defineReport({
  id: 'tool-keyword-competitors-domains',
  ...toolView(tool, { order: 10, shortTitle: { en: 'Domains', ru: 'Домены' } }),
  title: { en: 'Competitors by keywords', ru: 'Конкуренты по фразам' },
  description: {
    en: 'Domains that rank or advertise for the keywords of your list.',
    ru: 'Домены, которые ранжируются или рекламируются по фразам вашего списка.',
  },
  rowNoun: { en: ['competitor', 'competitors'], ru: ['конкурент', 'конкурента', 'конкурентов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/tools/concurents_by_keywords/{uid}',
  source: ({ arguments: { view } }) => competitorsSource(view === 'context' ? 'context' : 'organic'),
  searchColumn: 'name',
  defaultSort: 'cnt|desc,volume_share|desc',
  columns: {
    ...withAttribute({ name: domainNameColumn() }),
    ...shareColumns,
    ...withAttribute({ ...domainTopColumns, ...visibilityColumns, ...advertisingColumns }),
    spec: unsupportedColumn('spec'),
    gar: unsupportedColumn('gar'),
    id: domainIdColumn('key_id'),
  },
  arguments: {
    view: {
      type: 'string',
      required: false,
      default: 'organic',
      oneOf: {
        title: { en: 'Where', ru: 'Где' },
        values: [
          { value: 'organic', title: { en: 'Organic', ru: 'В поиске' } },
          { value: 'context', title: { en: 'Ads', ru: 'В рекламе' } },
        ],
      },
      description: {
        en: 'Competitors in search results or in ads.',
        ru: 'Конкуренты в поиске или в рекламе.',
      },
    },
  },
});
