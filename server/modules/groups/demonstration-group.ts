import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import type { Config } from '../../config/config.js';
import { Account } from '../../entities/account.entity.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import {
  beginGroupVersion,
  publishGroupVersion,
  whileGroupIsLocked,
  writeGroupCompetitors,
  writeGroupKeywords,
} from '../../ingest/group/write-group-version.js';
import { generationScope } from '../../reports/engine/generation-scope.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { Stores } from '../../stores/stores.js';
import type { BaseState } from '../databases/base-catalogue.service.js';
import { RequestBases } from '../databases/request-bases.js';

/** Whose it is, its database, how many domains it compares, and within which depth. */
const owner = 'team@example.com';
const baseCode = 'gny';
const domainCount = 5;
const top = 50;

/**
 * Makes a group report of the sample data for the team's account, where nobody has ever made one: so it happens once.
 * A server that died while it built the report builds it at its next start.
 */
export async function prepareDemonstrationGroup(
  stores: Pick<Stores, 'postgres' | 'clickhouse'>,
  config: Config,
  now: Date,
): Promise<void> {
  const { postgres } = stores;
  const account = await postgres.manager.findOneBy(Account, { email: owner, isDemonstration: true });
  const base = await new RequestBases(postgres).byCode(baseCode);
  if (!account || base.generation === 0) return;
  const record = (await findUnbuilt(postgres, account)) ?? (await insertGroup(stores, account, base, now));
  if (!record) return;
  try {
    await buildGroup({ stores, config }, record, base);
  } catch (error) {
    await postgres.manager.delete(GroupReportRecord, { id: record.id });
    throw error;
  }
}

/** What a start that was killed has left: people's reports have a task from the moment they are made. */
function findUnbuilt(postgres: Stores['postgres'], { id }: Account): Promise<GroupReportRecord | null> {
  const unbuilt = { ownerId: id, taskId: IsNull(), version: IsNull(), deletedAt: IsNull() };
  return postgres.manager.findOneBy(GroupReportRecord, unbuilt);
}

/** Nothing where somebody has made a report, or the database has too few domains with ads. */
async function insertGroup(
  { postgres, clickhouse }: Pick<Stores, 'postgres' | 'clickhouse'>,
  account: Account,
  base: BaseState,
  now: Date,
): Promise<GroupReportRecord | null> {
  if (await hasAnyReport(postgres)) return null;
  const { rows } = await clickhouse.query<{ name: string }>(competingSql, {
    parameters: { base: base.id, generation: base.generation },
    tag: { operation: 'demonstration-group' },
  });
  const domains = rows.map(({ name }) => name);
  if (domains.length < domainCount) return null;
  const id = randomUUID();
  const columns = {
    id,
    ownerId: account.id,
    teamId: account.id,
    baseId: base.id,
    name: nameOf(domains),
    domains,
    top,
  };
  await postgres.manager.insert(GroupReportRecord, { ...columns, createdAt: now, accessedAt: now });
  return postgres.manager.findOneByOrFail(GroupReportRecord, { id });
}

function buildGroup(
  work: { stores: Pick<Stores, 'postgres' | 'clickhouse'>; config: Config },
  { id, number: report, domains, top: depth }: GroupReportRecord,
  { id: base, generation, positionsDate }: BaseState,
): Promise<void> {
  const group = { id, report, base, generation, positionsDate, domains, top: depth };
  return whileGroupIsLocked(work.stores, report, async (connection) => {
    // Another server that starts beside this one may have built it while this one waited.
    const { version } = await work.stores.postgres.manager.findOneByOrFail(GroupReportRecord, { id });
    if (version !== null) return;
    const written = await writeGroupKeywords(work, group, await beginGroupVersion(connection, group));
    await writeGroupCompetitors(work, group, written.version);
    await publishGroupVersion(connection, id, written, { withCompetitors: true });
  });
}

/** The domain with the most paid keywords, and those with ads for most of the same: so that every view has something to show. */
const competingSql = `SELECT name FROM (
  SELECT domain_id, uniqExact(keyword_id) AS shared FROM ad_by_domain
  WHERE ${generationScope} AND keyword_id GLOBAL IN (
    SELECT keyword_id FROM ad_by_domain WHERE ${generationScope} AND domain_id = (
      SELECT domain_id FROM domain WHERE ${generationScope} ORDER BY adkeyscnt DESC, it50 DESC, name LIMIT 1
    )
  ) GROUP BY domain_id
) AS sharing GLOBAL INNER JOIN (SELECT domain_id, name FROM domain WHERE ${generationScope}) AS named USING (domain_id)
ORDER BY shared DESC, name LIMIT ${domainCount}`;

function nameOf([first = '']: readonly string[]): string {
  return `${readableDomain(first)} and its competitors`;
}

async function hasAnyReport(postgres: Stores['postgres']): Promise<boolean> {
  const [sequence] = await postgres.query<{ used: boolean }[]>(
    'SELECT is_called AS used FROM group_report_number_seq',
  );
  return sequence?.used ?? true;
}
