import type { FastifyInstance } from 'fastify';
import { domainSummaryPage } from '../contract/site-pages.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ContextFactory } from '../http/create-context.js';
import type { SessionService } from '../modules/accounts/session.service.js';
import type { DashboardPdfService } from '../modules/dashboard-pdf/dashboard-pdf.service.js';
import { pdfFilePath } from '../modules/dashboard-pdf/pdf-path.js';
import { personOf } from '../request/visitor.js';
import { namedFile } from './export-answer.js';
import { orRefusalPage } from './refusal-page.js';

interface PdfParts {
  contextFor: ContextFactory;
  sessions: SessionService;
  dashboardPdf: DashboardPdfService;
}

/** The summary of a domain as a PDF that a browser shows. A stream beside GraphQL, which answers no bytes. */
export function addDashboardPdfRoute(
  app: FastifyInstance,
  { contextFor, sessions, dashboardPdf }: PdfParts,
): void {
  app.get(pdfFilePath, (request, reply) =>
    orRefusalPage(request, reply, domainSummaryPage, async () => {
      const { domain, base, locale } = request.query as Readonly<Record<string, unknown>>;
      const context = await contextFor(request, reply);
      const person = personOf(context.visitor);
      if (typeof domain !== 'string' || domain === '') throw noDomain();
      const asked = {
        person,
        domain,
        base: typeof base === 'string' ? base : context.defaultBase,
        language: locale === 'en' || locale === 'ru' ? locale : context.language,
        access: context,
      };
      const pdf = await dashboardPdf.make(asked);
      await sessions.touch(context.visitor);
      const today = new Date().toISOString().slice(0, 10);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': namedFile('inline', `${domain.slice(0, 253)} ${asked.base} ${today}.pdf`),
          'x-content-type-options': 'nosniff',
        })
        .type('application/pdf')
        .send(pdf);
    }),
  );
}

function noDomain(): AppError {
  return new AppError(ErrorCode.BadRequest, {
    what: { en: 'domain is missing', ru: 'не указан domain' },
  });
}
