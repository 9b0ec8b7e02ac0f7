import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { clusteringParameters } from '../../reports/engine/clustering/clustering-scope.js';
import type { ImportConfig, ImportStores } from '../import-run.js';
import { jobSettings } from '../import-run.js';

/** A project of keyword clusters as an edit finds it. */
export interface ClusteringToEdit {
  /** Number that the facts' store knows it by. */
  number: number;
  epoch: number;
  /** Revisions that are read before the edit. */
  path: readonly number[];
  /** Id of its database, and the published generation. */
  base: number;
  generation: number;
}

/** What an edit works with: rows that it writes carry its revision, and nobody reads them before that is published. */
export interface ClusteringWork {
  stores: ImportStores;
  config: ImportConfig;
  project: ClusteringToEdit;
  revision: number;
  signal?: AbortSignal;
}

type Parameters = Readonly<Record<string, QueryParameter>>;

/** More rows than any project has: the engine's bound on the rows of a page would cut them. */
const maxResultRows = 2_000_000;

/** Values that every statement of an edit may name: the project before the edit, the edit's revision, the generation. */
function parametersOf({ project, revision }: ClusteringWork): Parameters {
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
    parameters: { ...parametersOf(work), ...parameters },
    settings: { ...jobSettings(work.config), max_result_rows: maxResultRows },
    // The client listens to a signal for as long as it lives, and an edit takes several statements.
    signal: work.signal && AbortSignal.any([work.signal]),
    tag: { operation: 'clustering' },
  };
}

/** Runs a statement that writes rows. */
export function runOnClustering(work: ClusteringWork, sql: string, parameters?: Parameters): Promise<void> {
  return work.stores.clickhouse.command(sql, options(work, parameters));
}

/** Writes rows that are sent along, each a line of JSON with an array. */
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

/** Reads rows of the project. */
export async function queryClustering<Row>(
  work: ClusteringWork,
  sql: string,
  parameters?: Parameters,
): Promise<readonly Row[]> {
  const { rows } = await work.stores.clickhouse.query<Row>(sql, options(work, parameters));
  return rows;
}

/** Reads rows of the project in a format of the engine. */
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

/** The same work on the project as it stands with the edit. */
export function withEdit(work: ClusteringWork): ClusteringWork {
  const { project, revision } = work;
  return { ...work, project: { ...project, path: [...project.path, revision] } };
}
