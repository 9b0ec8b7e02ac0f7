import { pageTitles } from '../../../contract/pages/page-titles.js';
import { z } from 'zod';
import { accountRoutes } from '../../../contract/accounts/account-routes.js';
import type { Localised } from '../../../contract/language/localised.js';
import {
  type BillDocumentKind,
  billDocumentPaths,
} from '../../../modules/billing/bank-transfer/invoice-paths.js';
import { requireUser } from '../../../request/visitor.js';
import { contentDisposition } from '../../responses/export-response.js';
import { integer } from '../../parameters/parameter-kinds.js';
import { inPath } from '../../parameters/rest-parameters.js';
import { fileRoute, type RestRoute } from '../../definition/rest-route.js';
import { localeParameter } from '../../parameters/shared-parameters.js';

const billsPage = { route: accountRoutes.bills, title: pageTitles.bills };

/** Route of a billing document as an inline PDF, available to its payer; 404 for others. */
function billingDocumentRoute(kind: BillDocumentKind, summary: Localised, description: Localised): RestRoute {
  return fileRoute({
    methods: ['GET'],
    path: billDocumentPaths[kind],
    tag: 'people',
    summary,
    description,
    parameters: z.object({
      id: inPath(integer({ to: 2_147_483_647 }), {
        description: { en: 'Number of the bill.', ru: 'Номер счёта.' },
      }),
      locale: localeParameter({ en: 'Language of the document.', ru: 'Язык документа.' }),
    }),
    responseSchema: {
      type: 'string',
      format: 'binary',
      description: { en: 'PDF file.', ru: 'Файл PDF.' },
    },
    file: {
      types: ['application/pdf'],
      page: billsPage,
      respond: async ({ values, context, reply, services }) => {
        const { id, locale: language = context.language } = values;
        const pdf = await services.invoicePdfs.render(kind, requireUser(context.visitor), id, {
          language,
          signal: context.signal,
        });
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': contentDisposition('inline', `${kind}-${id}.pdf`),
            'x-content-type-options': 'nosniff',
          })
          .type('application/pdf')
          .send(pdf);
      },
    },
  });
}

/** Routes for printable billing documents of companies. */
export const billingDocumentRoutes: readonly RestRoute[] = [
  billingDocumentRoute(
    'invoice',
    { en: 'Invoice of a bill', ru: 'Счёт на оплату' },
    {
      en: 'Invoice of a company that pays by bank transfer. Available to the owner of the bill; 404 for others.',
      ru: 'Счёт на оплату банковским переводом, для владельца счёта; всем остальным – 404.',
    },
  ),
  billingDocumentRoute(
    'act',
    { en: 'Act of services', ru: 'Акт об оказании услуг' },
    {
      en: 'Act of services that closes a paid invoice. Available to the owner of the bill; 404 for others.',
      ru: 'Акт, который закрывает оплаченный счёт, для владельца счёта; всем остальным – 404.',
    },
  ),
];
