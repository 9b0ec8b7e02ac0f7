import { billRoutes } from './bill-routes.js';
import type { GraphQLSchema } from 'graphql';
import { reportRegistry } from '../reports/report-registry.js';
import { accountRoutes } from './account-routes.js';
import { adExportRoute } from './ad-export-routes.js';
import { catalogueRoutes } from './catalogue-routes.js';
import { teamRoutes } from './team-routes.js';
import { dashboardPdfRoute } from './dashboard-pdf-route.js';
import { dashboardRoutes } from './dashboard-routes.js';
import { freeDaysRoutes } from './free-days-routes.js';
import { formRoutes } from './form-routes.js';
import { groupEditRoutes } from './group-edit-routes.js';
import { clusteringFileRoute } from './clustering-file-route.js';
import { clusteringRoutes } from './clustering-routes.js';
import { groupRoutes } from './group-routes.js';
import { listToolRoutes } from './list-tool-routes.js';
import { logoFileRoute } from './logo-file-route.js';
import { notificationRoutes } from './notification-routes.js';
import { pageTreeRoutes } from './page-tree-routes.js';
import { billingDocumentRoutes } from './billing-document-routes.js';
import { accountSettingsRoutes } from './account-settings-routes.js';
import { planRoutes } from './plan-routes.js';
import { positionFileRoute } from './position-routes.js';
import { extendPlanFormRoute } from './extend-plan-form-route.js';
import { promoCodeRoutes } from './promo-code-routes.js';
import { rejectsRoute } from './rejects-route.js';
import { paymentRoutes } from './payment-routes.js';
import { recoveryRoutes } from './recovery-routes.js';
import { reportRoute } from './report-route.js';
import { savedFilterRoutes } from './saved-filter-routes.js';
import { toolRoutes } from './tool-routes.js';
import { serpToolRoutes } from './serp-tool-routes.js';
import { thumbnailRoute } from './thumbnail-route.js';
import type { RestRoute } from './rest-route.js';
import { noParameters } from './rest-parameters.js';

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
    rejectsRoute,
    ...teamRoutes,
    ...notificationRoutes,
    ...groupRoutes,
    ...groupEditRoutes,
    ...clusteringRoutes,
    clusteringFileRoute,
    ...toolRoutes,
    ...serpToolRoutes(schema),
    ...listToolRoutes,
    ...freeDaysRoutes,
  ];
}
