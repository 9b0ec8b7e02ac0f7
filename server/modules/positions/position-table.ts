import type { DataSource } from 'typeorm';
import { deepestPosition } from '../../contract/depth.js';
import { notChecked, notInTop } from '../../contract/positions.js';
import type { PositionProjectRecord } from '../../entities/position-project.entity.js';
import { generationScope } from '../../reports/engine/generation-scope.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import type {
  ClickHouseStore,
  QueryOptions,
  QueryParameter,
} from '../../stores/clickhouse/clickhouse-store.js';
import { datesOf, type TableDate } from './table-dates.js';

/** The database of one region of a project. */
interface TableBase {
  id: number;
  code: string;
  generation: number;
  lng: string;
  /** The place that the project names; empty where the database says it. */
  location: string;
}

/** A keyword of a project with where its sites stood. */
export interface PositionRow {
  id: number;
  word: string;
  tags: readonly string[];
  /** Volumes a month, broad and exact; 0 unknown. */
  ws: number;
  wsk: number;
  /** By date, as the dates stand; of each the place of the project's site, then those of its competitors. */
  places: number[][];
  /** The page of the project's site by date; empty where it has no place. */
  paths: string[];
}

/** Where the sites of a project stood in one region, the newest date first. */
interface PositionTable {
  dates: TableDate[];
  rows: PositionRow[];
}

/** What reading it works with. */
interface TableReading {
  postgres: DataSource;
  clickhouse: Pick<ClickHouseStore, 'query'>;
  options?: Pick<QueryOptions, 'signal' | 'tag' | 'asker'>;
}

type Project = Pick<
  PositionProjectRecord,
  'id' | 'number' | 'domain' | 'path' | 'device' | 'language' | 'depth' | 'competitors'
>;

/** Which part of it is wanted. */
interface TableWish {
  /** Dates at most, the newest ones. */
  dates: number;
  /** Keywords with this tag alone. */
  tag?: string;
  /** Places beyond this are as good as none. */
  deepest?: number;
}

/** Ids in one address, which servers bound. */
const idsAtOnce = 2000;

const domainIds = `arrayMap(one -> ${idOf('one')}, {domains:Array(String)})`;
/** Of the project's own site only pages below its path count. */
const ofSites = `(domain_id = ${domainIds}[1] AND startsWith(path, {path:String}) OR has(arraySlice(${domainIds}, 2), domain_id))`;
const site = `indexOf(${domainIds}, domain_id) AS site, min(pos) AS place, argMin(path, (pos, path)) AS page`;

const pagesSql = `SELECT DISTINCT snapshot AS source, keyword_id AS keyword FROM keyword_fact
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)} AND has_results = 1`;
const factsSql = `SELECT snapshot AS source, keyword_id AS keyword, ${site} FROM result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)} AND ${ofSites}
  GROUP BY snapshot, keyword_id, domain_id`;
const checkedSql = `SELECT run AS source, keyword_id AS keyword, ${site} FROM position_result
  WHERE project = {project:UInt32} AND base = {base:UInt16} AND run IN {runs:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)}
    AND ${ofSites} GROUP BY run, keyword_id, domain_id`;
const volumesSql = `SELECT keyword_id AS keyword, ws, wsk FROM keyword WHERE ${generationScope} AND keyword_id IN {keywords:Array(UInt64)}`;

interface Place {
  source: number;
  keyword: number;
  site: number;
  place: number;
  page: string;
}

/** Where a project's sites stood for its keywords: as imports saw them and as its own checks did, which go first. */
export async function readPositionTable(
  project: Project,
  base: TableBase,
  wish: TableWish,
  reading: TableReading,
): Promise<PositionTable> {
  const dates = await datesOf(project, base, wish.dates, reading.postgres);
  const keywords = await keywordsOf(project.id, wish.tag, reading.postgres);
  const sources = await readSources(project, base, dates, keywords, reading);
  const sites = 1 + project.competitors.length;
  const rows = keywords.map(({ id, word, tags }): PositionRow => {
    const cells = dates.map((date) => cellOf(date, id, sources, sites));
    const { ws = 0, wsk = 0 } = sources.volumes.get(id) ?? {};
    return {
      id,
      word,
      tags,
      ws,
      wsk,
      places: cells.map((cell) => cell.places),
      paths: cells.map((cell) => cell.path),
    };
  });
  const deepest = Math.min(project.depth, wish.deepest ?? project.depth);
  const shown = dates.map((date) => ({ ...date, depth: Math.min(date.depth, deepest) }));
  return { dates: shown, rows: rows.map((row) => cut(row, shown)) };
}

/** What the stores say, by source and keyword. */
interface Sources {
  seen: ReadonlySet<string>;
  places: ReadonlyMap<string, Place[]>;
  volumes: ReadonlyMap<number, { ws: number; wsk: number }>;
}

const keyOf = (kind: 'run' | 'snapshot', source: number, keyword: number) => `${kind}${source}:${keyword}`;

async function readSources(
  project: Project,
  base: TableBase,
  dates: readonly TableDate[],
  keywords: readonly { id: number }[],
  { postgres, clickhouse, options = { tag: { operation: 'positions' } } }: TableReading,
): Promise<Sources> {
  const seen = new Set<string>();
  const places = new Map<string, Place[]>();
  const volumes = new Map<number, { ws: number; wsk: number }>();
  const runs = dates.flatMap((date) => date.runs);
  const snapshots = dates.flatMap(({ snapshot }) => snapshot ?? []);
  const shared = {
    base: base.id,
    generation: base.generation,
    project: project.number,
    domains: [project.domain, ...project.competitors],
    path: project.path,
    snapshots,
    runs: runs.map(({ number }) => number),
  };
  const ask = async <Row>(sql: string, ids: readonly number[]): Promise<readonly Row[]> => {
    const parameters: Record<string, QueryParameter> = { ...shared, keywords: ids };
    return (await clickhouse.query<Row>(sql, { parameters: onlyNamed(sql, parameters), ...options })).rows;
  };
  const take = (kind: 'run' | 'snapshot', found: readonly Place[]) => {
    for (const one of found) {
      const key = keyOf(kind, one.source, one.keyword);
      places.set(key, [...(places.get(key) ?? []), one]);
    }
  };
  for (let at = 0; at < keywords.length; at += idsAtOnce) {
    const ids = keywords.slice(at, at + idsAtOnce).map(({ id }) => id);
    const [pages, facts, checked, counted] = await Promise.all([
      snapshots.length ? ask<{ source: number; keyword: number }>(pagesSql, ids) : [],
      snapshots.length ? ask<Place>(factsSql, ids) : [],
      runs.length ? ask<Place>(checkedSql, ids) : [],
      ask<{ keyword: number; ws: number; wsk: number }>(volumesSql, ids),
    ]);
    for (const { source, keyword } of pages) seen.add(keyOf('snapshot', source, keyword));
    take('snapshot', facts);
    take('run', checked);
    for (const { keyword, ws, wsk } of counted) volumes.set(keyword, { ws, wsk });
  }
  if (runs.length > 0) {
    const answered = await postgres.query<{ number: number; keyword: string }[]>(
      `SELECT run.number, one.keyword_id AS keyword FROM position_check AS one JOIN position_run AS run ON run.id = one.run_id
       WHERE one.run_id = ANY($1) AND one.base_id = $2 AND one.state = 'answered'`,
      [runs.map(({ id }) => id), base.id],
    );
    for (const { number, keyword } of answered) seen.add(keyOf('run', number, Number(keyword)));
  }
  return { seen, places, volumes };
}

function cellOf(
  { runs, snapshot }: TableDate,
  keyword: number,
  { seen, places }: Sources,
  sites: number,
): { places: number[]; path: string } {
  const keys = [
    ...runs.map(({ number }) => keyOf('run', number, keyword)),
    ...(snapshot === undefined ? [] : [keyOf('snapshot', snapshot, keyword)]),
  ];
  // An export of one domain says where it stands and nothing of the page.
  const key = keys.find((one) => seen.has(one)) ?? keys.find((one) => places.has(one));
  const absent = key !== undefined && seen.has(key) ? notInTop : notChecked;
  const found: number[] = Array.from({ length: sites }, () => absent);
  let path = '';
  for (const { site: at, place, page } of (key === undefined ? undefined : places.get(key)) ?? []) {
    found[at - 1] = place;
    if (at === 1) path = page;
  }
  return { places: found, path };
}

/** What stands below the depth of a date is not in its top. */
function cut(row: PositionRow, dates: readonly TableDate[]): PositionRow {
  const depthOf = (at: number) => dates[at]?.depth ?? deepestPosition;
  const places = row.places.map((cells, at) =>
    cells.map((place) => (place > depthOf(at) ? notInTop : place)),
  );
  const paths = row.paths.map((path, at) => ((places[at]?.[0] ?? 0) > 0 ? path : ''));
  return { ...row, places, paths };
}

async function keywordsOf(
  project: string,
  tag: string | undefined,
  postgres: DataSource,
): Promise<{ id: number; word: string; tags: string[] }[]> {
  const rows = await postgres.query<{ id: string; word: string; tags: string[] }[]>(
    `SELECT keyword_id AS id, word, tags FROM position_keyword
     WHERE project_id = $1 AND ($2::text IS NULL OR $2 = ANY(tags)) ORDER BY word, keyword_id`,
    [project, tag ?? null],
  );
  return rows.map(({ id, ...rest }) => ({ ...rest, id: Number(id) }));
}

/** The engine refuses values that a statement does not name. */
function onlyNamed(
  sql: string,
  parameters: Readonly<Record<string, QueryParameter>>,
): Record<string, QueryParameter> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => sql.includes(`{${name}:`)));
}
