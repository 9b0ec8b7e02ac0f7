import { z } from 'zod';
import { maxRowsPerPage, pageSizes } from '../../contract/reports/page-sizes.js';
import { integer, text } from '../parameters/parameter-kinds.js';
import { inQuery } from '../parameters/rest-parameters.js';
import type { ResponseObject } from './response-object.js';
import type { JsonSchema, OperationRoute, RestRoute } from './rest-route.js';

interface PagedList extends Pick<OperationRoute, 'path' | 'tag' | 'summary' | 'description'> {
  /** GraphQL query of the list. */
  query: string;
  /** GraphQL field of the page that contains the objects. */
  itemsField: string;
  item: ResponseObject;
  /** Parameters before those of the page. */
  parameters?: Readonly<Record<string, z.ZodType>>;
}

interface SortedList extends PagedList {
  /** Fields that the list is sorted by. A sort by another field of the objects keeps its own order. */
  sortColumns: readonly string[];
}

interface FixedPagedList extends PagedList {
  /** Rows per page. */
  perPage: number;
}

const integerSchema: JsonSchema = { type: 'integer' };

const pageNumber = () => integer({ from: 1, to: 1_000_000 }).default(1);

const pageDescription = { en: 'Page number, from 1.', ru: 'Номер страницы, от 1.' };

/** Declares a route for a list with a fixed number of rows per page. */
export function pagedListRoute({
  query,
  itemsField,
  item,
  parameters,
  perPage,
  ...route
}: FixedPagedList): RestRoute {
  return {
    ...route,
    methods: ['GET'],
    parameters: z.object({
      ...parameters,
      page: inQuery(pageNumber(), { variable: 'page', description: pageDescription }),
    }),
    operation: `query ($page: Int!) {
      ${query}(page: $page) { total page lastPage ${itemsField} { ${item.selection} } } }`,
    shape: (data) => presentPage(data[query], itemsField, item, perPage),
    responseSchema: pageSchema(item),
  };
}

/** Declares a route for a list whose sort order and rows per page are parameters. */
export function sortedListRoute({
  query,
  itemsField,
  item,
  parameters,
  sortColumns,
  ...route
}: SortedList): RestRoute {
  const unsortedFields = Object.keys(item.schema.properties ?? {}).filter(
    (name) => !sortColumns.includes(name),
  );
  return {
    ...route,
    methods: ['GET'],
    parameters: z.object({
      ...parameters,
      page: inQuery(pageNumber(), {
        aliases: ['current_page'],
        variable: 'page',
        description: pageDescription,
      }),
      per_page: inQuery(integer({ from: pageSizes.min }).default(pageSizes.default), {
        variable: 'perPage',
        description: {
          en: `Rows per page, 1 to ${maxRowsPerPage}.`,
          ru: `Строк на странице, от 1 до ${maxRowsPerPage}.`,
        },
      }),
      sort: inQuery(text().optional(), {
        variable: 'sort',
        description: {
          en: `Sort order such as access_date|desc. Fields: ${sortColumns.join(', ')}.`,
          ru: `Порядок, например access_date|desc. Поля: ${sortColumns.join(', ')}.`,
        },
      }),
    }),
    // GraphQL integers have 32 bits.
    variables: ({ per_page: perPage, sort }) => ({
      perPage: Math.min(Number(perPage), maxRowsPerPage),
      sort: unsortedFields.includes(String(sort).split('|')[0] ?? '') ? undefined : sort,
    }),
    operation: `query ($page: Int!, $perPage: Int!, $sort: String) {
      ${query}(page: $page, perPage: $perPage, sort: $sort) {
        total page perPage lastPage ${itemsField} { ${item.selection} } } }`,
    shape: (data) => presentPage(data[query], itemsField, item),
    responseSchema: pageSchema(item),
  };
}

function presentPage(
  result: unknown,
  itemsField: string,
  item: ResponseObject,
  fixedPerPage?: number,
): object {
  const page = result as Readonly<Record<string, unknown>>;
  return {
    current_page: page['page'],
    per_page: fixedPerPage ?? page['perPage'],
    last_page: page['lastPage'],
    total: page['total'],
    data: (page[itemsField] as readonly unknown[]).map((source) => item.present(source)),
  };
}

function pageSchema({ schema }: ResponseObject): JsonSchema {
  return {
    type: 'object',
    properties: {
      current_page: integerSchema,
      per_page: integerSchema,
      last_page: integerSchema,
      total: integerSchema,
      data: { type: 'array', items: schema },
    },
  };
}
