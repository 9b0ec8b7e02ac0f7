import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getAddressName,
  readAddressParameter,
  subjectKeys,
  type AddressParams,
} from '../../contract/reports/report-parameters.js';
import { presentError } from '../../errors/present-error.js';
import { escapeHtml } from '../../http/pages/escape-html.js';
import { getNonce } from '../../http/security/content-policy.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { asRecord } from '../../request/body-fields.js';

/** Browser page that links to a file. */
export type OriginPage = Pick<ReportDefinition, 'route' | 'title'>;

/**
 * Serves a file. If a browser navigation fails before the first byte, renders an error page with a link back; scripts
 * get the JSON error.
 */
export async function withErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  report: OriginPage | undefined,
  respond: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await respond();
  } catch (error) {
    const acceptsHtml = request.headers.accept?.includes('text/html');
    if (!acceptsHtml || report === undefined || reply.sent) throw error;
    const language = request.scope?.language ?? 'en';
    const { status, message, isInternal } = presentError(error, language);
    if (isInternal) request.log.error({ err: error }, 'file response failed');
    const html = errorPageHtml({
      nonce: getNonce(reply.raw),
      language,
      message,
      address: reportPage(report, request),
      name: report.title[language],
    });
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .removeHeader('content-disposition')
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

/** URL of the report page for the requested file. */
function reportPage({ route }: OriginPage, { query, body }: FastifyRequest): string {
  const values = { ...asRecord(query), ...asRecord(body) };
  const addressParams: AddressParams = {
    get: (name) => {
      const value = values[name];
      return typeof value === 'string' && value.length < 2_000 ? value : undefined;
    },
  };
  const subject = [...subjectKeys, 'base' as const].flatMap((key) => {
    const value = readAddressParameter(key, addressParams);
    return value === undefined ? [] : [[getAddressName(key), value]];
  });
  return subject.length === 0 ? route : `${route}?${new URLSearchParams(subject).toString()}`;
}

const pageTexts = {
  en: { title: 'The file could not be created', back: 'Back to the report' },
  ru: { title: 'Не удалось создать файл', back: 'Назад к отчёту' },
} as const;

function errorPageHtml({
  nonce,
  language,
  message,
  address,
  name,
}: Readonly<Record<'nonce' | 'message' | 'address' | 'name', string>> & { language: 'en' | 'ru' }): string {
  const { title, back } = pageTexts[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem; }
  h1 { font-size: 1.35rem; font-weight: 600; margin: 0 0 .5rem; }
</style>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="${escapeHtml(address)}">${back}: ${escapeHtml(name)}</a></p>
</main>
</html>
`;
}
