import { noParameters } from './rest-parameters.js';
import type { RestRoute } from './rest-route.js';

/** Route for recently opened reports. */
export const historyRoutes: RestRoute[] = [
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
