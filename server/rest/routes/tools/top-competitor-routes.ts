import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Localised } from '../../../contract/language/localised.js';
import { maxRowsPerPage } from '../../../contract/reports/page-sizes.js';
import { defaultTopDepth } from '../../../contract/tools/top-depths.js';
import { operationFor } from '../../definition/operation.js';
import type { JsonSchema, OperationRoute, RestRoute } from '../../definition/rest-route.js';
import { integer, lines } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

/** A result of one of the tops. */
interface Place {
  did: number;
  domain: string;
  url: string;
  domainTops: number;
  pageTops: number;
}

interface ComparisonData {
  serpComparison: { tops: { places: Place[] }[] };
}

/** A row with the number of keywords in whose tops it is. */
interface Competitor {
  cnt: number;
  did: number;
  name: string;
  url?: string;
  fullUrl?: string;
}

const parameters = z.object({
  list: inQuery(lines(), {
    variable: 'keywords',
    description: {
      en: 'Keywords, as a list or as a text with one per line.',
      ru: 'Фразы: список или текст, по одной в строке.',
    },
  }),
  page: inQuery(integer({ from: 1 }).default(1), {
    description: { en: 'Page number, from 1.', ru: 'Номер страницы, от 1.' },
  }),
  perPage: inQuery(integer({ from: 1 }).default(25), {
    aliases: ['per_page'],
    description: {
      en: `Rows per page, 1 to ${maxRowsPerPage}.`,
      ru: `Строк на странице, от 1 до ${maxRowsPerPage}.`,
    },
  }),
  base: baseParameter,
});

const domainFields: Readonly<Record<string, JsonSchema>> = {
  cnt: {
    type: 'integer',
    description: { en: 'Number of keywords.', ru: 'Количество фраз.' },
  },
  did: { type: 'integer', description: { en: 'Id of the domain.', ru: 'ID домена.' } },
  name: { type: 'string', description: { en: 'Domain.', ru: 'Домен.' } },
};

const pageFields: Readonly<Record<string, JsonSchema>> = {
  ...domainFields,
  url: {
    type: 'string',
    description: { en: 'Path and query of the page.', ru: 'Путь и параметры страницы.' },
  },
  fullUrl: {
    type: 'string',
    description: { en: 'Address of the page.', ru: 'Полный адрес страницы.' },
  },
};

/** Routes for the domains and pages that the tops of several keywords have in common. */
export function topCompetitorRoutes(schema: GraphQLSchema): RestRoute[] {
  const operation = operationFor(schema, 'serpComparison');
  return [
    {
      path: '/tools/check-top-concurents-domains',
      summary: { en: 'SERP comparison: domains', ru: 'Сравнение выдачи: домены' },
      description: {
        en: 'Domains in the latest tops of several keywords, by number of keywords.',
        ru: 'Домены из текущих топов нескольких фраз, сначала с наибольшим числом фраз.',
      },
      ...competitorRoute(operation, domainFields, ({ did, domain, domainTops }) => ({
        cnt: domainTops,
        did,
        name: domain,
      })),
    },
    {
      path: '/tools/check-top-concurents-urls',
      summary: { en: 'SERP comparison: pages', ru: 'Сравнение выдачи: страницы' },
      description: {
        en: 'Pages in the latest tops of several keywords, by number of keywords.',
        ru: 'Страницы из текущих топов нескольких фраз, сначала с наибольшим числом фраз.',
      },
      ...competitorRoute(operation, pageFields, ({ did, domain, url, pageTops }) => ({
        cnt: pageTops,
        did,
        name: domain,
        url,
        fullUrl: domain + url,
      })),
    },
  ];
}

function competitorRoute(
  operation: string,
  properties: Readonly<Record<string, JsonSchema>>,
  present: (place: Place) => Competitor,
): Omit<OperationRoute<typeof parameters>, 'path' | 'summary' | 'description'> {
  const total: Localised = { en: 'Number of rows of all pages.', ru: 'Число строк на всех страницах.' };
  return {
    methods: ['POST'],
    tag: 'tools',
    parameters,
    variables: () => ({ depth: defaultTopDepth }),
    operation,
    shape: (data, { values: { page, perPage } }) => {
      const places = (data as unknown as ComparisonData).serpComparison.tops.flatMap((top) => top.places);
      const rows = places.map(present);
      const uniqueRows = [...new Map(rows.map((row) => [`${row.did}${row.url ?? ''}`, row])).values()];
      const key = ({ name, url = '' }: Competitor) => name + url;
      uniqueRows.sort((a, b) => b.cnt - a.cnt || (key(a) < key(b) ? -1 : 1));
      const rowsPerPage = Math.min(perPage, maxRowsPerPage);
      const start = (page - 1) * rowsPerPage;
      return { data: uniqueRows.slice(start, start + rowsPerPage), total: uniqueRows.length };
    },
    responseSchema: {
      type: 'object',
      properties: {
        data: { type: 'array', items: { type: 'object', properties } },
        total: { type: 'integer', description: total },
      },
    },
  };
}
