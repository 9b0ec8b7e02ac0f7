import { ofEachListTool, type ListTool } from '../../contract/list-tools.js';
import type { MeterKind } from '../../contract/account-vocabulary.js';
import type { DataSource, EntityManager } from 'typeorm';
import { digest } from '../accounts/digest.js';

/** What is counted in a day, and of tools in a month too. `addressReports`: reports of all visitors without an account behind one address. */
export type UsageKind = Exclude<MeterKind, 'users'> | 'addressReports' | ListTool;

/** One limit of one day: whose, of what, how much. */
export interface Quota {
  /** Whom it is counted for, as `account:12`. */
  subject: string;
  kind: UsageKind;
  period: string;
  limit: number;
}

/** Rows that a view of a report gives to somebody in a day. */
export interface ViewRows {
  /** Whose rows of which report. */
  subject: string;
  period: string;
  /** What tells the view from others of the report. */
  view: string;
  /** The most that it may give. */
  rows: number;
}

/** Counters of the days, in the database: processes that share it share them. */
export class UsageStore {
  constructor(private readonly postgres: DataSource) {}

  /** Whether an object was counted already: one read by the primary key. */
  async has({ subject, kind, period }: Quota, object: string): Promise<boolean> {
    const found: unknown[] = await this.postgres.query(
      'SELECT 1 FROM usage_object WHERE subject = $1 AND kind = $2 AND period = $3 AND object = $4',
      [subject, kind, period, digest(object)],
    );
    return found.length > 0;
  }

  /**
   * Counts an object under all quotas, or under none where one of them is used up. Answers those under which it was not
   * counted before.
   * @throws QuotaExceededError
   */
  consume(quotas: readonly Quota[], object: string): Promise<Quota[]> {
    return this.postgres.transaction(async (manager) => {
      const consumed: Quota[] = [];
      for (const quota of quotas) if (await consumeOne(manager, quota, object)) consumed.push(quota);
      return consumed;
    });
  }

  /** Takes an object back that was counted. */
  async refund(quotas: readonly Quota[], object: string): Promise<void> {
    for (const { subject, kind, period } of quotas) {
      await this.postgres.query(
        `WITH gone AS (
           DELETE FROM usage_object WHERE subject = $1 AND kind = $2 AND period = $3 AND object = $4 RETURNING 1
         )
         UPDATE usage_counter SET used = used - 1
         WHERE subject = $1 AND kind = $2 AND period = $3 AND used > 0 AND EXISTS (SELECT FROM gone)`,
        [subject, kind, period, digest(object)],
      );
    }
  }

  /** Counts one more of what has no identity, as a request, unless the limit is reached; answers whether it was counted. */
  async increment({ subject, kind, period, limit }: Quota): Promise<boolean> {
    if (limit <= 0) return false;
    const counted: unknown[] = await this.postgres.query(
      `INSERT INTO usage_counter AS counter (subject, kind, period, used) VALUES ($1, $2, $3, 1)
       ON CONFLICT (subject, kind, period) DO UPDATE SET used = counter.used + 1 WHERE counter.used < $4
       RETURNING used`,
      [subject, kind, period, limit],
    );
    return counted.length > 0;
  }

  /** Takes one back of what `count` counted. */
  async decrement({ subject, kind, period }: Quota): Promise<void> {
    await this.postgres.query(
      'UPDATE usage_counter SET used = used - 1 WHERE subject = $1 AND kind = $2 AND period = $3 AND used > 0',
      [subject, kind, period],
    );
  }

  /**
   * Holds the rows that a view may give; answers how many were held or given before it, undefined for a view that was given
   * already. One statement, so that views asked for at once each see those before them.
   */
  async reserveView({ subject, period, view, rows }: ViewRows): Promise<number | undefined> {
    const [reservation]: { used: number }[] = await this.postgres.query(
      `WITH added AS (
         INSERT INTO usage_object (subject, kind, period, object) VALUES ($1, 'rows', $2, $3)
         ON CONFLICT DO NOTHING RETURNING 1
       )
       INSERT INTO usage_counter AS counter (subject, kind, period, used) SELECT $1, 'rows', $2, $4::int FROM added
       ON CONFLICT (subject, kind, period) DO UPDATE SET used = counter.used + $4::int
       RETURNING used`,
      [subject, period, digest(view), rows],
    );
    return reservation && reservation.used - rows;
  }

  /** Frees rows that a view did not give. */
  async releaseRows({ subject, period }: ViewRows, rows: number): Promise<void> {
    await this.postgres.query(
      `UPDATE usage_counter SET used = greatest(0, used - $3::int)
       WHERE subject = $1 AND kind = 'rows' AND period = $2`,
      [subject, period, rows],
    );
  }

  /** Takes a view back that was not given. */
  async releaseView(reservation: ViewRows): Promise<void> {
    await this.postgres.query(
      `DELETE FROM usage_object WHERE subject = $1 AND kind = 'rows' AND period = $2 AND object = $3`,
      [reservation.subject, reservation.period, digest(reservation.view)],
    );
    await this.releaseRows(reservation, reservation.rows);
  }

  /** What was used of each kind in a period, 0 where nothing was. */
  async readUsage(subject: string, period: string): Promise<Readonly<Record<UsageKind, number>>> {
    const rows: { kind: UsageKind; used: number }[] = await this.postgres.query(
      'SELECT kind, used FROM usage_counter WHERE subject = $1 AND period = $2',
      [subject, period],
    );
    const none = {
      reports: 0,
      addressReports: 0,
      analysis: 0,
      apiRequests: 0,
      ...ofEachListTool(() => 0),
    };
    return { ...none, ...Object.fromEntries(rows.map(({ kind, used }) => [kind, used])) };
  }
}

/** A quota that holds nothing more: ends the transaction in which it was found. */
export class QuotaExceededError extends Error {
  constructor(readonly quota: Quota) {
    super(`the quota of ${quota.kind} is used up`);
  }
}

/**
 * One statement: whoever counts the same object at the same moment waits for its row, and the limit stands in the update
 * itself, so that no number of parallel requests passes it.
 */
async function consumeOne(manager: EntityManager, quota: Quota, object: string): Promise<boolean> {
  const { subject, kind, period, limit } = quota;
  if (limit <= 0) throw new QuotaExceededError(quota);
  const [outcome]: { added: boolean; counted: boolean }[] = await manager.query(
    `WITH added AS (
       INSERT INTO usage_object (subject, kind, period, object) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING 1
     ), counted AS (
       INSERT INTO usage_counter AS counter (subject, kind, period, used) SELECT $1, $2, $3, 1 FROM added
       ON CONFLICT (subject, kind, period) DO UPDATE SET used = counter.used + 1 WHERE counter.used < $5
       RETURNING 1
     )
     SELECT EXISTS (SELECT FROM added) AS added, EXISTS (SELECT FROM counted) AS counted`,
    [subject, kind, period, digest(object), limit],
  );
  if (outcome?.added !== true) return false;
  if (!outcome.counted) throw new QuotaExceededError(quota);
  return true;
}
