import { stringify } from 'csv-stringify/sync';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import type { AuditAction } from '../../contract/accounts/audit-actions.js';
import { AccountLogo } from '../../entities/account-logo.entity.js';
import { Account } from '../../entities/account.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { streamZip, type ZipEntry } from '../../reports/export/zip-stream.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditService } from '../platform/audit.service.js';
import { personalTables, type PersonalTable } from './personal-tables.js';

type Row = Readonly<Record<string, unknown>>;

/** Copies of a person's data. */
export class PersonalDataService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
  ) {}

  /**
   * A ZIP archive with the data of an account as one JSON file and one CSV file per table. The copy is recorded in the
   * audit log.
   * @throws AppError UserNotFound, RoleForbidden
   */
  async createCopy(actor: AuthenticatedUser, accountId: number): Promise<Readable> {
    await this.assertCopyAllowed(actor, accountId);
    const tables = await this.readTables(accountId);
    const action: AuditAction = 'data-copied';
    const { account, address } = actor;
    await this.audit.record({ action, actorId: account.id, accountId, address });
    const logo = await this.postgres.manager.findOneBy(AccountLogo, { accountId });
    return streamZip(this.listFiles(tables, logo?.png));
  }

  /**
   * Only owners get a copy of the data of another administrator.
   * @throws AppError UserNotFound, RoleForbidden
   */
  async assertCopyAllowed({ account: actor }: AuthenticatedUser, accountId: number): Promise<void> {
    const account = await this.postgres.manager.findOneBy(Account, { id: accountId });
    if (!account) throw new AppError(ErrorCode.UserNotFound, { field: 'id' });
    const isOther = actor.id !== accountId;
    if (isOther && account.isAdministrator && actor.administratorRole !== 'owner') {
      throw new AppError(ErrorCode.RoleForbidden);
    }
  }

  private async readTables(accountId: number): Promise<Map<string, Row[]>> {
    const tables = new Map<string, Row[]>();
    // One snapshot, so that the tables agree with each other.
    await this.postgres.transaction('REPEATABLE READ', async (tx) => {
      for (const table of personalTables) {
        const rows: { row: Row }[] = await tx.query(selectSql(table), [accountId, table.hidden ?? []]);
        tables.set(
          table.table,
          rows.map(({ row }) => (table.table === 'audit_entry' ? hideOtherAddress(row, accountId) : row)),
        );
      }
    });
    return tables;
  }

  private async *listFiles(
    tables: ReadonlyMap<string, Row[]>,
    logo: Buffer | undefined,
  ): AsyncGenerator<ZipEntry> {
    const content = { createdAt: this.now().toISOString(), tables: Object.fromEntries(tables) };
    yield { path: 'data.json', content: Buffer.from(JSON.stringify(content, null, 2)) };
    for (const [table, rows] of tables) {
      if (rows.length > 0) yield { path: `csv/${table}.csv`, content: Buffer.from(toCsv(rows)) };
    }
    if (logo) yield { path: 'logo.png', content: logo, level: 0 };
    await Promise.resolve();
  }
}

function selectSql({ table, condition }: PersonalTable): string {
  return `SELECT to_jsonb(entry) - $2::text[] AS row FROM ${table} AS entry WHERE ${condition} ORDER BY 1`;
}

/** An entry by someone else about this account contains the network address of that person. */
function hideOtherAddress(row: Row, accountId: number): Row {
  return row['actor_id'] === accountId ? row : { ...row, address: '' };
}

/** CSV with a byte order mark, so that spreadsheets read it as UTF-8. */
function toCsv(rows: readonly Row[]): string {
  const cells = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ]),
    ),
  );
  return stringify(cells, { header: true, bom: true, escape_formulas: true });
}
