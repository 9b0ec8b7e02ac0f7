import { z } from 'zod';
import { integer, flag, text } from '../../parameters/parameter-kinds.js';
import { inPath, inQuery } from '../../parameters/rest-parameters.js';
import { field, listField, responseObject } from '../../definition/response-object.js';
import type { OperationRoute, RestRoute } from '../../definition/rest-route.js';

const filterName = (kind: z.ZodType) =>
  inQuery(kind, {
    variable: 'filterName',
    description: {
      en: 'Name, at most 64 characters; unique (case-insensitive) within a report.',
      ru: 'Имя, не длиннее 64 знаков; уникально в отчёте без учёта регистра.',
    },
  });

const favorite = inQuery(flag().optional(), {
  variable: 'favorite',
  description: { en: 'Whether it is a favorite.', ru: 'В избранном ли он.' },
});

const filter = (kind: z.ZodType) =>
  inQuery(kind, {
    variable: 'filter',
    description: {
      en: 'JSON text {"search": "", "rows": [{"type", "name", "operator", "value", "or": []}]}, or a filter string.',
      ru: 'Текст JSON {"search": "", "rows": [{"type", "name", "operator", "value", "or": []}]} или строка фильтра.',
    },
  });

const id = inPath(integer({ to: 2_147_483_647 }), {
  variable: 'id',
  description: { en: 'Id of the filter.', ru: 'Номер фильтра.' },
});

const savedFilter = responseObject({
  id: field('id', { type: 'integer' }),
  filterName: field('filterName', { type: 'string' }),
  reportName: field('reportName', { type: 'string' }),
  favorite: field('favorite', { type: 'boolean' }),
  filter: field('filter', {
    type: 'string',
    description: {
      en: 'Search text and filter rows as JSON text.',
      ru: 'Текст поиска и строки фильтра в виде JSON.',
    },
  }),
  filterString: field('filterString', {
    type: 'string',
    description: {
      en: 'The same filter in the format of the parameter filter of reports.',
      ru: 'Тот же фильтр в формате параметра filter у отчётов.',
    },
  }),
});
const { selection } = savedFilter;

/** Common properties of the routes, which all return the resulting filters of the report. */
function filterRoute(operation: string): Pick<OperationRoute, 'tag' | 'responseSchema' | 'shape'> {
  const response = responseObject({
    result: listField(operation, savedFilter, {
      description: {
        en: 'Your filters of the report, favorites first, then by name.',
        ru: 'Ваши фильтры этого отчёта: сначала избранные, потом по имени.',
      },
    }),
  });
  return { tag: 'people', shape: response.present, responseSchema: response.schema };
}

/** Routes for saved filters. */
export const savedFilterRoutes: RestRoute[] = [
  {
    ...filterRoute('savedFilters'),
    methods: ['GET'],
    path: '/report/filter/{id}',
    summary: { en: 'Saved filters of a report', ru: 'Сохранённые фильтры отчёта' },
    description: {
      en: 'Your saved filters; they are private to each user.',
      ru: 'Ваши сохранённые фильтры; другим пользователям они не видны.',
    },
    parameters: z.object({
      id: inPath(text(), {
        variable: 'reportName',
        description: {
          en: 'Id of the report, such as organic-keywords.',
          ru: 'Id отчёта, например organic-keywords.',
        },
      }),
    }),
    operation: `query ($reportName: String!) { savedFilters(reportName: $reportName) { ${selection} } }`,
  },
  {
    ...filterRoute('createSavedFilter'),
    methods: ['POST'],
    path: '/report/filter',
    summary: { en: 'Save a filter', ru: 'Сохранить фильтр' },
    description: {
      en: '409 if the name is taken; send filterReplace to replace that filter. Returns all filters of the report.',
      ru: '409, если имя занято: чтобы заменить тот фильтр, передайте filterReplace. В ответе – все фильтры отчёта.',
    },
    parameters: z.object({
      filterName: filterName(text()),
      reportName: inQuery(text(), {
        variable: 'reportName',
        description: {
          en: 'Id of the report, such as organic-keywords.',
          ru: 'Id отчёта, например organic-keywords.',
        },
      }),
      favorite,
      filter: filter(text()),
      filterReplace: inQuery(flag().optional(), {
        variable: 'filterReplace',
        description: {
          en: 'Replaces the filter with this name; its id is retained.',
          ru: 'Заменяет фильтр с этим именем; его номер остаётся.',
        },
      }),
    }),
    operation: `mutation (
      $filterName: String!, $reportName: String!, $favorite: Boolean, $filter: String!, $filterReplace: Boolean
    ) {
      createSavedFilter(input: {
        filterName: $filterName, reportName: $reportName, favorite: $favorite, filter: $filter, filterReplace: $filterReplace
      }) { ${selection} }
    }`,
  },
  {
    ...filterRoute('updateSavedFilter'),
    methods: ['PATCH'],
    path: '/report/filter/{id}',
    summary: { en: 'Change a saved filter', ru: 'Изменить фильтр' },
    description: {
      en: 'Omitted parameters are unchanged. 404 for filters of other users, 409 if the name is taken.',
      ru: 'Непереданные параметры не меняются. 404, если фильтр не ваш; 409, если имя занято.',
    },
    parameters: z.object({
      id,
      filterName: filterName(text().optional()),
      favorite,
      filter: filter(text().optional()),
    }),
    operation: `mutation ($id: Int!, $filterName: String, $favorite: Boolean, $filter: String) {
      updateSavedFilter(id: $id, filterName: $filterName, favorite: $favorite, filter: $filter) { ${selection} }
    }`,
  },
  {
    ...filterRoute('deleteSavedFilter'),
    methods: ['DELETE'],
    path: '/report/filter/{id}',
    summary: { en: 'Delete a saved filter', ru: 'Удалить фильтр' },
    description: {
      en: 'Returns the remaining filters of the report. 404 for filters of other users.',
      ru: 'В ответе – оставшиеся фильтры отчёта. 404, если фильтр не ваш.',
    },
    parameters: z.object({ id }),
    operation: `mutation ($id: Int!) { deleteSavedFilter(id: $id) { ${selection} } }`,
  },
];
