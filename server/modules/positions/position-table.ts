import type { DataSource } from 'typeorm';
import { maxSerpPosition } from '../../contract/reports/depth.js';
import { notChecked, notInTop } from '../../contract/projects/positions.js';
import type { PositionProjectRecord } from '../../entities/position-project.entity.js';
import { normalisePath } from '../../reports/engine/normalise-subject.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { canonicalPathSql } from '../../reports/page-identity.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import type {
  ClickHouseStore,
  QueryOptions,
  QueryParameter,
} from '../../stores/clickhouse/clickhouse-store.js';
import { findTableDates, type TableDate } from './table-dates.js';

/** Database of one region of a project. */
interface TableBase {
  id: number;
  code: string;
  generation: number;
  lng: string;
  /** Location set by the project; empty if the database defines it. */
  location: string;
}

/** A keyword with the positions of the project's sites. */
export interface PositionRow {
  id: number;
  word: string;
  tags: readonly string[];
  /** Monthly broad and exact search volume; 0 if unknown. */
  ws: number;
  wsk: number;
  /** Positions by date and site: the project's site first, then its competitors. */
  positions: number[][];
  /** Page of the project's site by date; empty without a position. */
  paths: string[];
}

/** Positions of the project's sites in one region, newest date first. */
interface PositionTable {
  dates: TableDate[];
  rows: PositionRow[];
}

/** Dependencies of reading a table. */
interface ReadOptions {
  postgres: DataSource;
  clickhouse: Pick<ClickHouseStore, 'query'>;
  options?: Pick<QueryOptions, 'signal' | 'tag' | 'requestSlots'>;
}

type Project = Pick<
  PositionProjectRecord,
  'id' | 'number' | 'domain' | 'path' | 'device' | 'language' | 'depth' | 'competitors'
>;

/** Selected part of the table. */
interface TableRequest {
  /** Maximum number of dates, newest first. */
  dates: number;
  /** Only keywords with this tag. */
  tag?: string;
  /** Deeper positions count as not in the top. */
  maxDepth?: number;
}

/** Limited by the URL length of ClickHouse requests. */
const idsPerQuery = 2000;

const domainIdsSql = `arrayMap(one -> ${buildIdSql('one')}, {domains:Array(String)})`;
/** The path condition applies only to the project's own site; all pages of competitors count. */
const siteConditionSql = `(domain_id = ${domainIdsSql}[1] AND startsWith(path, {path:String}) OR has(arraySlice(${domainIdsSql}, 2), domain_id))`;
const siteColumnsSql = `indexOf(${domainIdsSql}, domain_id) AS site, min(pos) AS place, argMin(path, (pos, path)) AS page`;

const checkedKeywordsSql = `SELECT DISTINCT snapshot, keyword_id AS keyword FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)} AND has_results = 1`;
const snapshotResultsSql = `SELECT snapshot, keyword_id AS keyword, ${siteColumnsSql} FROM result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)} AND ${siteConditionSql}
  GROUP BY snapshot, keyword_id, domain_id`;
/** Results of checks. Those of earlier versions have addresses with tracking parameters. */
const runResultsSql = () => `SELECT run, keyword_id AS keyword, ${siteColumnsSql} FROM (
    SELECT run, keyword_id, domain_id, pos, ${canonicalPathSql('address')} AS path
    FROM (SELECT run, keyword_id, domain_id, pos, path AS address FROM position_result
      WHERE project = {project:UInt32} AND base = {base:UInt16} AND run IN {runs:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)}))
  WHERE ${siteConditionSql} GROUP BY run, keyword_id, domain_id`;
const volumesSql = `SELECT keyword_id AS keyword, ws, wsk FROM keyword WHERE ${generationScope} AND keyword_id IN {keywords:Array(UInt64)}`;

interface SitePosition {
  keyword: number;
  site: number;
  place: number;
  page: string;
}

/** Reads the positions of a project from snapshots and from its own checks. Checks take precedence. */
export async function readPositionTable(
  project: Project,
  base: TableBase,
  request: TableRequest,
  options: ReadOptions,
): Promise<PositionTable> {
  const dates = await findTableDates(project, base, request.dates, options.postgres);
  const keywords = await readKeywords(project.id, request.tag, options.postgres);
  const sources = await readSources(project, base, { dates, keywords, options });
  const siteCount = 1 + project.competitors.length;
  const rows = keywords.map(({ id, word, tags }): PositionRow => {
    const cells = dates.map((date) => buildCell(date, id, sources, siteCount));
    const { ws = 0, wsk = 0 } = sources.volumes.get(id) ?? {};
    return {
      id,
      word,
      tags,
      ws,
      wsk,
      positions: cells.map((cell) => cell.positions),
      paths: cells.map((cell) => cell.path),
    };
  });
  const maxDepth = Math.min(project.depth, request.maxDepth ?? project.depth);
  const visibleDates = dates.map((date) => ({ ...date, depth: Math.min(date.depth, maxDepth) }));
  return { dates: visibleDates, rows: rows.map((row) => limitDepth(row, visibleDates)) };
}

/** Query results by source and keyword. */
interface Sources {
  checkedKeys: ReadonlySet<string>;
  positions: ReadonlyMap<string, SitePosition[]>;
  volumes: ReadonlyMap<number, { ws: number; wsk: number }>;
}

const sourceKey = (kind: 'run' | 'snapshot', source: number, keyword: number) =>
  `${kind}${source}:${keyword}`;

interface SourceSelection {
  dates: readonly TableDate[];
  keywords: readonly { id: number }[];
  options: ReadOptions;
}

async function readSources(
  project: Project,
  base: TableBase,
  {
    dates,
    keywords,
    options: { postgres, clickhouse, options = { tag: { operation: 'positions' } } },
  }: SourceSelection,
): Promise<Sources> {
  const checkedKeys = new Set<string>();
  const positions = new Map<string, SitePosition[]>();
  const volumes = new Map<number, { ws: number; wsk: number }>();
  const runs = dates.flatMap((date) => date.runs);
  const snapshots = dates.flatMap(({ snapshot }) => snapshot ?? []);
  const commonParameters = {
    base: base.id,
    generation: base.generation,
    project: project.number,
    domains: [project.domain, ...project.competitors],
    path: project.path === '' ? '' : normalisePath(project.path),
    snapshots,
    runs: runs.map(({ number }) => number),
  };
  const query = async <Row>(sql: string, ids: readonly number[]): Promise<readonly Row[]> => {
    const parameters: Record<string, QueryParameter> = { ...commonParameters, keywords: ids };
    const { rows } = await clickhouse.query<Row>(sql, {
      parameters: pickUsedParameters(sql, parameters),
      factKeywords: ids,
      factKeywordList: 'keywords',
      ...options,
    });
    return rows;
  };
  const collect = (key: string, sitePosition: SitePosition) => {
    positions.set(key, [...(positions.get(key) ?? []), sitePosition]);
  };
  for (let offset = 0; offset < keywords.length; offset += idsPerQuery) {
    const ids = keywords.slice(offset, offset + idsPerQuery).map(({ id }) => id);
    const [checkedKeywords, snapshotResults, runResults, volumeRows] = await Promise.all([
      snapshots.length ? query<{ snapshot: number; keyword: number }>(checkedKeywordsSql, ids) : [],
      snapshots.length ? query<SitePosition & { snapshot: number }>(snapshotResultsSql, ids) : [],
      runs.length ? query<SitePosition & { run: number }>(runResultsSql(), ids) : [],
      query<{ keyword: number; ws: number; wsk: number }>(volumesSql, ids),
    ]);
    for (const { snapshot, keyword } of checkedKeywords) {
      checkedKeys.add(sourceKey('snapshot', snapshot, keyword));
    }
    for (const { snapshot, ...result } of snapshotResults) {
      collect(sourceKey('snapshot', snapshot, result.keyword), result);
    }
    for (const { run, ...result } of runResults) collect(sourceKey('run', run, result.keyword), result);
    for (const { keyword, ws, wsk } of volumeRows) volumes.set(keyword, { ws, wsk });
  }
  if (runs.length > 0) {
    const completedChecks = await postgres.query<{ number: number; keyword: string }[]>(
      `SELECT run.number, one.keyword_id AS keyword FROM position_check AS one JOIN position_run AS run ON run.id = one.run_id
       WHERE one.run_id = ANY($1) AND one.base_id = $2 AND one.state = 'answered'`,
      [runs.map(({ id }) => id), base.id],
    );
    for (const { number, keyword } of completedChecks) {
      checkedKeys.add(sourceKey('run', number, Number(keyword)));
    }
  }
  return { checkedKeys, positions, volumes };
}

function buildCell(
  { runs, snapshot }: TableDate,
  keyword: number,
  { checkedKeys, positions }: Sources,
  siteCount: number,
): { positions: number[]; path: string } {
  const keys = [
    ...runs.map(({ number }) => sourceKey('run', number, keyword)),
    ...(snapshot === undefined ? [] : [sourceKey('snapshot', snapshot, keyword)]),
  ];
  // Domain exports contain positions of keywords without full search results, which `checkedKeys` lacks.
  const key =
    keys.find((candidate) => checkedKeys.has(candidate)) ??
    keys.find((candidate) => positions.has(candidate));
  const missingPosition = key !== undefined && checkedKeys.has(key) ? notInTop : notChecked;
  const bestPositions: number[] = Array.from({ length: siteCount }, () => missingPosition);
  let path = '';
  for (const { site: siteNumber, place, page } of (key === undefined ? undefined : positions.get(key)) ??
    []) {
    bestPositions[siteNumber - 1] = place;
    if (siteNumber === 1) path = page;
  }
  return { positions: bestPositions, path };
}

/** Positions below the depth of a date count as not in the top. */
function limitDepth(row: PositionRow, dates: readonly TableDate[]): PositionRow {
  const getDepth = (dateIndex: number) => dates[dateIndex]?.depth ?? maxSerpPosition;
  const positions = row.positions.map((cells, dateIndex) =>
    cells.map((place) => (place > getDepth(dateIndex) ? notInTop : place)),
  );
  const paths = row.paths.map((path, dateIndex) => ((positions[dateIndex]?.[0] ?? 0) > 0 ? path : ''));
  return { ...row, positions, paths };
}

async function readKeywords(
  project: string,
  tag: string | undefined,
  postgres: DataSource,
): Promise<{ id: number; word: string; tags: string[] }[]> {
  const rows = await postgres.query<{ id: string; word: string; tags: string[] }[]>(
    `SELECT keyword_id AS id, word, tags FROM position_keyword
     WHERE project_id = $1 AND ($2::text IS NULL OR $2 = ANY(tags)) ORDER BY word, keyword_id`,
    [project, tag ?? null],
  );
  return rows.map(({ id, ...columns }) => ({ ...columns, id: Number(id) }));
}

/** ClickHouse rejects parameters that a statement does not use. */
function pickUsedParameters(
  sql: string,
  parameters: Readonly<Record<string, QueryParameter>>,
): Record<string, QueryParameter> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => sql.includes(`{${name}:`)));
}
