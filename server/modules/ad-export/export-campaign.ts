import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { authorizeRight, exportWindow } from '../../reports/engine/apply-limits.js';
import { getRegionName } from '../../reports/engine/plan-report.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import { readDomainTotals } from '../../reports/engine/read-generation.js';
import { type ReportBase, requestOptions } from '../../reports/engine/report-dependencies.js';
import { readJsonLines } from '../../reports/export/json-lines.js';
import type { ReportAccess, ReportContext } from '../../request/report-access.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import { openSummaryReport } from '../usage/summary-report.js';
import { parseOptions, type AdExportRequest } from './ad-export-options.js';
import type { AdExportPreview } from './ad-export.type.js';
import { adLinesSql, exportTotalsSql, type AdLine } from './ad-lines.js';
import type { Campaign, FileRow } from './campaign-format.js';
import { campaignFormats } from './campaign-formats.js';
import { fileRows } from './file-rows.js';

interface Totals {
  lines: number;
  keywords: number;
  ads: number;
  tooLong: number;
  keptOff: number;
}

/** Preview rows, and ad rows read for them. */
const previewLimits = { rows: 12, lines: 300 };

/** A file being streamed. */
interface AdExportFile {
  name: string;
  stream: Readable;
}

/**
 * Preview and totals of a campaign file, counted as one report per day. Throws ReportRestricted, UnknownBase,
 * DomainNotFound, BadRequest, DemoLimit, AnalysisLimit.
 */
export function openAdExportPreview(
  domain: string,
  code: string,
  request: AdExportRequest,
  access: ReportAccess,
): Promise<AdExportPreview> {
  return openSummaryReport('ad-export', {
    input: domain,
    code,
    access,
    read: () => readPreview(domain, code, request, access),
  });
}

async function readPreview(
  domain: string,
  code: string,
  request: AdExportRequest,
  context: ReportContext,
): Promise<AdExportPreview> {
  const { campaign, base } = await openCampaign(domain, code, request, context);
  const reader = new GenerationReader(base, context.reports);
  const format = campaignFormats[campaign.type];
  const subject = { domain: campaign.domain };
  const [lines, [totals]] = await Promise.all([
    reader.rows<AdLine>('ad-export preview', adLinesSql(campaign.groupBy, previewLimits.lines), subject),
    reader.rows<Totals>('ad-export totals', exportTotalsSql, {
      ...subject,
      words: format.keyword.words,
      minus: campaign.negativeKeywords,
    }),
  ]);
  const rows: FileRow[] = [];
  for await (const batch of fileRows(Readable.from([lines]), campaign)) {
    rows.push(...batch);
    if (rows.length >= previewLimits.rows) break;
  }
  const previewRows = rows.slice(0, previewLimits.rows);
  const columns = format.columns.filter((column) => previewRows.some((row) => (row[column] ?? '') !== ''));
  return {
    columns,
    rows: previewRows.map((row) => columns.map((column) => row[column] ?? '')),
    lines: totals?.lines ?? 0,
    keywords: totals?.keywords ?? 0,
    ads: totals?.ads ?? 0,
    tooLong: totals?.tooLong ?? 0,
    keptOff: totals?.keptOff ?? 0,
    lineLimit: exportWindow(context.viewer).limit,
    titleLength: format.title,
    textLength: format.text,
    keywordWords: format.keyword.words,
    adsInGroup: format.adsInGroup,
  };
}

/** Streams the file. Shares the quota and errors of the preview; errors are thrown before the first byte. */
export function openAdExportFile(
  domain: string,
  code: string,
  request: AdExportRequest,
  access: ReportAccess,
): Promise<AdExportFile> {
  return openSummaryReport('ad-export', {
    input: domain,
    code,
    access,
    read: () => streamFile(domain, code, request, access),
  });
}

async function streamFile(
  domain: string,
  code: string,
  request: AdExportRequest,
  context: ReportContext,
): Promise<AdExportFile> {
  const { campaign, base } = await openCampaign(domain, code, request, context);
  const { clickhouse } = context.reports;
  const source = await clickhouse.stream(
    adLinesSql(campaign.groupBy, exportWindow(context.viewer).limit),
    'JSONEachRow',
    {
      parameters: { base: base.id, generation: base.generation, domain: campaign.domain },
      ...requestOptions(context.reports, 'ad-export'),
    },
  );
  const stream = Readable.from(streamText(source, campaign));
  stream.once('close', () => source.destroy());
  const { extension } = campaignFormats[campaign.type];
  return { name: `${campaign.type} ${readableDomain(campaign.domain)} ${base.code}.${extension}`, stream };
}

async function* streamText(source: Readable, campaign: Campaign): AsyncGenerator<string> {
  const { columns, delimiter } = campaignFormats[campaign.type];
  const formatRows = (rows: string[][]) =>
    // This format has no quoting, so tabs and line breaks in cells are replaced.
    delimiter === '\t'
      ? rows.map((row) => `${row.map((cell) => cell.replace(/[\s\p{Cc}]+/gu, ' ')).join('\t')}\r\n`).join('')
      : stringify(rows, { delimiter, record_delimiter: '\r\n' });
  yield formatRows([[...columns]]);
  for await (const rows of fileRows(readJsonLines<AdLine>(source), campaign)) {
    if (rows.length > 0) yield formatRows(rows.map((row) => columns.map((column) => row[column] ?? '')));
  }
}

async function openCampaign(
  input: string,
  code: string,
  request: AdExportRequest,
  { viewer, reports }: ReportContext,
): Promise<{ campaign: Campaign; base: ReportBase }> {
  const domain = normaliseDomain(input);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  const options = parseOptions(request, readableDomain(domain));
  authorizeRight('adExport', viewer);
  const base = await reports.bases.byCode(code);
  await readDomainTotals(domain, base, reports);
  return { campaign: { ...options, domain, region: getRegionName(base) }, base };
}
