import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { authorizeRight, exportWindow } from '../../reports/engine/apply-limits.js';
import { regionOf } from '../../reports/engine/bind-subject.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import { readDomainTotals } from '../../reports/engine/read-facts.js';
import { requestOptions, type ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ReportBase } from '../../reports/engine/report-base.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import { readJsonLines } from '../../reports/export/json-lines.js';
import { GenerationReader } from '../dashboards/generation-reader.js';
import { readOptions, type AskedOptions } from './ad-export-options.js';
import type { AdExportPreview } from './ad-export.type.js';
import { adLinesSql, exportTotalsSql, type AdLine } from './ad-lines.js';
import type { Campaign, FileRow } from './campaign-format.js';
import { campaignFormats } from './campaign-formats.js';
import { fileRows } from './file-rows.js';

/** For whom a campaign is exported, and with what. */
export interface AdExportReading {
  viewer: Viewer;
  deps: ReportDependencies;
}

interface Totals {
  lines: number;
  keywords: number;
  ads: number;
  tooLong: number;
  keptOff: number;
}

/** Lines of the file that the preview shows, and lines of ads that are read for them. */
const previewed = { rows: 12, lines: 300 };

/** A file on its way. */
export interface AdExportFile {
  name: string;
  stream: Readable;
}

/**
 * The first lines of a campaign's file and how much the whole holds. Throws ReportRestricted where the plan has no export,
 * UnknownBase, DomainNotFound, BadRequest.
 */
export async function adExportPreview(
  domain: string,
  code: string | undefined,
  asked: AskedOptions,
  reading: AdExportReading,
): Promise<AdExportPreview> {
  const { campaign, base } = await openCampaign(domain, code, asked, reading);
  const reader = new GenerationReader(base, reading.deps);
  const format = campaignFormats[campaign.type];
  const subject = { domain: campaign.domain };
  const [lines, [totals]] = await Promise.all([
    reader.rows<AdLine>('ad-export preview', adLinesSql(campaign.groupBy, previewed.lines), subject),
    reader.rows<Totals>('ad-export totals', exportTotalsSql, {
      ...subject,
      words: format.keyword.words,
      minus: campaign.minusWords,
    }),
  ]);
  const rows: FileRow[] = [];
  for await (const batch of fileRows(Readable.from([lines]), campaign)) {
    rows.push(...batch);
    if (rows.length >= previewed.rows) break;
  }
  const shown = rows.slice(0, previewed.rows);
  const columns = format.columns.filter((column) => shown.some((row) => (row[column] ?? '') !== ''));
  return {
    columns,
    rows: shown.map((row) => columns.map((column) => row[column] ?? '')),
    lines: totals?.lines ?? 0,
    keywords: totals?.keywords ?? 0,
    ads: totals?.ads ?? 0,
    tooLong: totals?.tooLong ?? 0,
    keptOff: totals?.keptOff ?? 0,
    lineLimit: exportWindow(reading.viewer).limit,
    titleLength: format.title,
    textLength: format.text,
    keywordWords: format.keyword.words,
    adsInGroup: format.adsInGroup,
  };
}

/** The whole file, streamed. Throws as the preview does, before the first byte. */
export async function adExportFile(
  domain: string,
  code: string | undefined,
  asked: AskedOptions,
  reading: AdExportReading,
): Promise<AdExportFile> {
  const { campaign, base } = await openCampaign(domain, code, asked, reading);
  const { clickhouse } = reading.deps;
  const source = await clickhouse.stream(
    adLinesSql(campaign.groupBy, exportWindow(reading.viewer).limit),
    'JSONEachRow',
    {
      parameters: { base: base.id, generation: base.generation, domain: campaign.domain },
      ...requestOptions(reading.deps, 'ad-export'),
    },
  );
  const stream = Readable.from(textOf(source, campaign));
  stream.once('close', () => source.destroy());
  const { ending } = campaignFormats[campaign.type];
  return { name: `${campaign.type} ${readableDomain(campaign.domain)} ${base.code}.${ending}`, stream };
}

async function* textOf(source: Readable, campaign: Campaign): AsyncGenerator<string> {
  const { columns, delimiter } = campaignFormats[campaign.type];
  const write = (rows: string[][]) =>
    // A tab-separated file of this kind knows no quotes: its cells hold neither tabs nor line ends.
    delimiter === '\t'
      ? rows.map((row) => `${row.map((cell) => cell.replace(/[\s\p{Cc}]+/gu, ' ')).join('\t')}\r\n`).join('')
      : stringify(rows, { delimiter, record_delimiter: '\r\n' });
  yield write([[...columns]]);
  for await (const rows of fileRows(readJsonLines<AdLine>(source), campaign)) {
    if (rows.length > 0) yield write(rows.map((row) => columns.map((column) => row[column] ?? '')));
  }
}

async function openCampaign(
  typed: string,
  code: string | undefined,
  asked: AskedOptions,
  { viewer, deps }: AdExportReading,
): Promise<{ campaign: Campaign; base: ReportBase }> {
  const domain = normaliseDomain(typed);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: typed.slice(0, 253) });
  const options = readOptions(asked, readableDomain(domain));
  authorizeRight('adExport', viewer);
  const base = await deps.bases.byCode(code);
  await readDomainTotals(domain, base, deps);
  return { campaign: { ...options, domain, region: regionOf(base) }, base };
}
