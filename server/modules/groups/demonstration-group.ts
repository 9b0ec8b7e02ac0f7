import { withKeywordDates } from '../../ingest/group/group-date.js';
import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import type { Config } from '../../config/config.js';
import { Account } from '../../entities/account.entity.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import {
  beginGroupVersion,
  publishGroupVersion,
  withGroupLock,
  writeGroupCompetitors,
  writeGroupKeywords,
} from '../../ingest/group/write-group-version.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { Stores } from '../../stores/stores.js';
import { type BaseState, RequestBases } from '../databases/base-catalogue.service.js';

/** Owner, database, number of domains and depth of the demonstration report. */
const ownerEmail = 'team@example.com';
const baseCode = 'gny';
const domainCount = 5;
const reportDepth = 50;

/**
 * Creates a group report of the sample data once, if no group report was ever created. A build interrupted by a crash
 * resumes at the next start.
 */
export async function prepareDemonstrationGroup(
  stores: Pick<Stores, 'postgres' | 'clickhouse'>,
  config: Config,
  now: Date,
): Promise<void> {
  const { postgres } = stores;
  const account = await postgres.manager.findOneBy(Account, { email: ownerEmail, isDemonstration: true });
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

/** Finds an interrupted build of an earlier start. Reports of users never match, because they always have a task. */
function findUnbuilt(postgres: Stores['postgres'], { id }: Account): Promise<GroupReportRecord | null> {
  const unbuiltCondition = { ownerId: id, taskId: IsNull(), version: IsNull(), deletedAt: IsNull() };
  return postgres.manager.findOneBy(GroupReportRecord, unbuiltCondition);
}

/** Inserts the demonstration report. Returns null if any report exists or too few domains have ads. */
async function insertGroup(
  { postgres, clickhouse }: Pick<Stores, 'postgres' | 'clickhouse'>,
  account: Account,
  base: BaseState,
  now: Date,
): Promise<GroupReportRecord | null> {
  if (await hasAnyReport(postgres)) return null;
  const { rows } = await clickhouse.query<{ name: string }>(competingDomainsSql, {
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
    name: formatGroupName(domains),
    domains,
    top: reportDepth,
  };
  await postgres.manager.insert(GroupReportRecord, { ...columns, createdAt: now, accessedAt: now });
  return postgres.manager.findOneByOrFail(GroupReportRecord, { id });
}

function buildGroup(
  work: { stores: Pick<Stores, 'postgres' | 'clickhouse'>; config: Config },
  { id, number: report, domains, top: depth }: GroupReportRecord,
  { id: base, generation, positionsDate }: BaseState,
): Promise<void> {
  const dates = { positionsDate, positionsRange: null };
  const group = { id, report, base, generation, ...dates, domains, top: depth };
  return withGroupLock(work.stores, report, async (connection) => {
    // Another server may have built it while this one waited for the lock.
    const { version } = await work.stores.postgres.manager.findOneByOrFail(GroupReportRecord, { id });
    if (version !== null) return;
    const number = await beginGroupVersion(connection, await withKeywordDates(work.stores, group));
    const builtVersion = await writeGroupKeywords(work, group, number);
    await writeGroupCompetitors(work, group, builtVersion.version);
    await publishGroupVersion(connection, id, builtVersion, { withCompetitors: true });
  });
}

/** The domain with the most paid keywords and the domains that share most of them, so that every view has data. */
const competingDomainsSql = `SELECT name FROM (
  SELECT domain_id, uniqExact(keyword_id) AS shared FROM ad_by_domain
  WHERE ${generationScope} AND keyword_id GLOBAL IN (
    SELECT keyword_id FROM ad_by_domain WHERE ${generationScope} AND domain_id = (
      SELECT domain_id FROM domain WHERE ${generationScope} ORDER BY adkeyscnt DESC, it50 DESC, name LIMIT 1
    )
  ) GROUP BY domain_id
) AS sharing GLOBAL INNER JOIN (SELECT domain_id, name FROM domain WHERE ${generationScope}) AS named USING (domain_id)
ORDER BY shared DESC, name LIMIT ${domainCount}`;

function formatGroupName([first = '']: readonly string[]): string {
  return `${readableDomain(first)} and its competitors`;
}

async function hasAnyReport(postgres: Stores['postgres']): Promise<boolean> {
  const [sequence] = await postgres.query<{ used: boolean }[]>(
    'SELECT is_called AS used FROM group_report_number_seq',
  );
  return sequence?.used ?? true;
}
