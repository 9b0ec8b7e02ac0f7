import { billRoutes } from './routes/billing/bill-routes.js';
import type { GraphQLSchema } from 'graphql';
import { reportRegistry } from '../reports/report-registry.js';
import { accountRoutes } from './routes/accounts/account-routes.js';
import { adExportRoute } from './routes/reports/ad-export-routes.js';
import { catalogueRoutes } from './routes/reports/catalogue-routes.js';
import { teamRoutes } from './routes/accounts/team-routes.js';
import { dashboardPdfRoute } from './routes/reports/dashboard-pdf-route.js';
import { dashboardRoutes } from './routes/reports/dashboard-routes.js';
import { freeDaysRoutes } from './routes/billing/free-days-routes.js';
import { formRoutes } from './routes/accounts/form-routes.js';
import { groupEditRoutes } from './routes/groups/group-edit-routes.js';
import { clusteringFileRoute } from './routes/clustering/clustering-file-route.js';
import { clusteringRoutes } from './routes/clustering/clustering-routes.js';
import { groupRoutes } from './routes/groups/group-routes.js';
import { listToolRoutes } from './routes/tools/list-tool-routes.js';
import { logoFileRoute } from './routes/accounts/logo-file-route.js';
import { notificationRoutes } from './routes/accounts/notification-routes.js';
import { pageTreeRoutes } from './routes/reports/page-tree-routes.js';
import { billingDocumentRoutes } from './routes/billing/billing-document-routes.js';
import { accountSettingsRoutes } from './routes/accounts/account-settings-routes.js';
import { planRoutes } from './routes/billing/plan-routes.js';
import { positionFileRoute } from './routes/reports/position-routes.js';
import { extendPlanFormRoute } from './routes/billing/extend-plan-form-route.js';
import { promoCodeRoutes } from './routes/billing/promo-code-routes.js';
import { rejectsRoute } from './routes/tools/rejects-route.js';
import { paymentRoutes } from './routes/billing/payment-routes.js';
import { personalDataRoutes } from './routes/accounts/personal-data-routes.js';
import { recoveryRoutes } from './routes/accounts/recovery-routes.js';
import { reportRoute } from './routes/reports/report-route.js';
import { savedFilterRoutes } from './routes/accounts/saved-filter-routes.js';
import { toolRoutes } from './routes/tools/tool-routes.js';
import { topCompetitorRoutes } from './routes/tools/top-competitor-routes.js';
import { serpToolRoutes } from './routes/tools/serp-tool-routes.js';
import { thumbnailRoute } from './routes/reports/thumbnail-route.js';
import type { RestRoute } from './definition/rest-route.js';
import { noParameters } from './parameters/rest-parameters.js';

/** Route for recently opened reports. */
const historyRoutes: RestRoute[] = [
  {
    methods: ['GET'],
    path: '/panel/history',
    tag: 'people',
    summary: { en: 'History', ru: 'История' },
    description: {
      en: 'Recently opened reports, newest first, at most 100.',
      ru: 'Недавно открытые отчёты, сначала новые, не больше 100.',
    },
    parameters: noParameters,
    operation: '{ history { id report title subject base path requestedAt } }',
    shape: (data) => data['history'],
    responseSchema: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          report: { type: 'string' },
          title: { type: 'string' },
          subject: { type: 'string' },
          base: { type: 'string' },
          path: {
            type: 'string',
            description: { en: 'Path of the page in the browser.', ru: 'Путь страницы в браузере.' },
          },
          requestedAt: { type: 'string' },
        },
      },
    },
  },
];

/** All routes: those derived from report definitions, and the declared ones. */
export function restRoutes(schema: GraphQLSchema): RestRoute[] {
  return [
    ...reportRegistry.map((definition) => reportRoute(definition, schema)),
    ...dashboardRoutes(schema),
    dashboardPdfRoute,
    thumbnailRoute,
    adExportRoute,
    ...pageTreeRoutes(schema),
    ...catalogueRoutes(schema),
    ...formRoutes,
    ...accountRoutes(),
    ...recoveryRoutes(schema),
    ...planRoutes(schema),
    ...billRoutes,
    extendPlanFormRoute,
    ...promoCodeRoutes,
    ...paymentRoutes,
    ...billingDocumentRoutes,
    positionFileRoute,
    ...historyRoutes,
    ...savedFilterRoutes,
    ...accountSettingsRoutes(),
    logoFileRoute,
    ...personalDataRoutes,
    rejectsRoute,
    ...teamRoutes,
    ...notificationRoutes,
    ...groupRoutes,
    ...groupEditRoutes,
    ...clusteringRoutes,
    clusteringFileRoute,
    ...toolRoutes,
    ...serpToolRoutes(schema),
    ...topCompetitorRoutes(schema),
    ...listToolRoutes,
    ...freeDaysRoutes,
  ];
}
