import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../graphql/request-context.js';
import { queryFrom } from '../graphql/report-arguments.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportQuery } from '../reports/engine/report-query.js';
import { exportReport, type ExportEncoding } from '../reports/export/export-report.js';
import type { ParameterValues, RestParameter } from './rest-route.js';

/** Rows that a clipboard is given at most; who needs more takes the file. */
const copiedRows = 10_000;

/** The call of a report for a file or for the clipboard. */
export interface ExportCall {
  definition: ReportDefinition;
  parameters: readonly RestParameter[];
  values: ParameterValues;
}

/** Answers a report as a file (`type=csv`) or as text for the clipboard (`type=copy`), streamed beside GraphQL. */
export async function answerExport(
  { definition, parameters, values }: ExportCall,
  context: RequestContext,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const copying = values['type'] === 'copy';
  const { allowance } = context.viewer;
  if (copying && !allowance.copy) throw copyRestricted();
  const exportRows = copying
    ? Math.min(allowance.exportRows ?? copiedRows, copiedRows)
    : allowance.exportRows;
  const viewer = { ...context.viewer, allowance: { ...allowance, exportRows } };
  const encoding = copying ? 'utf-8' : encodingOf(values['encoding']);
  const language =
    values['locale'] === 'en' || values['locale'] === 'ru' ? values['locale'] : context.language;
  const query = queryOf(definition, parameters, values, context);
  const form = { format: copying ? 'copy' : 'csv', encoding, language } as const;
  const stream = await context.openReport(definition, query, () =>
    exportReport(definition, query, viewer, context.reports, form),
  );
  if (!copying) void reply.header('content-disposition', disposition(fileName(definition, query)));
  const charset = encoding === 'cp1251' ? 'windows-1251' : 'utf-8';
  return reply
    .header('cache-control', 'no-store')
    .type(`text/${copying ? 'tab-separated-values' : 'csv'}; charset=${charset}`)
    .send(stream);
}

/** A file holds all rows that pass: the page of the table that it is asked from does not count. */
function queryOf(
  definition: ReportDefinition,
  parameters: readonly RestParameter[],
  values: ParameterValues,
  context: RequestContext,
): ReportQuery {
  const variables = parameters.flatMap(({ name, variable }) =>
    variable ? [[variable, values[name]] as const] : [],
  );
  const query = queryFrom(definition, Object.fromEntries(variables));
  return { ...query, page: undefined, perPage: undefined, base: query.base ?? context.defaultBase };
}

function encodingOf(asked: unknown): ExportEncoding {
  return asked === 'cp1251' ? 'cp1251' : 'utf-8';
}

/** `organic-keywords shop.example gny 2026-11-21.csv` */
function fileName(definition: ReportDefinition, { domain, keyword, base }: ReportQuery): string {
  const today = new Date().toISOString().slice(0, 10);
  const words = [definition.id, domain ?? keyword ?? '', base ?? '', today].filter((word) => word !== '');
  return `${words
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .slice(0, 150)}.csv`;
}

/** The name in ASCII for old readers, and in full by RFC 5987. */
function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}

function copyRestricted(): AppError {
  return new AppError(ErrorCode.ReportRestricted, {
    what: { en: 'Copying is not part of this plan.', ru: 'Копирование недоступно на этом тарифе.' },
  });
}
