import { z } from 'zod';
import { domainSummaryPage } from '../../../contract/pages/site-pages.js';
import { pdfFilePath } from '../../../modules/dashboard-pdf/pdf-path.js';
import { requireUser } from '../../../request/visitor.js';
import { contentDisposition } from '../../responses/export-response.js';
import { domainParameter, baseParameter, localeParameter } from '../../parameters/shared-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';

/** Inline PDF of a domain summary. */
export const dashboardPdfRoute = fileRoute({
  methods: ['GET'],
  path: pdfFilePath,
  tag: 'dashboards',
  summary: { en: 'PDF file of a domain', ru: 'Файл PDF домена' },
  description: {
    en: 'Domain dashboard as a file, for logged-in users.',
    ru: 'Сводка домена файлом, для вошедших пользователей.',
  },
  parameters: z.object({
    domain: domainParameter,
    base: baseParameter,
    locale: localeParameter({ en: 'Language of the document.', ru: 'Язык документа.' }),
  }),
  responseSchema: {
    type: 'string',
    format: 'binary',
    description: { en: 'PDF file.', ru: 'Файл PDF.' },
  },
  file: {
    types: ['application/pdf'],
    page: domainSummaryPage,
    respond: async ({ values, context, reply, services }) => {
      const { domain, base = context.defaultBase, locale: language = context.language } = values;
      const user = requireUser(context.visitor);
      const pdf = await services.dashboardPdf.createPdf({ user, domain, base, language, access: context });
      const today = new Date().toISOString().slice(0, 10);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': contentDisposition('inline', `${domain.slice(0, 253)} ${base} ${today}.pdf`),
          'x-content-type-options': 'nosniff',
        })
        .type('application/pdf')
        .send(pdf);
    },
  },
});
