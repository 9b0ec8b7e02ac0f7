import { describe, expect, it } from 'vitest';
import type { ClickHouseStore, QueryOptions } from './clickhouse-store.js';
import { SnapshotDeltaStore } from './snapshot-deltas.js';

/** A store that records statements. Snapshot 12 is a delta of 10, and 13 one of 11. */
function createRecordingStore() {
  const statements: string[] = [];
  const sentParameters: QueryOptions['parameters'][] = [];
  let lookups = 0;
  const query = (sql: string, { parameters, tag }: QueryOptions = {}) => {
    if (tag?.operation === 'find-delta-keys') {
      const otherRows = (parameters?.['delta'] as number[])[0] === 13 ? 1 : 0;
      return Promise.resolve({ rows: [{ keywords: [100, 200, 300], otherRows }], elapsedMs: 0 });
    }
    if (tag?.operation === 'find-keyword-id') {
      return Promise.resolve({ rows: [{ id: parameters?.['keyword'] }], elapsedMs: 0 });
    }
    if (!sql.includes('FROM snapshot_delta')) {
      statements.push(sql);
      sentParameters.push(parameters);
      const bound = Object.values(parameters ?? {}).flat();
      return Promise.resolve({ rows: bound.map((snapshot) => ({ snapshot })), elapsedMs: 0 });
    }
    lookups += 1;
    const ids = parameters?.['snapshots'] as number[];
    const rows = ids.filter((id) => id > 11).map((snapshot) => ({ snapshot, full: snapshot - 2 }));
    return Promise.resolve({ rows, elapsedMs: 0 });
  };
  const store = new SnapshotDeltaStore({ query } as unknown as ClickHouseStore);
  const read = async (sql: string, parameters: QueryOptions['parameters']) => {
    await store.query(sql, { parameters });
    return statements.at(-1);
  };
  const readKeywords = async (
    sql: string,
    parameters: QueryOptions['parameters'],
    factKeywords: number[],
    factKeywordList?: string,
  ) => {
    const list = factKeywordList === undefined ? {} : { factKeywordList };
    const { rows } = await store.query(sql, { parameters, factKeywords, ...list });
    return { sql: statements.at(-1), parameters: sentParameters.at(-1), rows };
  };
  /** Reads a keyword whose id the store derives from the parameter `keyword`. */
  const readKeyword = (sql: string, parameters: QueryOptions['parameters']) =>
    store.query(sql, { parameters, factKeywordSql: 'id({keyword:String})' });
  const takeParameters = () => sentParameters.splice(0);
  return {
    read,
    readKeywords,
    readKeyword,
    takeParameters,
    countLookups: () => lookups,
    lastParameters: () => sentParameters.at(-1),
  };
}

const bySnapshots = 'SELECT pos FROM result AS r WHERE snapshot IN {snapshots:Array(UInt32)}';

describe('SnapshotDeltaStore', () => {
  it('passes statements without deltas unchanged and looks each snapshot up once', async () => {
    const { read, countLookups } = createRecordingStore();
    expect(await read(bySnapshots, { snapshots: [4, 10] })).toBe(bySnapshots);
    expect(await read(bySnapshots, { snapshots: [10] })).toBe(bySnapshots);
    expect(countLookups()).toBe(1);
    expect(await read('SELECT 1 FROM host', { snapshots: [12] })).toBe('SELECT 1 FROM host');
  });

  it('reads the full snapshot of a delta without the keys of the delta', async () => {
    const { read } = createRecordingStore();
    expect(await read(bySnapshots, { snapshots: [4, 12] })).toMatchInlineSnapshot(`
      "SELECT pos FROM (SELECT * FROM \`result\` WHERE snapshot IN ({merged_snapshots:Array(UInt32)})
        UNION ALL SELECT full_rows.* REPLACE (transform(full_rows.snapshot, {merged_full:Array(UInt32)}, {merged_deltas:Array(UInt32)}, toUInt32(0)) AS snapshot)
        FROM \`result\` AS full_rows
        WHERE full_rows.snapshot IN ({merged_full:Array(UInt32)}) AND (full_rows.snapshot, full_rows.keyword_id) GLOBAL NOT IN (
          SELECT transform(snapshot, {merged_deltas:Array(UInt32)}, {merged_full:Array(UInt32)}, toUInt32(0)), keyword_id FROM \`keyword_fact\`
          WHERE snapshot IN ({merged_deltas:Array(UInt32)}))) AS r WHERE snapshot IN {snapshots:Array(UInt32)}"
    `);
    expect(await read('SELECT 1 FROM publisher WHERE snapshot = {snapshot:UInt32}', { snapshot: 13 }))
      .toMatchInlineSnapshot(`
        "SELECT 1 FROM (SELECT * FROM \`publisher\` WHERE snapshot IN ({merged_snapshots:Array(UInt32)})
          UNION ALL SELECT full_rows.* REPLACE (transform(full_rows.snapshot, {merged_full:Array(UInt32)}, {merged_deltas:Array(UInt32)}, toUInt32(0)) AS snapshot)
          FROM \`publisher\` AS full_rows
          WHERE full_rows.snapshot IN ({merged_full:Array(UInt32)}) AND (full_rows.snapshot, full_rows.domain_id) GLOBAL NOT IN (
            SELECT transform(snapshot, {merged_deltas:Array(UInt32)}, {merged_full:Array(UInt32)}, toUInt32(0)), domain_id FROM \`publisher\`
            WHERE snapshot IN ({merged_deltas:Array(UInt32)}))) WHERE snapshot = {snapshot:UInt32}"
      `);
  });

  it('does not lengthen a statement with the number of deltas', async () => {
    const { read, lastParameters } = createRecordingStore();
    const deltas = Array.from({ length: 1_000 }, (_, index) => 10_000 + index * 3);
    expect(await read(bySnapshots, { snapshots: deltas })).toBe(await read(bySnapshots, { snapshots: [12] }));
    await read(bySnapshots, { snapshots: [4, 12, 13] });
    expect(lastParameters()).toEqual({
      snapshots: [4, 12, 13],
      merged_snapshots: [4, 12, 13],
      merged_deltas: [12, 13],
      merged_full: [10, 11],
    });
  });

  it('reads keywords from the delta or from its full snapshot if one of both contains all of them', async () => {
    const { readKeywords } = createRecordingStore();
    expect(await readKeywords(bySnapshots, { snapshots: [4, 12] }, [100, 300])).toEqual({
      sql: bySnapshots,
      parameters: { snapshots: [4, 12] },
      rows: [{ snapshot: 4 }, { snapshot: 12 }],
    });
    const ofOne = `${bySnapshots} AND own = 1 OR snapshot = {snapshot:UInt32}`;
    expect(await readKeywords(ofOne, { snapshots: [4, 12], snapshot: 12 }, [101])).toEqual({
      sql: ofOne,
      parameters: { snapshots: [4, 10], snapshot: 10 },
      rows: [{ snapshot: 4 }, { snapshot: 12 }, { snapshot: 12 }],
    });
    const mixed = await readKeywords(bySnapshots, { snapshots: [4, 12] }, [100, 101]);
    expect(mixed.sql).toContain('UNION ALL');
  });

  it('reads a keyword by its name from the version that contains it', async () => {
    const { readKeyword, takeParameters } = createRecordingStore();
    for (const [keyword, snapshots] of [
      [100, [12]],
      [101, [12]],
      [101, [4]],
    ] as const) {
      await readKeyword(bySnapshots, { snapshots, keyword });
    }
    expect(takeParameters().map((parameters) => parameters?.['snapshots'])).toEqual([[12], [10], [4]]);
  });

  it('reads a list of keywords from both in separate statements', async () => {
    const { readKeywords, takeParameters } = createRecordingStore();
    const sql = `${bySnapshots} AND keyword_id IN {keywords:Array(UInt64)}`;
    const keywords = [100, 101, 300];
    const { rows } = await readKeywords(sql, { snapshots: [4, 12], keywords }, keywords, 'keywords');
    expect(takeParameters()).toEqual([
      { snapshots: [4, 12], keywords: [100, 300] },
      { snapshots: [4, 10], keywords: [101] },
    ]);
    // The store above returns its parameters as snapshots.
    expect(rows.slice(0, 2)).toEqual(rows.slice(4, 6));
    await readKeywords(sql, { snapshots: [4, 12], keywords: [101] }, [101], 'keywords');
    expect(takeParameters()).toEqual([{ snapshots: [4, 10], keywords: [101] }]);
  });

  it('merges both for keywords if the statement also reads rows with other keys', async () => {
    const { readKeywords } = createRecordingStore();
    const sql = `${bySnapshots} UNION ALL SELECT 1 FROM domain_export WHERE snapshot IN {snapshots:Array(UInt32)}`;
    expect((await readKeywords(sql, { snapshots: [12] }, [101])).parameters).toEqual({ snapshots: [10] });
    expect((await readKeywords(sql, { snapshots: [13] }, [101])).sql).toContain('UNION ALL SELECT full_rows');
    expect((await readKeywords(bySnapshots, { snapshots: [13] }, [101])).parameters).toEqual({
      snapshots: [11],
    });
  });

  it('does not substitute names in backquotes and parameters that are not compared with `snapshot`', async () => {
    const { read } = createRecordingStore();
    const raw = 'SELECT 1 FROM `result` WHERE snapshot IN {snapshots:Array(UInt32)}';
    expect(await read(raw, { snapshots: [12] })).toBe(raw);
    const files = 'SELECT 1 FROM result WHERE file IN {files:Array(UInt32)}';
    expect(await read(files, { files: [12] })).toBe(files);
  });

  it('rejects statements that read a full snapshot and its delta', async () => {
    const { read } = createRecordingStore();
    await expect(read(bySnapshots, { snapshots: [10, 12] })).rejects.toThrow('full snapshot of a delta');
  });
});
