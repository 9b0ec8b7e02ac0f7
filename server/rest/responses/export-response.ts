import type { Language } from '../../contract/language/localised.js';
import type { FastifyReply } from 'fastify';
import { buildReportQuery } from '../../graphql/report-arguments.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { parseRowKeys } from '../../reports/engine/selected-rows.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { ReportQuery } from '../../reports/engine/report-query.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import { exportReport, type ExportOptions } from '../../reports/export/export-report.js';
import { delimiters } from '../../reports/export/delimited-text.js';
import type { RequestContext } from '../../request/request-context.js';
import { reportFileTypes } from '../parameters/report-file-types.js';
import { listParameters, type RestParameters, type RestValues } from '../parameters/rest-parameters.js';

/** Maximum rows copied to the clipboard; more rows require a file. */
const maxCopiedRows = 10_000;

/** Request for a report as a file or for the clipboard. */
export interface ExportRequest {
  definition: ReportDefinition;
  parameters: RestParameters;
  values: RestValues;
}

/** Streams a report as a file (`type=csv`, `type=xlsx`) or as clipboard text (`type=copy`), bypassing GraphQL. */
export async function sendExport(
  request: ExportRequest,
  context: RequestContext,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { definition, values } = request;
  const format = parseFormat(values['type']);
  const query = buildExportQuery(request, context);
  const options = {
    format,
    encoding: format === 'csv' && values['encoding'] === 'cp1251' ? 'cp1251' : 'utf-8',
    byteOrderMark: values['bom'] !== false,
    guardsFormulas: values['guard'] !== false,
    delimiter: delimiters.find((delimiter) => delimiter === values['delimiter']),
    language: fileLanguage(request, context),
    columns: query.columns,
  } as const;
  const adjustViewer = (viewer: Viewer) => limitExportRows(viewer, format);
  const { stream, subject } = await context.openReport(
    { definition, query, adjustViewer },
    async (report) => ({
      stream: await exportReport(report, context.reports, options),
      // A group report or project has its own name and database.
      subject: { base: report.base.code, group: report.subjectState?.name },
    }),
  );
  if (format !== 'copy') {
    void reply.header(
      'content-disposition',
      attachment(buildFileName(definition, { ...query, ...subject }, format)),
    );
  }
  const charset = options.encoding === 'cp1251' ? 'windows-1251' : 'utf-8';
  return reply
    .header('cache-control', 'no-store')
    .type(format === 'xlsx' ? reportFileTypes.xlsx : `${reportFileTypes[format]}; charset=${charset}`)
    .send(stream);
}

/** Language of a file; defaults to that of the request. */
export function fileLanguage({ values }: ExportRequest, context: RequestContext): Language {
  const { locale } = values;
  return locale === 'en' || locale === 'ru' ? locale : context.language;
}

function parseFormat(type: unknown): ExportOptions['format'] {
  return type === 'copy' || type === 'xlsx' ? type : 'csv';
}

/** Limits rows for the clipboard. Throws if the plan does not allow copying. */
function limitExportRows(viewer: Viewer, format: ExportOptions['format']): Viewer {
  if (format !== 'copy') return viewer;
  const { allowance } = viewer;
  if (!allowance.copy) throw copyRestrictedError();
  const exportRows = Math.min(allowance.exportRows ?? maxCopiedRows, maxCopiedRows);
  return { ...viewer, allowance: { ...allowance, exportRows } };
}

/** Report query of the parameters of a call. */
export function buildRequestedQuery(
  { definition, parameters, values }: ExportRequest,
  context: RequestContext,
): ReportQuery & { base: string } {
  const variables = listParameters(parameters).flatMap(({ name, variable }) =>
    variable ? [[variable, values[name]] as const] : [],
  );
  const query = buildReportQuery(definition, Object.fromEntries(variables));
  return { ...query, base: query.base ?? context.defaultBase };
}

/** Report query of a file: all matching rows or the selected ones, ignoring pagination. */
export function buildExportQuery(
  request: ExportRequest,
  context: RequestContext,
): ReportQuery & { base: string } {
  const { definition, values } = request;
  const parseKeys = (ids: unknown) =>
    Array.isArray(ids) && ids.length > 0 ? parseRowKeys(ids, definition) : undefined;
  const columns = values['columns'];
  return {
    ...buildRequestedQuery(request, context),
    page: undefined,
    perPage: undefined,
    rowKeys: parseKeys(values['ids']),
    exceptRowKeys: parseKeys(values['exceptIds']),
    columns: typeof columns === 'string' ? columns.split(',').map((id) => id.trim()) : undefined,
  };
}

/** `organic-keywords shop.example gny 2026-11-21.csv`; a group report uses its name instead of the domain */
export function buildFileName(
  definition: Pick<ReportDefinition, 'id'>,
  { domain, keyword, group, base }: Pick<ReportQuery, 'domain' | 'keyword' | 'base'> & { group?: string },
  extension: string,
): string {
  const today = new Date().toISOString().slice(0, 10);
  const parts = [definition.id, domain ?? keyword ?? group ?? '', base ?? '', today].filter(
    (part) => part !== '',
  );
  return `${parts
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .slice(0, 150)}.${extension}`;
}

/** Content-Disposition header for a download. */
export function attachment(name: string): string {
  return contentDisposition('attachment', name);
}

/** Content-Disposition with an ASCII fallback and the RFC 5987 name. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const asciiName = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  // `encodeURIComponent` throws for a lone surrogate, such as of an emoji that `slice` cut in half.
  const encodedName = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}

function copyRestrictedError(): AppError {
  return new AppError(ErrorCode.ReportRestricted, {
    what: { en: 'Copying is available on paid plans.', ru: 'Копирование доступно на платном тарифе.' },
  });
}
