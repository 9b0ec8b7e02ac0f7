import type { QueryRunner } from 'typeorm';
import type { FirstPartyPart } from '../../entities/first-party-generation.entity.js';
import { pageRulesId } from '../../reports/page-identity.js';
import { isTotal } from '../../reports/first-party/first-party-metrics.js';
import { queryRows, runStatement, type ImportRun } from '../import-run.js';
import { lockFirstPartySite } from '../import-locks.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import type { StagedFile } from '../staging/stage-file.js';
import { stagingTableName } from '../staging/staging-table.js';
import { cleanUpFirstPartySite } from './clean-up-first-party.js';
import {
  carriedFirstPartySql,
  loadFirstPartySql,
  firstPartyTable,
  firstPartyFingerprintSql,
  unitsSql,
} from './first-party-sql.js';
import {
  dimsOfTable,
  groupBy,
  toSite,
  selectUnits,
  type FirstPartyUnit,
  type AcceptedUnit,
} from './first-party-units.js';
import { inTransaction } from '../../stores/postgres/in-transaction.js';

/** First-party data of one site that an import published. */
export interface FirstPartySiteSummary {
  site: string;
  source: string;
  /** First and last imported day; `from` is null for totals without a start date. */
  from: string | null;
  to: string;
  /** Whether reports changed. */
  changed: boolean;
}

interface FirstPartyUpdate {
  owner: number;
  files: readonly StagedFile[];
  onPublished?: (site: string) => void;
}

/**
 * Writes a new version of the first-party data for each site in the files and publishes it.
 * Days and totals in the files replace existing ones. Importing the same files again has no effect.
 */
export async function updateFirstPartyFacts(
  run: ImportRun,
  connection: QueryRunner,
  { owner, files, onPublished }: FirstPartyUpdate,
): Promise<FirstPartySiteSummary[]> {
  const tableDims = {
    files: files.map(({ file }) => file.number),
    file_dims: files.map(dimsOfTable),
  };
  const units = await queryRows<FirstPartyUnit>(run, unitsSql(stagingTableName(run.id)), tableDims);
  const accepted = selectUnits(units, files).filter(({ named }) => toSite(named) !== undefined);
  const unitsBySite = groupBy(accepted, ({ named, source }) => `${toSite(named)} ${source}`);
  const summaries: FirstPartySiteSummary[] = [];
  for (const [, siteUnits] of [...unitsBySite].toSorted(([a], [b]) => a.localeCompare(b))) {
    run.signal?.throwIfAborted();
    const [{ named, source } = { named: '', source: '' }] = siteUnits;
    const site = toSite(named) ?? '';
    const changed = await updateSite(run, connection, {
      owner,
      site,
      source,
      units: siteUnits,
      tableDims,
    });
    if (changed) onPublished?.(site);
    const days = siteUnits.flatMap(({ from }) => from ?? []).toSorted();
    const to =
      siteUnits
        .map((unit) => unit.to)
        .toSorted()
        .at(-1) ?? '';
    summaries.push({ site, source, from: days[0] ?? null, to, changed });
  }
  return summaries;
}

interface SiteUpdate {
  owner: number;
  site: string;
  source: string;
  units: readonly AcceptedUnit[];
  tableDims: { files: number[]; file_dims: number[] };
}

async function updateSite(run: ImportRun, connection: QueryRunner, update: SiteUpdate): Promise<boolean> {
  const { owner } = update;
  const site = await upsertSite(connection, update);
  await lockFirstPartySite(connection, site);
  await cleanUpFirstPartySite(run.stores, connection, site);
  const previous = await findPublishedVersion(connection, site);
  const units = update.units.filter((unit) => !isImportedTotal(unit, previous.parts));
  if (units.length === 0) return false;
  const generation = await insertVersion(connection, site, owner);
  await writeVersion(run, { ...update, units }, previous.generation, generation);
  const [before, after] = [
    await readFingerprint(run, owner, previous.generation),
    await readFingerprint(run, owner, generation),
  ];
  if (previous.generation > 0 && before.print === after.print) {
    await run.stores.clickhouse.dropPartition(firstPartyTable, owner, generation);
    await connection.query('DELETE FROM own_generation WHERE id = $1', [generation]);
    return false;
  }
  run.signal?.throwIfAborted();
  await publishVersion(connection, {
    site,
    generation,
    parts: mergeParts(previous.parts, units),
    rows: after.rows,
  });
  return true;
}

async function upsertSite(connection: QueryRunner, { owner, site, source }: SiteUpdate): Promise<number> {
  const [row] = await queryPostgres<{ id: number }>(
    connection,
    `INSERT INTO own_site (owner_id, site, source, page_rules) VALUES ($1, $2, $3, $4)
     ON CONFLICT (owner_id, site, source) DO UPDATE SET site = excluded.site RETURNING id`,
    [owner, site, source, pageRulesId()],
  );
  if (!row) throw new Error('PostgreSQL gave the own site no id');
  return row.id;
}

interface PublishedVersion {
  /** 0 before the first version. */
  generation: number;
  parts: readonly FirstPartyPart[];
}

/** The published version of a site, with the lock of the site. */
export async function findPublishedVersion(connection: QueryRunner, site: number): Promise<PublishedVersion> {
  const [row] = await queryPostgres<PublishedVersion>(
    connection,
    `SELECT own_generation.id AS generation, parts FROM own_site JOIN own_generation ON own_generation.id = own_site.generation
     WHERE own_site.id = $1`,
    [site],
  );
  return row ?? { generation: 0, parts: [] };
}

/** Inserts an unpublished version of a site. */
export async function insertVersion(connection: QueryRunner, site: number, owner: number): Promise<number> {
  const [row] = await queryPostgres<{ id: number }>(
    connection,
    'INSERT INTO own_generation (site_id, owner_id) VALUES ($1, $2) RETURNING id',
    [site, owner],
  );
  if (!row) throw new Error('PostgreSQL gave the facts of an own site no version');
  return row.id;
}

/** Whether the unit is a total of an unknown period that was already imported (same fingerprint). */
function isImportedTotal({ dims, from, print }: AcceptedUnit, parts: readonly FirstPartyPart[]): boolean {
  return (
    from === null && parts.some((part) => part.dims === dims && part.from === null && part.print === print)
  );
}

/** Placeholder for an unknown first day. */
const unknownDay = '1970-01-01';

async function writeVersion(
  run: ImportRun,
  { owner, units, tableDims }: SiteUpdate,
  previous: number,
  generation: number,
): Promise<void> {
  const firstDays = units.map(({ from }) => from ?? unknownDay);
  const lastDays = units.map(({ to }) => to);
  const dims = units.map((unit) => unit.dims);
  await runStatement(run, loadFirstPartySql(stagingTableName(run.id)), {
    ...tableDims,
    owner,
    generation,
    taken_files: units.map(({ file }) => file),
    taken_names: units.map(({ named }) => named),
    taken_sources: units.map(({ source }) => source),
    taken_dims: dims,
    taken_days: units.map(({ day }) => day),
    from_days: firstDays,
    to_days: lastDays,
  });
  if (previous === 0) return;
  const replaced = { new_dims: dims, new_from: firstDays, new_to: lastDays };
  await runStatement(run, carriedFirstPartySql, { owner, former: previous, generation, ...replaced });
}

/** Fingerprint and number of rows of a version. */
export async function readFingerprint(run: ImportRun, owner: number, generation: number) {
  const [row] = await queryRows<{ print: string; rows: number }>(run, firstPartyFingerprintSql, {
    owner,
    generation,
  });
  return row ?? { print: '', rows: 0 };
}

/** Merges the imported periods into those of the previous version: totals by period, days by dimensions. */
function mergeParts(previous: readonly FirstPartyPart[], units: readonly AcceptedUnit[]): FirstPartyPart[] {
  const parts = new Map<string, FirstPartyPart>();
  const keyOf = (part: Omit<FirstPartyPart, 'print'>) =>
    isTotal(part) ? JSON.stringify([part.dims, part.from, part.to]) : String(part.dims);
  for (const { dims, from, to, cut, print } of [...previous, ...units]) {
    const name = keyOf({ dims, from, to, cut });
    const existing = parts.get(name);
    const days = [existing?.from, from].filter((day) => typeof day === 'string').toSorted();
    const last = [existing?.to ?? to, to].toSorted().at(-1) ?? to;
    // Days that an earlier export truncated may remain next to complete days of a later file, so the data stays
    // marked as truncated.
    const isTruncated = isTotal({ dims }) ? cut : cut || existing?.cut === true;
    parts.set(name, {
      dims,
      from: days[0] ?? null,
      to: last,
      cut: isTruncated,
      print: isTotal({ dims }) ? print : '',
    });
  }
  return [...parts.values()];
}

interface FirstPartyGeneration {
  site: number;
  generation: number;
  parts: readonly FirstPartyPart[];
  rows: number;
}

/** Publishes in one transaction, so every new request reads the new version from the commit on. */
export async function publishVersion(
  connection: QueryRunner,
  { site, generation, parts, rows }: FirstPartyGeneration,
): Promise<void> {
  await inTransaction(connection, async () => {
    await connection.query(
      `UPDATE own_generation SET state = 'retired', retired_at = clock_timestamp() WHERE site_id = $1 AND state = 'published'`,
      [site],
    );
    await connection.query(
      `UPDATE own_generation SET state = 'published', published_at = clock_timestamp(), parts = $2, rows = $3 WHERE id = $1`,
      [generation, JSON.stringify(parts), rows],
    );
    await connection.query('UPDATE own_site SET generation = $2 WHERE id = $1', [site, generation]);
  });
}
