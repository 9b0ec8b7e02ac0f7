import { loadConfig } from '../../../../server/config/config.js';
import { applyEdit } from '../../../../server/ingest/group/apply-edit.js';
import type { GroupEdit } from '../../../../server/ingest/group/group-edit.js';
import {
  writeGroupCompetitors,
  writeGroupKeywords,
} from '../../../../server/ingest/group/write-group-version.js';
import type { ClickHouseStore } from '../../../../server/stores/clickhouse/clickhouse-store.js';
import type { TestStores } from '../../../support/stores.js';
import type { Ids } from './load-world.js';
import type { World } from './world.js';

const channels = ['organic', 'context'] as const;
const domains = ['alpha.example', 'beta.example', 'eps.example'];

/** Edits with every kind of selection. */
function edits({ keywords }: World, ids: Ids): GroupEdit[] {
  const words = keywords.slice(0, 30).map(({ word }) => word);
  const positions = { keysFromOrganic: true, organicPosTo: 20, organicNumWordsTo: 9 };
  const volumes = { organicWsFrom: 1, contextWsFrom: 1 };
  return [
    { action: 'delete', by: 'template', channels, templates: ['%a%', 'купить %'] },
    { action: 'import', by: 'template', channels, templates: ['%phone%'] },
    {
      action: 'import',
      by: 'domains',
      channels,
      domains: ['gamma.example', 'eta.example'],
      conditions: positions,
    },
    { action: 'delete', by: 'filter', channels: ['organic'], conditions: { organicWeightTo: 1 } },
    { action: 'import', by: 'filter', channels, conditions: volumes },
    { action: 'delete', by: 'doubles', channels },
    { action: 'import', by: 'doubles', channels },
    { action: 'delete', by: 'list', channels, words: [...words.slice(5, 20), 'nobody asks for it'] },
    { action: 'import', by: 'file', channels: ['context'], words },
    { action: 'delete', by: 'keys', channels, ids: words.slice(0, 4).map((word) => ids.keyword(word)) },
    {
      action: 'delete',
      by: 'domains',
      channels,
      domains: ['beta.example'],
      conditions: { keysFromContext: true },
    },
  ];
}

/** Counts of a group version and the result of an edit. */
type Step = Readonly<Record<string, unknown>>;

/**
 * Builds a group report and applies every kind of edit. Returns the content of the store after each step. Reports
 * with different numbers are independent.
 */
export async function groupOver(
  { stores, world, ids }: { stores: TestStores; world: World; ids: Ids },
  clickhouse: ClickHouseStore,
  { report, base, generation }: { report: number; base: number; generation: number },
): Promise<Step[]> {
  const work = {
    stores: { postgres: stores.postgres, clickhouse },
    config: loadConfig({ LOG_LEVEL: 'silent' }),
  };
  const group = {
    id: '',
    report,
    base,
    generation,
    positionsDate: null,
    positionsRange: null,
    domains,
    top: 50,
  };
  let version = report * 100;
  await writeGroupKeywords(work, group, version);
  await writeGroupCompetitors(work, group, version);
  const steps: Step[] = [await readStep(version)];
  for (const edit of edits(world, ids)) {
    const { unknown } = await applyEdit(work, { ...group, previousVersion: version }, edit, version + 1);
    steps.push({ ...(await readStep(++version)), edit, unknown });
  }
  return steps;

  async function readStep(of: number): Promise<Step> {
    const content: Record<string, unknown> = {};
    for (const [table, ...columns] of [
      ['group_keyword', 'channel', 'keyword_id', 'weight', 'places', 'ws', 'word'],
      ['group_competitor', 'channel', 'domain_id', 'shared'],
      ['group_page', 'domain_id', 'url_hash', 'path', 'it1', 'it10', 'it50', 'round(vis, 6)'],
    ] as const) {
      const { rows } = await stores.clickhouse.query(
        `SELECT ${columns.join(', ')} FROM ${table} WHERE report = {report:UInt32} AND version = {of:UInt32} ORDER BY ${columns.join(', ')}`,
        { parameters: { report, of } },
      );
      content[table] = rows;
    }
    return content;
  }
}
