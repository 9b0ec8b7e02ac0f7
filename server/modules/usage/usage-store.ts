import { mapListTools, type ListTool } from '../../contract/tools/list-tools.js';
import type { MeterKind } from '../../contract/accounts/account-vocabulary.js';
import type { DataSource, EntityManager } from 'typeorm';
import { digest } from '../platform/digest.js';

/** Counted usage; tools are counted per month too. `addressReports`: reports of all guests in one network. */
export type UsageKind = Exclude<MeterKind, 'users'> | 'addressReports' | ListTool;

/** A limit for a subject, kind and period. */
export interface Quota {
  /** Counter subject, such as `account:12`. */
  subject: string;
  kind: UsageKind;
  period: string;
  limit: number;
}

/** Rows of a report view, counted per day. */
export interface ViewRows {
  /** Hash of the quota subject and the report. */
  subject: string;
  period: string;
  /** Key of the view within the report. */
  view: string;
  /** Maximum rows of the view. */
  rows: number;
}

/** Usage counters in PostgreSQL, shared by all processes. */
export class UsageStore {
  constructor(private readonly postgres: DataSource) {}

  /** Whether an object was already counted; a primary key lookup. */
  async has({ subject, kind, period }: Quota, object: string): Promise<boolean> {
    const rows: unknown[] = await this.postgres.query(
      'SELECT 1 FROM usage_object WHERE subject = $1 AND kind = $2 AND period = $3 AND object = $4',
      [subject, kind, period, digest(object)],
    );
    return rows.length > 0;
  }

  /**
   * Counts an object under all quotas, or under none if one is exhausted. Returns the quotas under which it had not
   * been counted.
   * @throws QuotaExceededError
   */
  consume(quotas: readonly Quota[], object: string): Promise<Quota[]> {
    return this.postgres.transaction(async (manager) => {
      const consumed: Quota[] = [];
      for (const quota of quotas) if (await consumeQuota(manager, quota, object)) consumed.push(quota);
      return consumed;
    });
  }

  /** Refunds a counted object. */
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

  /**
   * Increments a counter unless it has reached the limit. For usage that is counted without an object, such as
   * requests. Returns whether it was counted.
   */
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

  /** Refunds one increment. */
  async decrement({ subject, kind, period }: Quota): Promise<void> {
    await this.postgres.query(
      'UPDATE usage_counter SET used = used - 1 WHERE subject = $1 AND kind = $2 AND period = $3 AND used > 0',
      [subject, kind, period],
    );
  }

  /**
   * Reserves rows for a view. Returns the rows reserved or used before it, or undefined for a view that was already
   * counted. A single statement, so that concurrent reservations see each other.
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

  /** Releases reserved rows that were not returned. */
  async releaseRows({ subject, period }: ViewRows, rows: number): Promise<void> {
    await this.postgres.query(
      `UPDATE usage_counter SET used = greatest(0, used - $3::int)
       WHERE subject = $1 AND kind = 'rows' AND period = $2`,
      [subject, period, rows],
    );
  }

  /** Releases the reservation of a failed view. */
  async releaseView(reservation: ViewRows): Promise<void> {
    await this.postgres.query(
      `DELETE FROM usage_object WHERE subject = $1 AND kind = 'rows' AND period = $2 AND object = $3`,
      [reservation.subject, reservation.period, digest(reservation.view)],
    );
    await this.releaseRows(reservation, reservation.rows);
  }

  /** Usage by kind in a period; 0 by default. */
  async readUsage(subject: string, period: string): Promise<Readonly<Record<UsageKind, number>>> {
    const rows: { kind: UsageKind; used: number }[] = await this.postgres.query(
      'SELECT kind, used FROM usage_counter WHERE subject = $1 AND period = $2',
      [subject, period],
    );
    const zeroUsage = {
      reports: 0,
      addressReports: 0,
      analysis: 0,
      apiRequests: 0,
      ...mapListTools(() => 0),
    };
    return { ...zeroUsage, ...Object.fromEntries(rows.map(({ kind, used }) => [kind, used])) };
  }
}

/** Thrown for an exhausted quota to roll back the transaction. */
export class QuotaExceededError extends Error {
  constructor(readonly quota: Quota) {
    super(`the quota of ${quota.kind} is used up`);
  }
}

/**
 * Counts an object under a quota; false if it was already counted. In a single statement concurrent requests for the
 * same object wait on its row, and the update checks the limit, so that parallel requests cannot exceed it.
 */
async function consumeQuota(manager: EntityManager, quota: Quota, object: string): Promise<boolean> {
  const { subject, kind, period, limit } = quota;
  if (limit <= 0) throw new QuotaExceededError(quota);
  const [row]: { added: boolean; counted: boolean }[] = await manager.query(
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
  if (row?.added !== true) return false;
  if (!row.counted) throw new QuotaExceededError(quota);
  return true;
}
