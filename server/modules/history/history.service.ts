import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { Language } from '../../contract/localised.js';
import { sitePages } from '../../contract/site-pages.js';
import type { OpenedReport } from '../../reports/engine/opened-report.js';
import { findReport } from '../../reports/report-registry.js';
import type { Person, Visitor } from '../../request/visitor.js';
import { runStatement } from '../../stores/postgres/prepared.js';
import type { HistoryEntry } from './history.type.js';

/** Reports of one person that are shown. Of those beyond, a few wait to be deleted together. */
const maxRequests = 100;
const deletedAtOnce = 20;

/** For so long the newest entry of a person is not written again: paging through a report writes nothing. */
const restMs = 60_000;

const toTheTop = {
  name: 'report to the top of the history',
  text: `INSERT INTO request_history (account_id, report, subject, base, path, requested_at) VALUES ($1, $2, $3, $4, $5, $6)
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

/** What this process wrote last of a person, and how many entries since it deleted the oldest. */
interface NewestEntry {
  path: string;
  report: string;
  at: number;
  written: number;
}

/** The reports that people opened last. */
export class HistoryService {
  private readonly newest = new LRUCache<string, NewestEntry>({
    max: 10_000,
  });

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Puts a report to the top of a person's history; nothing for a guest. */
  async keep({ account }: Visitor, { report, shown, base, path }: OpenedReport): Promise<void> {
    if (account === null) return;
    const now = this.now();
    const latest = this.newest.get(String(account.id));
    const isThere = latest?.path === path && latest.report === report;
    if (isThere && Math.abs(now.getTime() - latest.at) < restMs) return;
    const values = [account.id, report, shown.slice(0, 2048), base, path.slice(0, 4096), now];
    await runStatement(this.postgres, toTheTop, values);
    const written = (latest?.written ?? deletedAtOnce) + 1;
    const isFull = written > deletedAtOnce;
    if (isFull) await this.forgetOldest(account.id);
    this.newest.set(String(account.id), { path, report, at: now.getTime(), written: isFull ? 0 : written });
  }

  /** What a person opened, newest first. */
  async list({ account }: Person, language: Language): Promise<HistoryEntry[]> {
    const rows: HistoryRow[] = await this.postgres.query(
      `SELECT id, report, subject, base, path, requested_at FROM request_history WHERE account_id = $1
       ORDER BY requested_at DESC, id DESC LIMIT $2`,
      [account.id, maxRequests],
    );
    return rows.map(({ requested_at: at, ...row }) => ({
      ...row,
      title: titleOf(row.report, language),
      requestedAt: at.toISOString(),
    }));
  }

  private forgetOldest(account: number): Promise<unknown> {
    return this.postgres.query(
      `DELETE FROM request_history WHERE account_id = $1 AND id IN (
         SELECT id FROM request_history WHERE account_id = $1 ORDER BY requested_at DESC, id DESC OFFSET $2
       )`,
      [account, maxRequests],
    );
  }
}

/** A report that is no more is named by its id. */
function titleOf(report: string, language: Language): string {
  const page = sitePages.find(({ id }) => id === report) ?? findReport(report);
  return page?.title[language] ?? report;
}
