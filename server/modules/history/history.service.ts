import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Language } from '../../contract/localised.js';
import { sitePages } from '../../contract/site-pages.js';
import type { QuotaEvent } from '../../reports/engine/quota-event.js';
import { findReport } from '../../reports/report-registry.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import { runStatement } from '../../stores/postgres/prepared-statements.js';
import type { HistoryEntry } from './history.type.js';

/** Reports of one person that are shown. Of those beyond, a few wait to be deleted together. */
const maxHistoryEntries = 100;
const trimBatchSize = 20;

/** For so long the newest entry of a person is not written again: paging through a report writes nothing. */
const dedupeWindowMs = 60_000;

/** For so long entries wait for others, to be written together: no reader of a report waits for its entry. */
const flushIntervalMs = 200;

/** Entries of several people; an account that was deleted meanwhile has none. */
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

/** What this process kept last of a person, and how many entries since it deleted the oldest. */
interface LatestEntry {
  path: string;
  report: string;
  at: number;
  entriesSinceTrim: number;
}

/** An entry that is still to be written. */
interface PendingEntry {
  account: number;
  report: string;
  subject: string;
  base: string;
  path: string;
  at: Date;
}

/** The reports that people opened last. */
export class HistoryService {
  private readonly latestByAccount = new LRUCache<string, LatestEntry>({
    max: 10_000,
  });
  /** By what the table keeps once; the latest opening stands last. */
  private readonly pending = new Map<string, PendingEntry>();
  private readonly accountsToTrim = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private lastFlush: Promise<void> = Promise.resolve();

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly log: Logger,
  ) {}

  /** Puts a report to the top of a person's history, written within a moment; nothing for a guest. */
  record({ account }: Visitor, { report, displayName, base, path }: QuotaEvent): void {
    if (account === null) return;
    const now = this.now();
    const latest = this.latestByAccount.get(String(account.id));
    const isDuplicate = latest?.path === path && latest.report === report;
    if (isDuplicate && Math.abs(now.getTime() - latest.at) < dedupeWindowMs) return;
    // As PostgreSQL keeps it: entries that it holds for one must be one here.
    const subject = storableText(displayName.slice(0, 2048));
    const key = JSON.stringify([account.id, report, base, subject]);
    this.pending.delete(key);
    this.pending.set(key, {
      account: account.id,
      report,
      subject,
      base,
      path: storableText(path.slice(0, 4096)),
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

  /** Writes what waits. A reader of reports is told nothing of a failure: the log is. */
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
      // One that cannot be written, as of an account that is being deleted, takes no other one with it.
      for (const entry of entries) {
        await this.insertEntries([entry]).catch((error: unknown) => this.dropEntry(entry, error));
      }
    }
    for (const account of accountsToTrim) {
      await this.deleteOldest(account).catch((error: unknown) =>
        this.log.warn({ err: error }, 'history not cut'),
      );
    }
  }

  private async insertEntries(entries: readonly PendingEntry[]): Promise<void> {
    const listOf = <Name extends keyof PendingEntry>(name: Name) => entries.map((entry) => entry[name]);
    const values = (['account', 'report', 'subject', 'base', 'path', 'at'] as const).map(listOf);
    await runStatement(this.postgres, upsertHistorySql, values);
  }

  /** The next opening of the same report is written again. */
  private dropEntry({ account, report }: PendingEntry, error: unknown): void {
    this.latestByAccount.delete(String(account));
    this.log.warn({ err: error, report }, 'history not written');
  }

  /** What a person opened, newest first. */
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

/** A report that is no more is named by its id. */
function titleOf(report: string, language: Language): string {
  const page = sitePages.find(({ id }) => id === report) ?? findReport(report);
  return page?.title[language] ?? report;
}

/** A text as PostgreSQL keeps it: without zero characters and halves of characters. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
