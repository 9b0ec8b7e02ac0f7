import { randomUUID } from 'node:crypto';
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
import { RequestBases } from '../databases/request-bases.js';

/** Whose it is, its database, how many domains it compares, and within which depth. */
const owner = 'team@example.com';
const baseCode = 'gny';
const domainsCompared = 5;
const top = 50;

/** Makes a group report of the sample data for the team's account, where nobody has ever made one: so it happens once. */
export async function prepareDemonstrationGroup(
  stores: Pick<Stores, 'postgres' | 'clickhouse'>,
  config: Config,
  now: Date,
): Promise<void> {
  const { postgres, clickhouse } = stores;
  const account = await postgres.manager.findOneBy(Account, { email: owner, isDemonstration: true });
  const base = await new RequestBases(postgres).byCode(baseCode);
  if (!account || base.generation === 0 || (await isAnyMade(postgres))) return;
  const { rows } = await clickhouse.query<{ name: string }>(competingSql, {
    parameters: { base: base.id, generation: base.generation },
    tag: { operation: 'demonstration-group' },
  });
  const domains = rows.map(({ name }) => name);
  if (domains.length < domainsCompared) return;
  const id = randomUUID();
  const made = { id, ownerId: account.id, baseId: base.id, name: nameOf(domains), domains, top };
  await postgres.manager.insert(GroupReportRecord, { ...made, createdAt: now, accessedAt: now });
  try {
    const { number: report } = await postgres.manager.findOneByOrFail(GroupReportRecord, { id });
    const { generation, positionsDate } = base;
    const group = { id, report, base: base.id, generation, positionsDate, domains, top };
    const work = { stores, config };
    await whileGroupIsLocked(stores, report, async (connection) => {
      const written = await writeGroupKeywords(work, group, await beginGroupVersion(connection, group));
      await writeGroupCompetitors(work, group, written.version);
      await publishGroupVersion(connection, id, written, { withCompetitors: true });
    });
  } catch (error) {
    await postgres.manager.delete(GroupReportRecord, { id });
    throw error;
  }
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
ORDER BY shared DESC, name LIMIT ${domainsCompared}`;

function nameOf([first = '']: readonly string[]): string {
  return `${readableDomain(first)} and its competitors`;
}

async function isAnyMade(postgres: Stores['postgres']): Promise<boolean> {
  const [sequence] = await postgres.query<{ used: boolean }[]>(
    'SELECT is_called AS used FROM group_report_number_seq',
  );
  return sequence?.used ?? true;
}
