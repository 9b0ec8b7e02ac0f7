import type { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClusteringWork, withEdit } from '../../../server/ingest/clustering/clustering-work.js';
import {
  withParent,
  readFolderStats,
  readFolders,
  writeFolders,
} from '../../../server/ingest/clustering/folder-rows.js';
import {
  applyBlacklist,
  moveFolderContents,
  importKeywords,
  moveKeywords,
  readExistingWords,
  readUnknownKeywords,
  refreshKeywords,
  removeKeywords,
} from '../../../server/ingest/clustering/keyword-rows.js';
import { copyProject, compactHistory } from '../../../server/ingest/clustering/compact-history.js';
import type { ClickHouseStore, QueryOptions } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorators.js';
import { openReportWorld, type ReportWorld } from '../reports/support/report-world.js';

const tables = ['cluster_keyword', 'cluster_place', 'cluster_folder', 'keyword', 'result'];

/** Reads every table from two shards with the same rows, so counts across shards double. */
class DoubledStore extends StoreDecorator {
  /** Statements that were sent. */
  readonly statements: string[] = [];

  constructor(
    store: ClickHouseStore,
    private readonly database: string,
  ) {
    super(store);
  }

  override query<Row>(sql: string, options?: QueryOptions) {
    return this.store.query<Row>(this.doubled(sql), options);
  }

  override stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    return this.store.stream(this.doubled(sql), format, options);
  }

  override command(sql: string, options?: QueryOptions): Promise<void> {
    return this.store.command(this.doubled(sql), options);
  }

  override insert(sql: string, body: Readable | Buffer | string, options?: QueryOptions): Promise<void> {
    return this.store.insert(this.doubled(sql), body, options);
  }

  /** Redirects reads. Writes go to the original table. */
  private doubled(sql: string): string {
    this.statements.push(sql);
    return sql.replace(/\b(FROM|JOIN)\s+([a-z_]+)\b/g, (match, word: string, table: string) =>
      tables.includes(table)
        ? `${word} remote('127.0.0.1,localhost', '${this.database}', '${table}')`
        : match,
    );
  }
}

let fixture: ReportWorld;
let doubled: DoubledStore;
let base: { id: number; generation: number };

beforeAll(async () => {
  fixture = await openReportWorld();
  const { rows } = await fixture.stores.clickhouse.query<{ name: string }>(
    'SELECT currentDatabase() AS name',
  );
  doubled = new DoubledStore(fixture.stores.clickhouse, rows[0]?.name ?? '');
  base = await fixture.deps.bases.byCode('gny');
});

/** Applies edits to a project and returns the stored rows after each edit. */
async function editAndRead(clickhouse: ClickHouseStore, number: number): Promise<unknown[]> {
  const snapshots: unknown[] = [];
  const { postgres, config } = fixture.stores;
  let work: ClusteringWork = {
    stores: { postgres, clickhouse },
    config,
    revision: 1,
    project: { number, epoch: 1, path: [], base: base.id, generation: base.generation },
  };
  const words = fixture.world.keywords.slice(0, 30).map(({ word }) => word);
  const recordState = async (more?: unknown) => {
    work = { ...withEdit(work), revision: work.revision + 1 };
    const folderStats = [...(await readFolderStats(work))].sort((left, right) => left.folder - right.folder);
    const folders = [...(await readFolders(work)).values()].sort((left, right) => left.folder - right.folder);
    snapshots.push({
      folderStats,
      folders,
      present: [...(await readExistingWords(work))].sort(),
      more,
    });
  };
  const entries = [...words, 'nobody searches for this'].map((word) => ({ word, ws: 0, wsk: 0 }));
  await importKeywords(work, entries, [`${words[0]}%`]);
  await recordState(await readUnknownKeywords(work, 10));
  const { rows } = await fixture.stores.clickhouse.query<{ id: number }>(
    'SELECT keyword_id AS id FROM cluster_place WHERE clustering = {number:UInt32} ORDER BY id',
    { parameters: { number } },
  );
  const ids = rows.map(({ id }) => id);
  const folder = withParent(
    { folder: 1, name: 'one', pinned: false, locked: false, byHand: true },
    undefined,
  );
  await writeFolders(work, [folder]);
  await moveKeywords(work, ids.slice(0, 12), 1);
  await recordState();
  await removeKeywords(work, ids.slice(10, 14));
  await recordState();
  await moveFolderContents(work, [1], -1);
  await recordState();
  await applyBlacklist(work, { previousPatterns: [`${words[0]}%`], patterns: [`${words[5]}%`] });
  await recordState();
  await refreshKeywords(work, 'ALL');
  await recordState();
  const fresh = await compactHistory(work, 2);
  work = { ...work, project: { ...work.project, ...fresh } };
  snapshots.push([...(await readFolderStats(work))].sort((left, right) => left.folder - right.folder));
  await copyProject(work, { number: number + 1, revision: 50 });
  const copy = { ...work, project: { ...work.project, number: number + 1, epoch: 1, path: [50] } };
  snapshots.push([...(await readFolderStats(copy))].sort((left, right) => left.folder - right.folder));
  return snapshots;
}

describe('edits of a clustering project over shards', () => {
  it('read and write the same rows as on one server', async () => {
    const plain = await editAndRead(fixture.stores.clickhouse, 90_001);
    expect(plain).toHaveLength(8);
    expect(await editAndRead(doubled, 90_011)).toEqual(plain);
    const counted = 'SELECT toUInt32(count()) AS rows FROM cluster_place WHERE clustering = 90011';
    const [once, twice] = await Promise.all(
      [fixture.stores.clickhouse, doubled].map(
        async (store) => (await store.query<{ rows: number }>(counted)).rows[0]?.rows ?? 0,
      ),
    );
    expect(once).toBeGreaterThan(0);
    expect(twice).toBe(2 * (once ?? 0));
  });

  it('rows that are sent with a statement are read only on the server that receives it', () => {
    const among = doubled.statements.flatMap((sql) => [
      ...sql.matchAll(/(\w+)(?: NOT)? IN \(\s*SELECT [^()]* FROM input\(/g),
    ]);
    expect(among.length).toBeGreaterThan(0);
    expect(among.filter(([, word]) => word !== 'GLOBAL')).toEqual([]);
  });
});
