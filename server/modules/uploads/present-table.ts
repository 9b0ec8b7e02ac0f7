import { fileFields } from '../../contract/file-fields.js';
import type { Language } from '../../contract/language/localised.js';
import { noteText } from '../../ingest/formats/file-note.js';
import { failedResponsesText } from '../../ingest/formats/json-responses.js';
import { unknownContentText } from '../../ingest/formats/unknown-content.js';
import { leftOutReasons } from '../../ingest/formats/left-out-reason.js';
import { skipReasons } from '../../ingest/source/source.js';
import { presentReadings } from './present-readings.js';
import { forecastRemarks } from './forecast-text.js';
import type { InspectedTable as Inspected } from './inspect-upload.js';
import type { InspectedTable } from './upload.type.js';

const maxSampleValues = 10;

/** Maps an inspected table to its GraphQL type. */
export function presentTable(table: Inspected, language: Language): InspectedTable {
  const rows = (table.lines ?? []).slice(table.readBy === 'none' ? headerIndex(table) + 1 : 1);
  const fields = previewFields(table);
  const forecast = table.readBy === 'none' ? null : (table.forecast ?? null);
  const failedResponses = failedResponsesText(table.responses, language);
  return {
    entry: table.entry ?? null,
    container: table.container ?? null,
    format: table.readBy === 'format' ? (table.format?.name ?? null) : null,
    skipped: findSkipReason(table, language),
    encoding: table.encoding ?? null,
    readings: presentReadings(table.decisions, language),
    readBy: table.readBy,
    kept: table.savedMapping ?? null,
    domain: table.domain ?? null,
    date: table.date ?? null,
    base: table.base ?? null,
    rows: table.totalRows ?? null,
    forecast: forecast && {
      of: forecast.inspected,
      isAll: forecast.isAll,
      totalRows: forecast.totalRows,
      rejected: forecast.rejected,
      beyond: forecast.tooDeep,
      future: forecast.future,
      isOneSite: forecast.isOneSite,
    },
    columns: table.columns.map(({ name, use, field, reason, values }, index) => ({
      name,
      use,
      field: use === 'used' ? (field ?? null) : null,
      reason: reason ? leftOutReasons[reason][language] : null,
      values: rows.slice(0, maxSampleValues).map((row) => row[index] ?? ''),
      counts: values ?? null,
    })),
    remarks: [
      ...(forecast && !table.notes.includes('settingsOnly') ? forecastRemarks(forecast, language) : []),
      ...(failedResponses === undefined ? [] : [{ code: 'failedResponses', text: failedResponses }]),
      ...table.notes.map((code) => ({ code, text: noteText(code, table, language) })),
    ],
    fields,
    records:
      table.readBy === 'none'
        ? []
        : previewRows(table).map((row: Inspected['rows'][number]) => fields.map((field) => row[field] ?? '')),
  };
}

/** Why a table is not read. Tables with columns to map have no reason. */
function findSkipReason({ name, entry, skipped, unknown }: Inspected, language: Language): string | null {
  if (skipped) return skipReasons[skipped][language];
  return unknown ? unknownContentText(entry ?? name, unknown)[language] : null;
}

/** Index of the header among the first lines of an unrecognized table. */
function headerIndex({ lines = [], columns }: Inspected): number {
  return lines.findIndex((line) => line.length === columns.length);
}

/**
 * Preview rows. If there are first-party rows, records derived from them are omitted because they repeat the same
 * values.
 */
function previewRows({ rows }: Inspected) {
  const firstPartyRows = rows.filter(({ type }) => type === 'own');
  return (firstPartyRows.length > 0 ? firstPartyRows : rows).map(({ type, vendor, ...row }) =>
    firstPartyRows.length > 0 ? row : { ...row, ...(type && { type }), ...(vendor && { vendor }) },
  );
}

/** Fields of the first records: those of the field list in its order, then others. */
function previewFields(table: Inspected) {
  if (table.readBy === 'none') return [];
  const rows: Inspected['rows'] = previewRows(table);
  const presentFields = new Set(rows.flatMap((row) => Object.keys(row) as (keyof typeof row)[]));
  const listedFields = fileFields.filter((field) => presentFields.has(field));
  return [
    ...listedFields,
    ...[...presentFields].filter((field) => !fileFields.some((listedField) => listedField === field)),
  ];
}
