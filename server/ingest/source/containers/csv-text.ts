/** A cell as text: days without a time of day, no sign for what is not there. */
function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dayOrTime(cell.toISOString());
  if (typeof cell === 'object') {
    return JSON.stringify(cell, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
  }
  return typeof cell === 'number' || typeof cell === 'boolean' || typeof cell === 'bigint'
    ? String(cell)
    : '';
}

const dayOrTime = (iso: string): string => (iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso);

/** Rows of cells as lines of CSV. */
export function csvText(rows: readonly (readonly unknown[])[]): Buffer {
  const lines = rows.map(
    (row) => `${row.map((cell) => `"${cellText(cell).replaceAll('"', '""')}"`).join(',')}\n`,
  );
  return Buffer.from(lines.join(''));
}
