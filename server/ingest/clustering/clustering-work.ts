import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { clusteringParameters } from '../../reports/subjects/clustering.subject.js';
import { type ImportConfig, type ImportStores, jobSettings } from '../import-run.js';

/** State of a clustering project before an edit. */
export interface ClusteringToEdit {
  /** Project number in ClickHouse. */
  number: number;
  epoch: number;
  /** Revisions that were visible before the edit. */
  path: readonly number[];
  /** Database id and published generation. */
  base: number;
  generation: number;
}

/**
 * Context of one edit. Rows that the edit writes carry its revision. They stay invisible until the revision is
 * published.
 */
export interface ClusteringWork {
  stores: ImportStores;
  config: ImportConfig;
  project: ClusteringToEdit;
  revision: number;
  signal?: AbortSignal;
}

type Parameters = Readonly<Record<string, QueryParameter>>;

/** Larger than any project, because the default row limit of report pages would truncate the result. */
const maxResultRows = 2_000_000;

/** Query parameters shared by all statements of an edit. */
function buildParameters({ project, revision }: ClusteringWork): Parameters {
  const { number, epoch, path, base, generation } = project;
  return {
    ...clusteringParameters({ clustering: number, epoch, path, site: '' }),
    revision,
    base,
    generation,
  };
}

function options(work: ClusteringWork, parameters: Parameters = {}) {
  return {
    parameters: { ...buildParameters(work), ...parameters },
    settings: { ...jobSettings(work.config), max_result_rows: maxResultRows },
    // A fresh signal per statement: the client never removes its abort listeners, and an edit runs many statements.
    signal: work.signal && AbortSignal.any([work.signal]),
    tag: { operation: 'clustering' },
  };
}

/** Executes a statement that writes rows. */
export function runOnClustering(work: ClusteringWork, sql: string, parameters?: Parameters): Promise<void> {
  return work.stores.clickhouse.command(sql, options(work, parameters));
}

/** Inserts rows that are sent in the request body, one JSON array per line. */
export async function insertIntoClustering(
  work: ClusteringWork,
  sql: string,
  rows: readonly (readonly unknown[])[],
  parameters?: Parameters,
): Promise<void> {
  if (rows.length === 0) return;
  const body = rows.map((row) => JSON.stringify(row)).join('\n');
  await work.stores.clickhouse.insert(`${sql} FORMAT JSONCompactEachRow`, body, options(work, parameters));
}

/** Queries rows of the project. */
export async function queryClustering<Row>(
  work: ClusteringWork,
  sql: string,
  parameters?: Parameters,
): Promise<readonly Row[]> {
  const { rows } = await work.stores.clickhouse.query<Row>(sql, options(work, parameters));
  return rows;
}

/** Streams rows of the project in a ClickHouse format. */
export function streamClustering(
  work: ClusteringWork,
  sql: string,
  format: string,
  parameters?: Parameters,
): ReturnType<ImportStores['clickhouse']['stream']> {
  return work.stores.clickhouse.stream(sql, format, {
    ...options(work, parameters),
    isReadImmediately: true,
  });
}

/** Context in which the edit's revision is visible, for reading the result of the edit. */
export function withEdit(work: ClusteringWork): ClusteringWork {
  const { project, revision } = work;
  return { ...work, project: { ...project, path: [...project.path, revision] } };
}
