import type { DataSource } from 'typeorm';
import type { AuditEntry, AuditPage } from './admin-account.type.js';
import type { AuditDetails } from '../../entities/audit-record.entity.js';
import { getPageOffset, paginate } from '../platform/paging.js';

const entriesPerPage = 50;

/** Reads the audit log. */
export class AuditLogService {
  constructor(private readonly postgres: DataSource) {}

  /** A page of entries, newest first; optionally only those of one account as actor or target. */
  async findPage(page: number, accountId: number | null): Promise<AuditPage> {
    const { postgres } = this;
    const offset = getPageOffset(page, entriesPerPage);
    const [countRow]: { total: number }[] = await postgres.query(
      `SELECT count(*)::int AS total FROM audit_entry WHERE $1::int IS NULL OR account_id = $1 OR actor_id = $1`,
      [accountId],
    );
    const rows: (Omit<AuditEntry, 'at' | 'details'> & { at: Date; details: AuditDetails })[] =
      await postgres.query(
        `SELECT entry.id, at, actor.email AS "actorEmail", account.email AS "accountEmail", action, details, address
         FROM audit_entry AS entry
         LEFT JOIN account AS actor ON actor.id = actor_id LEFT JOIN account ON account.id = account_id
         WHERE $1::int IS NULL OR account_id = $1 OR actor_id = $1
         ORDER BY entry.id DESC LIMIT $2 OFFSET $3`,
        [accountId, entriesPerPage, offset],
      );
    const items = rows.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      details: JSON.stringify(entry.details),
    }));
    return { ...paginate(countRow?.total ?? 0, page, entriesPerPage), items };
  }
}
