import type { QueryRunner } from 'typeorm';
import type { OwnPart } from '../../entities/own-generation.entity.js';
import { isTotal } from '../../reports/engine/own/own-facts.js';
import { ask, runStatement, type ImportRun } from '../import-run.js';
import { lockOwnSite } from '../publish/import-locks.js';
import { rowsOf } from '../publish/rows-of.js';
import type { StagedFile } from '../staging/stage-file.js';
import { stagingTableOf } from '../staging/staging-table.js';
import { cleanUpOwnSite } from './clean-up-own.js';
import { keepOwnSql, loadOwnSql, ownFactTable, printOwnSql, unitsSql } from './own-fact-sql.js';
import { dimsOfTable, groupedBy, siteOf, takenUnits, type OwnUnit, type TakenUnit } from './own-units.js';
import { inTransaction } from '../publish/in-transaction.js';

/** The facts of an own site that an import has published. */
export interface OwnSiteSummary {
  site: string;
  source: string;
  /** First and last day that the import told of; `from` is null where it told only a total that does not say it. */
  from: string | null;
  to: string;
  /** Whether reports show anything new. */
  changed: boolean;
}

/**
 * Writes what the files tell the owner of sites, as the next version of what that account knows of each site, and publishes each
 * by itself: days and totals that the files tell again are replaced, all others stay. The same files again change nothing.
 */
export async function updateOwnFacts(
  run: ImportRun,
  connection: QueryRunner,
  owner: number,
  files: readonly StagedFile[],
  onPublished?: (site: string) => void,
): Promise<OwnSiteSummary[]> {
  const masks = {
    files: files.map(({ file }) => file.number),
    file_dims: files.map(dimsOfTable),
  };
  const units = await ask<OwnUnit>(run, unitsSql(stagingTableOf(run.id)), masks);
  const taken = takenUnits(units, files).filter(({ named }) => siteOf(named) !== undefined);
  const bySite = groupedBy(taken, ({ named, source }) => `${siteOf(named)} ${source}`);
  const summaries: OwnSiteSummary[] = [];
  for (const [, ofSite] of [...bySite].toSorted(([one], [other]) => one.localeCompare(other))) {
    run.signal?.throwIfAborted();
    const [{ named, source } = { named: '', source: '' }] = ofSite;
    const site = siteOf(named) ?? '';
    const changed = await updateSite(run, connection, { owner, site, source, units: ofSite, masks });
    if (changed) onPublished?.(site);
    const days = ofSite.flatMap(({ from }) => from ?? []).toSorted();
    const to =
      ofSite
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
  units: readonly TakenUnit[];
  masks: { files: number[]; file_dims: number[] };
}

async function updateSite(run: ImportRun, connection: QueryRunner, update: SiteUpdate): Promise<boolean> {
  const { owner } = update;
  const site = await siteRow(connection, update);
  await lockOwnSite(connection, site);
  await cleanUpOwnSite(run.stores, connection, site);
  const former = await publishedVersion(connection, site);
  const units = update.units.filter((unit) => !isKnownTotal(unit, former.parts));
  if (units.length === 0) return false;
  const generation = await newVersion(connection, site, owner);
  await writeVersion(run, { ...update, units }, former.generation, generation);
  const [before, now] = [await printOf(run, owner, former.generation), await printOf(run, owner, generation)];
  if (former.generation > 0 && before.print === now.print) {
    await run.stores.clickhouse.dropPartition(ownFactTable, owner, generation);
    await connection.query('DELETE FROM own_generation WHERE id = $1', [generation]);
    return false;
  }
  run.signal?.throwIfAborted();
  await publish(connection, site, generation, partsWith(former.parts, units), now.rows);
  return true;
}

async function siteRow(connection: QueryRunner, { owner, site, source }: SiteUpdate): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    connection,
    `INSERT INTO own_site (owner_id, site, source) VALUES ($1, $2, $3)
     ON CONFLICT (owner_id, site, source) DO UPDATE SET site = excluded.site RETURNING id`,
    [owner, site, source],
  );
  if (!row) throw new Error('PostgreSQL gave the own site no id');
  return row.id;
}

interface PublishedVersion {
  /** 0 before the first one. */
  generation: number;
  parts: readonly OwnPart[];
}

async function publishedVersion(connection: QueryRunner, site: number): Promise<PublishedVersion> {
  const [row] = await rowsOf<PublishedVersion>(
    connection,
    `SELECT own_generation.id AS generation, parts FROM own_site JOIN own_generation ON own_generation.id = own_site.generation
     WHERE own_site.id = $1`,
    [site],
  );
  return row ?? { generation: 0, parts: [] };
}

async function newVersion(connection: QueryRunner, site: number, owner: number): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    connection,
    'INSERT INTO own_generation (site_id, owner_id) VALUES ($1, $2) RETURNING id',
    [site, owner],
  );
  if (!row) throw new Error('PostgreSQL gave the facts of an own site no version');
  return row.id;
}

/** A total of an unknown period whose file is imported again on another day says nothing new. */
function isKnownTotal({ dims, from, print }: TakenUnit, parts: readonly OwnPart[]): boolean {
  return (
    from === null && parts.some((part) => part.dims === dims && part.from === null && part.print === print)
  );
}

/** A date that says that the first day of a total is not known. */
const unknownDay = '1970-01-01';

async function writeVersion(
  run: ImportRun,
  { owner, units, masks }: SiteUpdate,
  former: number,
  generation: number,
): Promise<void> {
  const firstDays = units.map(({ from }) => from ?? unknownDay);
  const lastDays = units.map(({ to }) => to);
  const dims = units.map((unit) => unit.dims);
  await runStatement(run, loadOwnSql(stagingTableOf(run.id)), {
    ...masks,
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
  if (former === 0) return;
  const replaced = { new_dims: dims, new_from: firstDays, new_to: lastDays };
  await runStatement(run, keepOwnSql, { owner, former, generation, ...replaced });
}

async function printOf(run: ImportRun, owner: number, generation: number) {
  const [row] = await ask<{ print: string; rows: number }>(run, printOwnSql, { owner, generation });
  return row ?? { print: '', rows: 0 };
}

/** What the new version holds: totals by their period, days by what they tell apart. */
function partsWith(former: readonly OwnPart[], units: readonly TakenUnit[]): OwnPart[] {
  const parts = new Map<string, OwnPart>();
  const nameOf = (part: Omit<OwnPart, 'print'>) =>
    isTotal(part) ? JSON.stringify([part.dims, part.from, part.to]) : String(part.dims);
  for (const { dims, from, to, cut, print } of [...former, ...units]) {
    const name = nameOf({ dims, from, to, cut });
    const known = parts.get(name);
    const days = [known?.from, from].filter((day) => typeof day === 'string').toSorted();
    const last = [known?.to ?? to, to].toSorted().at(-1) ?? to;
    // Days that a later file tells whole are still beside days that an earlier one may have cut.
    const isCut = isTotal({ dims }) ? cut : cut || known?.cut === true;
    parts.set(name, {
      dims,
      from: days[0] ?? null,
      to: last,
      cut: isCut,
      print: isTotal({ dims }) ? print : '',
    });
  }
  return [...parts.values()];
}

/** One transaction: from its commit on every new request reads the new version. */
async function publish(
  connection: QueryRunner,
  site: number,
  generation: number,
  parts: readonly OwnPart[],
  rows: number,
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
