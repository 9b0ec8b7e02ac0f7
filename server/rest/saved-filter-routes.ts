import { z } from 'zod';
import { integer, flag, text } from './parameter-kinds.js';
import { inPath, inQuery } from './rest-parameters.js';
import type { JsonSchema, OperationRoute, RestRoute } from './rest-route.js';

const selection = 'id filterName reportName favorite filter filterString';

const filterName = (kind: z.ZodType) =>
  inQuery(kind, {
    variable: 'filterName',
    description: {
      en: 'Name, at most 64 characters; one in a report, whatever its letters’ case.',
      ru: 'Имя, не длиннее 64 знаков; в отчёте одно, регистр букв не важен.',
    },
  });

const favorite = inQuery(flag().optional(), {
  variable: 'favorite',
  description: { en: 'Whether it is among the favourites.', ru: 'В избранном ли он.' },
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

const responseSchema: JsonSchema = {
  type: 'object',
  properties: {
    result: {
      type: 'array',
      description: {
        en: 'Your filters of the report, favourites first, then by name.',
        ru: 'Ваши фильтры этого отчёта: сначала избранные, потом по имени.',
      },
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          filterName: { type: 'string' },
          reportName: { type: 'string' },
          favorite: { type: 'boolean' },
          filter: {
            type: 'string',
            description: { en: 'Search text and rows, JSON text.', ru: 'Текст поиска и строки, текст JSON.' },
          },
          filterString: {
            type: 'string',
            description: {
              en: 'The same as the reports’ parameter filter takes it.',
              ru: 'То же в виде параметра filter у отчётов.',
            },
          },
        },
      },
    },
  },
};

/** Every call returns the resulting filters of the report. */
const filterRoute = (operation: string): Pick<OperationRoute, 'tag' | 'responseSchema' | 'shape'> => ({
  tag: 'people',
  shape: (data) => ({ result: data[operation] }),
  responseSchema,
});

/** Routes for saved filters. */
export const savedFilterRoutes: RestRoute[] = [
  {
    ...filterRoute('savedFilters'),
    methods: ['GET'],
    path: '/report/filter/{id}',
    summary: { en: 'Saved filters of a report', ru: 'Сохранённые фильтры отчёта' },
    description: {
      en: 'Your own ones; everybody has theirs.',
      ru: 'Только ваши; у каждого они свои.',
    },
    parameters: z.object({
      id: inPath(text(), {
        variable: 'reportName',
        description: {
          en: 'Id of the report, as organic-keywords.',
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
      en: '409 where the name is taken: send filterReplace to replace that filter. Returns all filters of the report.',
      ru: '409, если имя занято: чтобы заменить тот фильтр, передайте filterReplace. В ответе – все фильтры отчёта.',
    },
    parameters: z.object({
      filterName: filterName(text()),
      reportName: inQuery(text(), {
        variable: 'reportName',
        description: {
          en: 'Id of the report, as organic-keywords.',
          ru: 'Id отчёта, например organic-keywords.',
        },
      }),
      favorite,
      filter: filter(text()),
      filterReplace: inQuery(flag().optional(), {
        variable: 'filterReplace',
        description: {
          en: 'Takes the place of the filter that has this name; its id stays.',
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
      en: 'What is not sent stays. 404 for one that is not yours, 409 where the name is taken.',
      ru: 'Что не передано, остаётся прежним. 404, если фильтр не ваш; 409, если имя занято.',
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
      en: 'Returns the filters that are left of its report. 404 for one that is not yours.',
      ru: 'В ответе – оставшиеся фильтры отчёта. 404, если фильтр не ваш.',
    },
    parameters: z.object({ id }),
    operation: `mutation ($id: Int!) { deleteSavedFilter(id: $id) { ${selection} } }`,
  },
];
