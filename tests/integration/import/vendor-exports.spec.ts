import { basename } from 'node:path';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../../../server/contract/file-reading.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { importFormats } from '../../../server/ingest/formats/import-formats.js';
import { importFiles, type FileToImport } from '../../../server/ingest/import-files.js';
import type { FileSummary, ImportSummary } from '../../../server/ingest/import-summary.js';
import { findUndecided } from '../../../server/ingest/reading-decision.js';
import { inspectText } from '../../support/inspect-directly.js';
import { writeFiles } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { atDepth, testDepth } from '../../support/test-depth.js';
import {
  createVendorExport,
  exportedFormats,
  filesPerDate,
  type VendorExport,
} from '../../support/vendor-exports/vendor-exports.js';
import { insertUser } from '../support/test-users.js';
import { readStoredFacts } from './support/stored-facts.js';

const fileCount = atDepth({ quick: 10, deep: 100, full: 2000 });
/** Quick runs import every fourth file, because successive files have different formats. */
const step = atDepth({ quick: 4, deep: 1, full: 1 });
const seed = Number(process.env['TEST_SEED'] ?? 1);
const base = 'gny';

let stores: TestStores;
let owner: number;
beforeAll(async () => {
  stores = await openTestStores();
  ({ id: owner } = await insertUser(stores.postgres, { kind: 'team' }));
});

interface InspectedExport extends VendorExport {
  /** Recognised format. */
  recognised: string | undefined;
  /** Settings that the values leave open, and their readings. */
  choice: ReadingOptions;
}

/** Finds the questions of the preview of a file. */
async function inspectExport(file: VendorExport): Promise<InspectedExport> {
  const [inspection] = await inspectText(file.name, file.content);
  const open = findUndecided(inspection?.decisions ?? []).map(({ setting }) => setting);
  const choices = Object.entries(file.reading).filter(([setting]) => open.some((name) => name === setting));
  return { ...file, recognised: inspection?.format?.id, choice: Object.fromEntries(choices) };
}

const isOpen = ({ choice }: InspectedExport): boolean => Object.keys(choice).length > 0;

const runImport = (files: readonly FileToImport[]): Promise<ImportSummary> =>
  importFiles(stores, stores.config, { files, base, owner: { account: owner } });

/** Writes a file and returns it with its options. */
async function writeExport({ name, content, options }: VendorExport): Promise<FileToImport> {
  const [path = ''] = await writeFiles(stores, { [name]: content });
  return { path, ...options };
}

/** Expects that a file whose values have several readings is refused without a choice. */
async function expectQuestion(file: VendorExport): Promise<void> {
  await stores.postgres.query('DELETE FROM header_reading');
  const error = await runImport([await writeExport(file)]).catch((reason: unknown) => reason);
  expect(error, file.description).toMatchObject({ code: ErrorCode.AmbiguousFile });
}

/** Imports files of one date. Most of them share an archive, because each file takes a process of its own. */
async function importExports(files: readonly InspectedExport[]): Promise<ImportSummary> {
  const archived = files.filter((file) => file.fitsArchive && !isOpen(file));
  const others = files.filter((file) => !archived.includes(file));
  const single = others.map(async (file) => ({ ...(await writeExport(file)), reading: file.choice }));
  const contents = archived.map(({ name, content }) => [name, new Uint8Array(content)] as const);
  const archive = Buffer.from(zipSync(Object.fromEntries(contents), { level: 1 }));
  const [path = ''] = await writeFiles(stores, { 'exports.zip': archive });
  const date = files[0]?.date;
  return runImport([...(contents.length > 0 ? [{ path, date }] : []), ...(await Promise.all(single))]);
}

/** Values that are neither stored nor reported, or stored with another value. */
function findLoss(
  file: InspectedExport,
  stored: ReadonlyMap<string, string>,
  summary: FileSummary,
): string[] {
  const lost = [...file.facts].flatMap(([fact, value]) => {
    const storedValue = stored.get(fact);
    return storedValue === value ? [] : [`${fact}: ${value} is stored as ${storedValue}`];
  });
  const invented = [...stored]
    .filter(([fact]) => !file.facts.has(fact))
    .map((fact) => `not in the file: ${fact.join(': ')}`);
  const format = file.recognised === file.format ? [] : [`recognised as ${file.recognised}`];
  return [...format, ...lost, ...invented, ...findMiscounts(file, summary)];
}

/** Differences of the summary of a file from its content. */
function findMiscounts(file: VendorExport, { columns, rejected, omittedRows = 0 }: FileSummary): string[] {
  const miscounts = [...file.counts].flatMap(([title, expected]) => {
    const { examples: _, ...values } = columns.find(({ name }) => name === title)?.values ?? { examples: [] };
    return JSON.stringify(values) === JSON.stringify(expected)
      ? []
      : [`${title}: ${JSON.stringify(expected)} is counted as ${JSON.stringify(values)}`];
  });
  const unlisted = file.titles.filter((title) => !columns.some(({ name }) => name === title));
  const unknown = columns.filter(({ use }) => use === 'unknown').map(({ name }) => name);
  return [
    ...miscounts,
    ...unlisted.map((title) => `${title} is not listed`),
    ...(unknown.join() === file.unknownColumns.join() ? [] : [`unknown columns ${unknown.join()}`]),
    ...(omittedRows === file.omittedRows
      ? []
      : [`${omittedRows} instead of ${file.omittedRows} rows are omitted`]),
    ...(rejected === file.rejected ? [] : [`${rejected} instead of ${file.rejected} rows are rejected`]),
  ];
}

/** Files and values of a run by outcome. */
const outcomes = { files: 0, asked: 0, stored: 0, rejectedRows: 0, unreadable: 0 };

/** Imports successive files and returns the losses with their files. */
async function findLosses(first: number): Promise<string[]> {
  const count = Math.min(filesPerDate, fileCount - first);
  const exports = Array.from({ length: count }, (_, index) =>
    createVendorExport(seed, (first + index) * step),
  );
  const files = await Promise.all(exports.map(inspectExport));
  const open = files.filter(isOpen);
  for (const file of open) await expectQuestion(file);
  const summary = await importExports(files);
  const stored = await readStoredFacts(stores, { base, owner });
  const losses = files.flatMap((file) => {
    const ofFile = summary.files.find((candidate) => belongsTo(candidate, file));
    const loss = ofFile ? findLoss(file, stored.get(file.id) ?? new Map(), ofFile) : ['not imported'];
    return loss.length === 0
      ? []
      : [[...loss, JSON.stringify(ofFile?.decisions), file.description].join('\n')];
  });
  outcomes.files += count;
  outcomes.asked += open.length;
  for (const { facts, rejected, counts } of files) {
    outcomes.stored += facts.size;
    outcomes.rejectedRows += rejected;
    for (const { invalid } of counts.values()) outcomes.unreadable += invalid;
  }
  const outsideDepth = files.reduce((sum, file) => sum + file.outsideDepth, 0);
  const difference = `${summary.outsideDepth} instead of ${outsideDepth} results are beyond the stored depth`;
  return summary.outsideDepth === outsideDepth ? losses : [...losses, difference];
}

/** Whether a summary describes a file of its own or one in the shared archive. */
function belongsTo({ name, entry }: FileSummary, file: VendorExport): boolean {
  return basename(name) === file.name || entry === file.name;
}

describe(
  'random exports of each vendor and locale',
  { timeout: atDepth({ quick: 240_000, deep: 1_200_000, full: 4 * 3_600_000 }) },
  () => {
    it('are stored with every value, or their values are reported', async () => {
      const losses: string[] = [];
      for (let first = 0; first < fileCount; first += filesPerDate) {
        losses.push(...(await findLosses(first)));
      }
      if (testDepth !== 'quick') console.log(JSON.stringify(outcomes));
      expect(losses.slice(0, 12).join('\n\n'), `${losses.length} files`).toBe('');
      expect(outcomes.stored).toBeGreaterThan(fileCount * 10);
    });

    it('include every format with values', () => {
      const withoutValues = ['search-console-filters'];
      const missing = importFormats.map(({ id }) => id).filter((id) => !exportedFormats.has(id));
      expect(missing).toEqual(withoutValues);
    });
  },
);
