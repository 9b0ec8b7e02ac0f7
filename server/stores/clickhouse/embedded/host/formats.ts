/** Formats without a footer that depends on all rows, so that their output can be streamed. */
const streamableFormats = new Set([
  'CSV',
  'CSVWithNames',
  'CSVWithNamesAndTypes',
  'TSV',
  'TSVRaw',
  'TSVWithNames',
  'TabSeparated',
  'TabSeparatedRaw',
  'TabSeparatedWithNames',
  'JSONEachRow',
  'JSONCompactEachRow',
  'JSONCompactEachRowWithNames',
  'JSONCompactEachRowWithNamesAndTypes',
  'JSONStringsEachRow',
  'RowBinary',
  'RowBinaryWithNames',
  'RowBinaryWithNamesAndTypes',
  'Native',
  'Parquet',
  'ArrowStream',
]);

export function isStreamable(format: string): boolean {
  return streamableFormats.has(format);
}

/** Content-Type of a ClickHouse format. */
export function getMimeType(format: string): string {
  if (format.startsWith('JSON')) {
    return `application/${format.includes('EachRow') ? 'x-ndjson' : 'json'}; charset=UTF-8`;
  }
  if (format.startsWith('CSV')) {
    return `text/csv; charset=UTF-8; header=${format.includes('Names') ? 'present' : 'absent'}`;
  }
  if (/^(TSV|TabSeparated)/.test(format)) return 'text/tab-separated-values; charset=UTF-8';
  return 'application/octet-stream';
}
