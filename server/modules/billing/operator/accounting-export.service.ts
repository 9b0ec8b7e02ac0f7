import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DataSource, EntityManager } from 'typeorm';
import type { Language, Localised } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { delimitedText, getSeparators } from '../../../reports/export/delimited-text.js';
import type { Cell } from '../../../reports/export/export-cell.js';
import type { ExportColumn } from '../../../reports/export/export-columns.js';
import { singleBatch } from '../../../reports/export/export-rows.js';
import { streamSheets } from '../../../reports/export/xlsx/stream-workbook.js';
import { streamZip } from '../../../reports/export/zip-stream.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import { xlsxMimeType, zipMimeType, type ExportFile } from '../../platform/export-file.type.js';
import type { AuditService } from '../../platform/audit.service.js';
import {
  accountingLabel,
  accountingTables,
  balanceTable,
  type AccountingTable,
} from './accounting-tables.js';
import type { DayPeriod } from './money-search.js';

const byteOrderMark = '\uFEFF';
const dayMs = 86_400_000;

interface FilledTable {
  table: AccountingTable;
  lines: Cell[][];
}

interface AccountingDependencies {
  postgres: DataSource;
  audit: AuditService;
  /** VAT rate of payments without an invoice, in percent. */
  defaultVat: number;
}

/** Accounting export of a period: ledger, payments, invoices, VAT, rewards, withdrawals and balances. */
export class AccountingExportService {
  constructor(private readonly deps: AccountingDependencies) {}

  /**
   * Exports a period as a workbook, or as a ZIP archive with a CSV file per table.
   * @throws AppError InvalidField (from, to)
   */
  async export(
    { account, address }: AuthenticatedUser,
    period: DayPeriod,
    { format, language }: { format: 'csv' | 'xlsx'; language: Language },
  ): Promise<ExportFile> {
    const { from, to } = period;
    if (from === null) throw missingDay('from');
    if (to === null) throw missingDay('to');
    const tables = await this.readTables(from, to, language);
    const details = { from, to, format };
    await this.deps.audit.record({
      action: 'accounting-exported',
      actorId: account.id,
      accountId: null,
      details,
      address,
    });
    const name = `accounting ${from} ${to}`;
    return format === 'xlsx'
      ? {
          name: `${name}.xlsx`,
          mimeType: xlsxMimeType,
          base64: await readBase64(createWorkbook(tables, language)),
        }
      : {
          name: `${name}.zip`,
          mimeType: zipMimeType,
          base64: await readBase64(createArchive(tables, language)),
        };
  }

  /** Reads all tables from one snapshot, so that they agree with each other. */
  private readTables(from: string, to: string, language: Language): Promise<FilledTable[]> {
    const start = new Date(`${from}T00:00:00Z`);
    const end = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs);
    return this.deps.postgres.transaction('REPEATABLE READ', async (tx) => {
      const filled: FilledTable[] = [];
      for (const table of [balanceTable, ...accountingTables]) {
        const parameters = [start, end, ...(table.usesDefaultVat ? [this.deps.defaultVat] : [])];
        filled.push({ table, lines: await readLines(tx, table, parameters, language) });
      }
      return filled;
    });
  }
}

async function readLines(
  tx: EntityManager,
  { sql, columns }: AccountingTable,
  parameters: readonly unknown[],
  language: Language,
): Promise<Cell[][]> {
  const rows: Record<string, string | number | null>[] = await tx.query(sql, [...parameters]);
  return rows.map((row) =>
    columns.map(({ id, kind }): Cell => {
      const value = row[id] ?? null;
      if (value === null) return '';
      if (kind === 'money') return Number(value) / 100;
      return kind === 'label' ? accountingLabel(String(value), language) : value;
    }),
  );
}

function createWorkbook(tables: readonly FilledTable[], language: Language): Readable {
  return streamSheets(
    tables.map(({ table, lines }) => ({
      title: table.title[language],
      rows: {
        columns: toExportColumns(table, language),
        batches: singleBatch(lines),
        source: Readable.from([]),
      },
    })),
  );
}

function createArchive(tables: readonly FilledTable[], language: Language): Readable {
  const separators = getSeparators(language);
  return streamZip(
    Readable.from(
      tables.map(({ table, lines }) => {
        const titles = table.columns.map(({ title }) => title[language]);
        const text = byteOrderMark + delimitedText([titles, ...lines], 'csv', separators);
        return { path: `${table.id}.csv`, content: Buffer.from(text) };
      }),
    ),
  );
}

function toExportColumns({ columns }: AccountingTable, language: Language): ExportColumn[] {
  return columns.map(({ id, title, kind }) => ({
    id,
    title: title[language],
    column:
      kind === 'money'
        ? { type: 'decimal', format: 'decimal' }
        : kind === 'integer'
          ? { type: 'integer', format: 'position' }
          : { type: 'string', format: 'domain' },
  }));
}

async function readBase64(stream: Readable): Promise<string> {
  return (await buffer(stream)).toString('base64');
}

function missingDay(field: string): AppError {
  const what: Localised = { en: 'Enter a date.', ru: 'Введите дату.' };
  return new AppError(ErrorCode.InvalidField, { field, what });
}
