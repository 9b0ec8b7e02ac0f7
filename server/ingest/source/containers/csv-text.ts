/** Converts a cell to text: dates without a zero time, empty for missing values. */
function formatCell(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : formatTimestamp(cell.toISOString());
  if (typeof cell === 'object') {
    return JSON.stringify(cell, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
  }
  return typeof cell === 'number' || typeof cell === 'boolean' || typeof cell === 'bigint'
    ? String(cell)
    : '';
}

const formatTimestamp = (iso: string): string => (iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso);

/** Formats rows of cells as CSV. */
export function formatCsv(rows: readonly (readonly unknown[])[]): Buffer {
  let text = '';
  for (const row of rows) {
    for (let index = 0; index < row.length; index++) {
      const cell = formatCell(row[index]);
      text += index === 0 ? '"' : ',"';
      // Few cells contain quotes, and replacing is slow.
      text += cell.includes('"') ? cell.replaceAll('"', '""') : cell;
      text += '"';
    }
    text += '\n';
  }
  return Buffer.from(text);
}
