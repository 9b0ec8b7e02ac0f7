import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RequestContext } from '../../request/request-context.js';
import {
  attachment,
  fileLanguage,
  buildFileName,
  buildExportQuery,
  type ExportRequest,
} from './export-response.js';
import { imageArchiveType } from '../parameters/report-file-types.js';

/**
 * Streams the search results of selected rows as an archive of images (`action=downloadImage`), bypassing GraphQL.
 */
export async function sendImages(
  request: ExportRequest,
  context: RequestContext,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { definition } = request;
  const language = fileLanguage(request, context);
  const query = { ...buildExportQuery(request, context), columns: undefined };
  if (query.rowKeys === undefined) throw missingRowsError();
  const { name, caption } = await context.reports.bases.byCode(query.base);
  const options = { baseName: language === 'ru' ? caption : name, language };
  // Loaded on demand: the drawing library is large and rarely used.
  const { resultImages } = await import('../../reports/images/result-images.js');
  const archive = await context.openReport({ definition, query }, (report) =>
    resultImages(report, context.reports, options),
  );
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(buildFileName(definition, query, 'zip')))
    .type(imageArchiveType)
    .send(archive);
}

function missingRowsError(): AppError {
  return new AppError(ErrorCode.BadRequest, {
    what: {
      en: 'ids is missing: images are created for selected rows.',
      ru: 'не указан ids: картинки создаются для выбранных строк.',
    },
  });
}
