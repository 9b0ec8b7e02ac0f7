import path from 'node:path';
import { fileError } from '../../file-reader/file-error.js';
import { AppError } from '../../errors/app-error.js';
import { applyMapping } from '../column-mapping.js';
import type { ColumnMapping } from '../parse-mapping.js';
import { leaveOutOtherTypes } from './applicable-fields.js';
import type { FileNote, FileSetting } from './file-note.js';
import type { CsvFormat, FileHead, NameHints, ImportRecord, RowReader, TableHead } from './import-format.js';
import {
  looksLikeJson,
  recogniseFormat,
  type RecognisedFormat,
  type RecognisedTable,
} from './recognise-format.js';
import type { ReadingOptions, TextEncoding } from '../../contract/file-reading.js';
import { jsonLines, jsonObjects } from '../source/json-values.js';
import { scanRows } from '../source/scan-rows.js';
import type { Source } from '../source/source.js';
import { markEarlier, type ReadingDecision } from '../reading-decision.js';
import { describeColumns, describeKeys, rowMapper, type ColumnReport } from './describe-columns.js';
import { headerKey } from './header-key.js';
import { ReadingEvidence } from './reading-evidence.js';
import { ResponseReader, type ResponseCounts } from './json-responses.js';
import { rawFields, type RawField } from './raw-field.js';
import { isRanked } from './is-ranked.js';
import { withVolumeRanges } from './volume-range.js';
import { parseJson } from '../../contract/formatting/parse-json.js';

/**
 * How to read a table or JSON file, derived from its name and first bytes. Inspection and import use the same plan.
 */
export interface ReadPlan {
  recognised: RecognisedFormat;
  columns: ColumnReport[];
  /** Field by column index, for columns with a direct field. */
  fields: (RawField | undefined)[];
  /** Reader for tables whose rows do not map to exactly one record. */
  reader: RowReader | undefined;
  /** Defaults derived from the file name or table. */
  hints: NameHints;
  notes: FileNote[];
  /** Export settings from a settings file. */
  settings: readonly FileSetting[];
  /** Number of the first rows that yield no records, if a note mentions it. */
  omittedRows?: number | undefined;
  /** Values of the file that decide how it is read. */
  evidence: ReadingEvidence;
  /** Decisions on files whose values allow several readings. */
  decisions: ReadingDecision[];
  /** The first records by field name, and whether the file has no others. */
  sampleRecords: ImportRecord[];
  isSampleComplete: boolean;
  /** Responses in the first part of the JSON of a service. */
  responses?: ResponseCounts | undefined;
}

/** Display names of a file and the table in it. */
export interface TableNames {
  name: string;
  /** File within an archive, or sheet of a workbook. */
  entry?: string;
}

/** Whether a choice for the file applies to other tables, too. */
const isPartOfFile = ({ entry }: TableNames): boolean => entry !== undefined;

/** Base names of the file and the archive. */
function fileNames({ name, entry }: TableNames): { name: string; archive?: string } {
  const file = path.basename(name);
  return entry === undefined ? { name: file } : { name: path.posix.basename(entry), archive: file };
}

/** Rows used for notes and predictions. */
const maxSampleRows = 1000;

/** Start of a file. */
type PlanSource = Pick<Source, 'head' | 'headIsComplete'> &
  Partial<Pick<Source, 'encodingDecision' | 'hasInvalidBytes'>>;

/** Choices of the user, and readings of earlier files. */
interface PlanOptions {
  mapping?: ColumnMapping | undefined;
  /** Includes the readings of the mapping. */
  reading?: ReadingOptions | undefined;
}

/** A plan before its decisions. */
type UndecidedPlan = Omit<ReadPlan, 'decisions'>;

/** Undefined for an unknown format. A mapping takes precedence over recognition. */
export function createReadPlan(
  names: TableNames,
  source: PlanSource,
  { mapping, reading = {} }: PlanOptions = {},
): ReadPlan | undefined {
  const file = { ...fileNames(names), text: source.head.toString(), isComplete: source.headIsComplete };
  const recognised = mapping ? recogniseByMapping(file, mapping) : recogniseFormat(file);
  if (!recognised) return undefined;
  const plan = 'head' in recognised ? createTablePlan(recognised) : createObjectPlan(recognised, file);
  return {
    ...plan,
    notes: [...plan.notes, ...(source.hasInvalidBytes ? (['invalidBytes'] as const) : [])],
    decisions: [
      ...(source.encodingDecision ? [source.encodingDecision] : []),
      ...decideValues(plan, reading, names),
    ],
  };
}

/** JSON has decimal points. */
function decideValues(
  { evidence, recognised }: UndecidedPlan,
  chosen: ReadingOptions,
  names: TableNames,
): ReadingDecision[] {
  const decisions = evidence.decide(chosen, { isShared: isPartOfFile(names) });
  return 'head' in recognised ? decisions : decisions.filter(({ setting }) => setting !== 'decimal');
}

/** Sources of the readings of a file. */
export interface ReadingSources {
  mapping?: ColumnMapping | undefined;
  /** Choices of the user. */
  reading?: ReadingOptions | undefined;
  /** Settings that the user did not choose, as earlier files with the same header had them. */
  earlier?: ReadingOptions | undefined;
}

/** Merges the readings. The user takes precedence over the mapping, and the mapping over earlier files. */
export function mergeReading({ mapping, reading, earlier }: ReadingSources): ReadingOptions {
  const { encoding, dateOrder, decimal, market } = mapping ?? {};
  return {
    ...earlier,
    ...(encoding && { encoding }),
    ...(dateOrder && { dateOrder }),
    ...(decimal && { decimal }),
    ...(market && { market }),
    ...reading,
  };
}

/** Decisions of a plan by their sources, and the fingerprint of its header; undefined for JSON. */
export function describeDecisions(plan: ReadPlan, encoding: TextEncoding, earlier: ReadingOptions = {}) {
  const { decisions, recognised } = plan;
  return {
    decisions: markEarlier(decisions, earlier),
    ...('head' in recognised ? { headerKey: headerKey(recognised.head.titles, encoding) } : {}),
  };
}

/**
 * Creates the plan of a file and, if the first rows leave the reading open, decides it by all rows. `reopen`
 * opens the source again.
 */
export async function createDecidedPlan(
  names: TableNames,
  source: Source,
  options: PlanOptions,
  reopen: () => Promise<Source>,
): Promise<ReadPlan | undefined> {
  const plan = createReadPlan(names, source, options);
  if (!plan || source.headIsComplete || !plan.evidence.isOpen) return plan;
  const { recognised, evidence, fields } = plan;
  if ('head' in recognised) {
    const { delimiter, headerRecords, head } = recognised;
    const table = { delimiter, headerRecords, width: head.titles.length };
    await scanRows((await reopen()).chunks, table, (values) => evidence.addRow(values, fields));
  } else {
    const { chunks } = await reopen();
    const isByLine = !('byLine' in recognised) || recognised.byLine;
    const responses = 'byLine' in recognised ? new ResponseReader(recognised.format) : undefined;
    for await (const { text } of isByLine ? jsonLines(chunks) : jsonObjects(chunks)) {
      const value = parseJson(text);
      if (!isRecord(value)) continue;
      for (const record of responses?.read(value) ?? [value]) evidence.addRecord(record);
    }
  }
  const encodingDecisions = plan.decisions.filter(({ setting }) => setting === 'encoding');
  return { ...plan, decisions: [...encodingDecisions, ...decideValues(plan, options.reading ?? {}, names)] };
}

/**
 * JSON has no columns to map. In an archive or workbook, tables that the mapping does not fit fall back to
 * recognition.
 */
function recogniseByMapping(file: FileHead, mapping: ColumnMapping): RecognisedFormat | undefined {
  if (looksLikeJson(file.text)) return recogniseFormat(file);
  try {
    return applyMapping(file, mapping);
  } catch (error) {
    if (file.archive !== undefined && error instanceof AppError) return recogniseFormat(file);
    throw error;
  }
}

function createTablePlan(recognised: RecognisedTable): UndecidedPlan {
  const { format, head } = recognised;
  const unsupportedReason = format.unsupportedReason?.(head);
  if (unsupportedReason) throw fileError(unsupportedReason.en, unsupportedReason.ru);
  const { reports, fields } = describeFields(format, head);
  const hints = {
    ...(head.archive ? format.hintsFromName?.(head.archive) : {}),
    ...format.hintsFromName?.(head.fileName),
    ...format.hintsFromTable?.(head),
  };
  const createReader = () => withVolumeRanges(format.reader?.(head), fields, head);
  // Readers are stateful, so the sample uses its own instance.
  const sampleRecords = readSample(recognised, fields, createReader());
  const presentFields = new Set<RawField>(fields.filter((field) => field !== undefined));
  const evidence = new ReadingEvidence();
  for (const date of format.datesOf?.(head) ?? []) evidence.addDate(date);
  for (const row of head.rows) evidence.addRow(row, fields);
  for (const record of sampleRecords) evidence.addMarket(record);
  return {
    recognised,
    columns: reports,
    fields,
    reader: createReader(),
    hints,
    notes: unique([
      ...(format.notes?.(head) ?? []),
      ...(format.settings ? [] : findNotes(sampleRecords, presentFields, hints)),
    ]),
    settings: format.settings?.(head) ?? [],
    omittedRows: format.omittedRows?.(head),
    evidence,
    sampleRecords,
    isSampleComplete: isFullySampled(head),
  };
}

/** Use of the columns. A table without a reader consists of records, so its columns must apply to them. */
function describeFields(format: CsvFormat, head: TableHead) {
  const { reports, fields } = describeColumns(format, head);
  return format.reader?.(head) ? { reports, fields } : leaveOutOtherTypes(reports, fields);
}

function isFullySampled({ isComplete, rows }: RecognisedTable['head']): boolean {
  return isComplete && rows.length <= maxSampleRows;
}

function readSample(
  { head }: RecognisedTable,
  fields: readonly (RawField | undefined)[],
  reader: RowReader | undefined,
): ImportRecord[] {
  const mapRow = rowMapper(head, fields);
  const rows = head.rows.slice(0, maxSampleRows).map(mapRow);
  if (!reader) return rows.map(({ record }) => record);
  const records = rows.flatMap((row) => [...reader.row(row)]);
  return isFullySampled(head) ? [...records, ...(reader.end?.() ?? [])] : records;
}

function createObjectPlan(
  recognised: Exclude<RecognisedFormat, RecognisedTable>,
  { text, isComplete }: FileHead,
): UndecidedPlan {
  const { format } = recognised;
  const objects = parseObjects(text);
  const responses = format.kind === 'json' ? new ResponseReader(format) : undefined;
  const sampleRecords =
    responses === undefined
      ? (objects as ImportRecord[])
      : objects.flatMap((object) => [...responses.read(object)]);
  const evidence = new ReadingEvidence();
  for (const record of sampleRecords) {
    evidence.addRecord(record);
    evidence.addMarket(record);
  }
  const keys = new Set(objects.flatMap((object) => Object.keys(object)));
  const uses = format.kind === 'lines' ? ndjsonKeys : format.keys;
  return {
    recognised,
    columns: uses ? describeKeys(keys, uses) : [],
    fields: [],
    reader: undefined,
    hints: {},
    notes: unique([
      ...(format.kind === 'json' ? (format.notes ?? []) : []),
      ...findNotes(sampleRecords, new Set(), {}),
    ]),
    settings: [],
    evidence,
    sampleRecords,
    isSampleComplete: isComplete && objects.length < maxSampleRows,
    responses: responses?.counts(),
  };
}

const ndjsonKeys = Object.fromEntries(rawFields.map((field) => [field, field]));

type JsonObjects = Readonly<Record<string, unknown>>[];

/** The complete objects at the start of a text: a single one, a list, or one per line. */
function parseObjects(text: string): JsonObjects {
  const document = parseJson(text);
  if (document !== undefined) {
    return (Array.isArray(document) ? document : [document]).filter(isRecord).slice(0, maxSampleRows);
  }
  return text.split('\n', maxSampleRows).map(parseJson).filter(isRecord);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a text is a month without a day, such as `2026-10`. */
const isMonth = (text: unknown): boolean =>
  typeof text === 'string' && /^\d{4}[-./]\d{1,2}$/.test(text.trim());

/** Limitations of records with these fields. */
function findNotes(
  records: readonly ImportRecord[],
  presentFields: ReadonlySet<RawField>,
  hints: NameHints,
): FileNote[] {
  const rankedRecords = records.filter(isRanked);
  const hasField = (field: RawField, candidates = records) =>
    presentFields.has(field) || candidates.some((record) => (record[field] ?? '') !== '');
  const notes: FileNote[] = [];
  const hasPosition = hasField('position') || hasField('average_position', rankedRecords);
  if (hasField('keyword') && !hasPosition && records.every(({ type }) => type !== 'own')) {
    notes.push('noPosition');
  }
  if (hasPosition && (rankedRecords.length > 0 || (records.length === 0 && hasField('keyword')))) {
    if (!hasField('url', rankedRecords)) notes.push('noUrl');
    const hasDomain = hasField('domain', rankedRecords) || hints.domain !== undefined;
    const lacksHost = rankedRecords.some(
      ({ url }) => typeof url !== 'string' || url === '' || /^\/(?!\/)/.test(url),
    );
    if (!hasDomain && lacksHost) notes.push('noDomain');
    if (!hasField('position', rankedRecords)) notes.push('averagePosition');
  }
  const firstPartyRecords = records.filter(({ type }) => type === 'own');
  const hasUnknownSite = firstPartyRecords.some(({ site, url }) => (site ?? url ?? '') === '');
  if (hasUnknownSite && hints.domain === undefined) notes.push('noDomain');
  if (records.some(({ date, day }) => isMonth(date) || isMonth(day))) notes.push('monthDates');
  if (!hasField('date') && !hasField('day') && hints.date === undefined) notes.push('noDate');
  return notes;
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
