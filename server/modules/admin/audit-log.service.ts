import type { DataSource } from 'typeorm';
import type { Language, Localised } from '../../contract/language/localised.js';
import { delimitedText, getSeparators } from '../../reports/export/delimited-text.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { DayPeriod } from '../billing/operator/money-search.js';
import type { AuditService } from '../platform/audit.service.js';
import { csvMimeType, type ExportFile } from '../platform/export-file.type.js';
import type { AuditEntry, AuditPage } from './admin-account.type.js';
import type { AuditDetails } from '../../entities/audit-record.entity.js';
import { getPageOffset, paginate } from '../platform/paging.js';

const entriesPerPage = 50;

/** Maximum entries of an exported file. */
const maxExportedEntries = 100_000;

const byteOrderMark = '\uFEFF';

/** Filter of the audit log. */
export interface AuditFilter extends DayPeriod {
  /** Actor or target; null for all accounts. */
  accountId: number | null;
  /** Name of an action; null for all. */
  action: string | null;
  /** Part of the e-mail of the actor or target, of the network address or of the details; empty for all. */
  search: string;
}

type EntryRow = Omit<AuditEntry, 'at' | 'details'> & { at: Date; details: AuditDetails };

const sourceSql = `FROM audit_entry AS entry
  LEFT JOIN account AS actor ON actor.id = actor_id LEFT JOIN account ON account.id = account_id
  WHERE ($1::int IS NULL OR account_id = $1 OR actor_id = $1) AND ($2::text IS NULL OR action = $2)
    AND ($3::text IS NULL OR at >= ($3 || 'T00:00:00Z')::timestamptz)
    AND ($4::text IS NULL OR at < ($4 || 'T00:00:00Z')::timestamptz + interval '1 day')
    AND ($5::text IS NULL OR actor.email LIKE $5 OR account.email LIKE $5 OR address LIKE $5 OR lower(details::text) LIKE $5)`;

/** Reads the audit log. */
export class AuditLogService {
  constructor(
    private readonly postgres: DataSource,
    private readonly audit: AuditService,
  ) {}

  /**
   * A page of matching entries, newest first.
   * @throws AppError InvalidField (page)
   */
  async findPage(page: number, filter: AuditFilter): Promise<AuditPage> {
    const offset = getPageOffset(page, entriesPerPage);
    const values = filterValues(filter);
    const [countRow]: { total: number }[] = await this.postgres.query(
      `SELECT count(*)::int AS total ${sourceSql}`,
      values,
    );
    const rows = await this.readEntries(values, entriesPerPage, offset);
    const items = rows.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      details: JSON.stringify(entry.details),
    }));
    return { ...paginate(countRow?.total ?? 0, page, entriesPerPage), items };
  }

  /** Exports the matching entries as a CSV file, newest first. The export is recorded in the log. */
  async export(
    { account, address }: AuthenticatedUser,
    filter: AuditFilter,
    language: Language,
  ): Promise<ExportFile> {
    const rows = await this.readEntries(filterValues(filter), maxExportedEntries, 0);
    const details = { entries: rows.length, ...filter };
    await this.audit.record({
      action: 'audit-exported',
      actorId: account.id,
      accountId: null,
      details,
      address,
    });
    const lines = rows.map((entry) => [
      entry.at.toISOString(),
      entry.actorEmail ?? '',
      entry.action,
      entry.accountEmail ?? '',
      JSON.stringify(entry.details),
      entry.address,
    ]);
    const header = exportTitles.map((title) => title[language]);
    const text = byteOrderMark + delimitedText([header, ...lines], 'csv', getSeparators(language));
    return { name: 'audit-log.csv', mimeType: csvMimeType, base64: Buffer.from(text).toString('base64') };
  }

  private readEntries(values: readonly unknown[], limit: number, offset: number): Promise<EntryRow[]> {
    return this.postgres.query(
      `SELECT entry.id, at, actor.email AS "actorEmail", account.email AS "accountEmail", action, details, address
       ${sourceSql} ORDER BY entry.id DESC LIMIT ${limit} OFFSET ${offset}`,
      [...values],
    );
  }
}

const exportTitles: readonly Localised[] = [
  { en: 'Time, UTC', ru: 'Время, UTC' },
  { en: 'Actor', ru: 'Кто' },
  { en: 'Action', ru: 'Действие' },
  { en: 'Account', ru: 'Аккаунт' },
  { en: 'Details', ru: 'Подробности' },
  { en: 'Address', ru: 'Адрес' },
];

function filterValues({ accountId, action, from, to, search }: AuditFilter): unknown[] {
  const text = search.trim().toLowerCase().slice(0, 200);
  const pattern = text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [accountId, action === '' ? null : action, from, to, pattern];
}
