import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { GenerationReader } from './generation-reader.js';
import type { VolumePoint } from './keyword-dashboard.type.js';

/** Keyword within a snapshot is the table's primary key, so each point is a lookup. */
const volumesSql =
  'SELECT snapshot, ws FROM keyword_fact' +
  ' WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id = {keyword_id:UInt64} AND ws IS NOT NULL';

/** Broad search volume of a keyword at each published snapshot that contains it, oldest first. */
export async function readVolumeHistory(
  keywordId: number,
  reader: GenerationReader,
  { bases }: Pick<ReportDependencies, 'bases'>,
): Promise<VolumePoint[]> {
  const snapshots = await bases.snapshots(reader.base);
  if (snapshots.length === 0) return [];
  const rows = await reader.rows<{ snapshot: number; ws: number }>('volume-history', volumesSql, {
    snapshots: snapshots.map(({ id }) => id),
    keyword_id: keywordId,
  });
  const volumes = new Map(rows.map(({ snapshot, ws }) => [snapshot, ws]));
  return snapshots.toReversed().flatMap(({ id, date }) => {
    const ws = volumes.get(id);
    return ws === undefined ? [] : [{ date, ws }];
  });
}
