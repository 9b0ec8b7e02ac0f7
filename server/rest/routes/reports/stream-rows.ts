import { Readable } from 'node:stream';
import { maxRowsPerPage, pageSizes } from '../../../contract/reports/page-sizes.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { pageWindow } from '../../../reports/engine/apply-limits.js';
import { streamPage } from '../../../reports/export/stream-page.js';
import type { RequestContext } from '../../../request/request-context.js';
import { isLoggedIn } from '../../../request/visitor.js';
import type { ShapeContext } from '../../definition/rest-route.js';
import { buildRequestedQuery, type ExportRequest } from '../../responses/export-response.js';
import { buildEnvelopeFrame, serializeRows } from './report-envelope.js';

type Fields = Readonly<Record<string, unknown>>;

/** Page number and size of a call whose rows are streamed. */
export interface StreamedPage {
  page: number;
  perPage: number;
}

/** Page of a public API call that is too large to be held in memory; undefined for other calls. */
export function findStreamedPage({ page, per_page: perPage }: Fields): StreamedPage | undefined {
  const isStreamed = Number(perPage) > pageSizes.max;
  return isStreamed ? { page: Number(page), perPage: Math.min(Number(perPage), maxRowsPerPage) } : undefined;
}

/** @throws AppError BadRequest for a guest */
export function assertMayStream({ visitor }: RequestContext): void {
  if (isLoggedIn(visitor) || visitor.hasOpenAccess) return;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `per_page must be a whole number from ${pageSizes.min} to ${pageSizes.max}, or up to ${maxRowsPerPage} with a token`,
      ru: `per_page должен быть целым числом от ${pageSizes.min} до ${pageSizes.max}, а с токеном – до ${maxRowsPerPage}`,
    },
  });
}

/**
 * Streams a page of a report in constant memory. Rejects like a small page before the first byte.
 * @param metadata a page of the report without rows, for the total and the dates
 */
export async function streamRows(
  request: ExportRequest,
  { page, perPage }: StreamedPage,
  metadata: Fields,
  { request: httpRequest }: Pick<ShapeContext, 'request'>,
  context: RequestContext,
): Promise<Readable> {
  const { definition } = request;
  // The permission for large pages does not depend on their size.
  const query = { ...buildRequestedQuery(request, context), page, perPage: pageSizes.max };
  // The response starts when the query has a slot, before the store returns rows.
  const batches = await context.openReport({ definition, query }, (report) =>
    streamPage(report, context.reports, { page, perPage }),
  );
  const total = Number(metadata['total']);
  const { offset, limit } = pageWindow({ page, perPage }, context.viewer);
  const rows = Math.max(0, Math.min(total - offset, limit ?? perPage));
  const pageMetadata = {
    ...metadata,
    currentPage: page,
    perPage,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    from: rows === 0 ? null : offset + 1,
    to: rows === 0 ? null : offset + rows,
  };
  const { head, tail } = buildEnvelopeFrame(definition, pageMetadata, { request: httpRequest });
  const { language } = httpRequest.scope;
  return Readable.from(generateBody(), { objectMode: false });

  async function* generateBody(): AsyncGenerator<string> {
    yield `${head}[`;
    let separator = '';
    for await (const batch of batches) {
      const text = serializeRows(batch, definition, language);
      yield separator + text.slice(1, -1);
      separator = ',';
    }
    yield `]${tail}`;
  }
}
