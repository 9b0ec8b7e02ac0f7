import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Language } from '../../contract/language/localised.js';
import { sitePages } from '../../contract/pages/site-pages.js';
import { toolPages } from '../../contract/tools/tool-pages.js';
import type { QuotaEvent } from '../../reports/engine/report-subject.js';
import { findReport } from '../../reports/report-registry.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import { runStatement } from '../../stores/postgres/prepared-statements.js';
import type { HistoryEntry } from './history.type.js';

/** Maximum entries per account. Older ones are deleted in batches. */
const maxHistoryEntries = 100;
const trimBatchSize = 20;

/** Window in which repeated views of a report, such as paging, are not recorded. */
const dedupeWindowMs = 60_000;

/** Entries are buffered and written in one statement, so that reports do not wait for them. */
const flushIntervalMs = 200;

/** Batch upsert; the join skips deleted accounts. */
const upsertHistorySql = {
  name: 'reports to the top of the history',
  text: `INSERT INTO request_history (account_id, report, subject, base, path, requested_at)
    SELECT entry.* FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
      AS entry (account_id, report, subject, base, path, requested_at)
    JOIN account ON account.id = entry.account_id
    ORDER BY entry.requested_at
    ON CONFLICT (account_id, report, base, md5(subject)) DO UPDATE
    SET requested_at = excluded.requested_at, path = excluded.path,
        id = nextval(pg_get_serial_sequence('request_history', 'id'))`,
};

interface HistoryRow {
  id: string;
  report: string;
  subject: string;
  base: string;
  path: string;
  requested_at: Date;
}

/** The latest entry of an account in this process, and the number of entries since the last trim. */
interface LatestEntry {
  path: string;
  report: string;
  at: number;
  entriesSinceTrim: number;
}

/** A buffered entry. */
interface PendingEntry {
  account: number;
  report: string;
  subject: string;
  base: string;
  path: string;
  at: Date;
}

/** History of recently opened reports. */
export class HistoryService {
  private readonly latestByAccount = new LRUCache<string, LatestEntry>({
    max: 10_000,
  });
  /** Buffered entries by the unique key of the table, ordered by time. */
  private readonly pending = new Map<string, PendingEntry>();
  private readonly accountsToTrim = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private lastFlush: Promise<void> = Promise.resolve();

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly log: Logger,
  ) {}

  /** Records a report view as the latest entry of the account. Entries are buffered; guests have no history. */
  record({ account }: Visitor, { report, displayName, base, path }: QuotaEvent): void {
    if (account === null) return;
    const now = this.now();
    const latest = this.latestByAccount.get(String(account.id));
    const isDuplicate = latest?.path === path && latest.report === report;
    if (isDuplicate && Math.abs(now.getTime() - latest.at) < dedupeWindowMs) return;
    // Normalized like the stored value, so that equal keys deduplicate here too.
    const subject = sanitizeText(displayName.slice(0, 2048));
    const key = JSON.stringify([account.id, report, base, subject]);
    this.pending.delete(key);
    this.pending.set(key, {
      account: account.id,
      report,
      subject,
      base,
      path: sanitizeText(path.slice(0, 4096)),
      at: now,
    });
    const entriesSinceTrim = (latest?.entriesSinceTrim ?? trimBatchSize) + 1;
    const needsTrim = entriesSinceTrim > trimBatchSize;
    if (needsTrim) this.accountsToTrim.add(account.id);
    this.latestByAccount.set(String(account.id), {
      path,
      report,
      at: now.getTime(),
      entriesSinceTrim: needsTrim ? 0 : entriesSinceTrim,
    });
    this.timer ??= setTimeout(() => void this.flush(), flushIntervalMs);
  }

  /** Flushes the buffer. Failures are only logged. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [entries, accountsToTrim] = [[...this.pending.values()], [...this.accountsToTrim]];
    this.pending.clear();
    this.accountsToTrim.clear();
    const previousFlush = this.lastFlush;
    this.lastFlush = previousFlush.then(() => this.writeBatch(entries, accountsToTrim));
    await this.lastFlush;
  }

  private async writeBatch(
    entries: readonly PendingEntry[],
    accountsToTrim: readonly number[],
  ): Promise<void> {
    if (entries.length === 0) return;
    try {
      await this.insertEntries(entries);
    } catch {
      // Retries one by one, so that a single invalid entry does not drop the batch.
      for (const entry of entries) {
        await this.insertEntries([entry]).catch((error: unknown) => this.dropEntry(entry, error));
      }
    }
    for (const account of accountsToTrim) {
      await this.deleteOldest(account).catch((error: unknown) =>
        this.log.warn({ err: error }, 'trimming the history failed'),
      );
    }
  }

  private async insertEntries(entries: readonly PendingEntry[]): Promise<void> {
    const columnValues = <Name extends keyof PendingEntry>(name: Name) => entries.map((entry) => entry[name]);
    const values = (['account', 'report', 'subject', 'base', 'path', 'at'] as const).map(columnValues);
    await runStatement(this.postgres, upsertHistorySql, values);
  }

  /** Clears the dedupe state, so that the next view is recorded. */
  private dropEntry({ account, report }: PendingEntry, error: unknown): void {
    this.latestByAccount.delete(String(account));
    this.log.warn({ err: error, report }, 'writing the history failed');
  }

  /** The user's entries, newest first. */
  async list({ account }: AuthenticatedUser, language: Language): Promise<HistoryEntry[]> {
    await this.flush();
    const rows: HistoryRow[] = await this.postgres.query(
      `SELECT id, report, subject, base, path, requested_at FROM request_history WHERE account_id = $1
       ORDER BY requested_at DESC, id DESC LIMIT $2`,
      [account.id, maxHistoryEntries],
    );
    return rows.map(({ requested_at: at, ...row }) => ({
      ...row,
      title: titleOf(row.report, language),
      requestedAt: at.toISOString(),
    }));
  }

  private deleteOldest(account: number): Promise<unknown> {
    return this.postgres.query(
      `DELETE FROM request_history WHERE account_id = $1 AND id IN (
         SELECT id FROM request_history WHERE account_id = $1 ORDER BY requested_at DESC, id DESC OFFSET $2
       )`,
      [account, maxHistoryEntries],
    );
  }
}

/** Title of a page, tool or report; its id if the report was removed. */
function titleOf(report: string, language: Language): string {
  const page = [...sitePages, ...toolPages].find(({ id }) => id === report) ?? findReport(report);
  return page?.title[language] ?? report;
}

/** Removes NUL characters and lone surrogates, which PostgreSQL rejects. */
function sanitizeText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
