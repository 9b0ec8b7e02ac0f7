import readWorkbook from 'read-excel-file/node';

/** Rows of a sheet by column title. */
export type SheetRow = Record<string, unknown>;

/** Sheets of an accounting workbook by name. */
export async function readAccountingSheets(base64: string): Promise<ReadonlyMap<string, SheetRow[]>> {
  const sheets = await readWorkbook(Buffer.from(base64, 'base64'));
  return new Map(
    sheets.map(({ sheet, data: [header = [], ...rows] }) => [
      sheet,
      rows.map((row) => Object.fromEntries(header.map((title, index) => [String(title), row[index]]))),
    ]),
  );
}

/** Sum of an amount column in cents. */
export function sumCents(rows: readonly SheetRow[], title: string): number {
  return Math.round(rows.reduce((total, row) => total + Number(row[title] ?? 0) * 100, 0));
}
