import { Readable } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { PageTree } from '../modules/page-tree/page-tree.type.js';
import { treeCounts } from '../contract/tree-counts.js';
import { operationFor } from './operation.js';
import { treeFileRoute } from './page-tree-file-route.js';
import { pageTreeText } from './page-tree-text.js';
import { object } from './parameter-kinds.js';
import { inQuery, noParameters, type RestParameters, type ValuesOf } from './rest-parameters.js';
import { domainParameter, baseParameter } from './shared-parameters.js';
import {
  operationRoute,
  type JsonSchema,
  type OperationRoute,
  type RestMethod,
  type RestRoute,
} from './rest-route.js';

const keywordCountSchema = (top: number): JsonSchema => ({
  type: 'integer',
  description: {
    en: `Keywords of the node itself in the top ${top}.`,
    ru: `Фразы самого раздела в топ ${top}.`,
  },
});

const countSchemas: Readonly<Record<string, JsonSchema>> = {
  it1: keywordCountSchema(1),
  it3: keywordCountSchema(3),
  it5: keywordCountSchema(5),
  it10: keywordCountSchema(10),
  it50: keywordCountSchema(50),
  vis: {
    type: 'integer',
    description: {
      en: 'Estimated daily visits of the node itself.',
      ru: 'Оценка визитов в день в сам раздел.',
    },
  },
};

const nodeSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', description: { en: '0 for the root.', ru: '0 у корня.' } },
    name: {
      type: 'string',
      description: { en: 'Step of the path; / for the root.', ru: 'Шаг пути; / у корня.' },
    },
    ...countSchemas,
    children: {
      type: 'array',
      items: { type: 'object' },
      description: { en: 'The nodes below, of the same form.', ru: 'Узлы ниже, в том же виде.' },
    },
  },
};

const settingsSelection = `{ view { treeNodeName { ${treeCounts.map((count) => `${count} { enabled color background }`).join(' ')} } } sort { field dir } }`;

const countView: JsonSchema = {
  type: 'object',
  properties: {
    enabled: { type: 'boolean' },
    color: {
      type: 'string',
      description: {
        en: 'As #3b82f6. The usual #b9f5f1 stands for the tint that the theme has for the count.',
        ru: 'Вида #3b82f6. Обычный #b9f5f1 значит оттенок, который есть для числа в теме.',
      },
    },
    background: {
      type: 'boolean',
      description: { en: 'Whether bars stand behind the figures.', ru: 'Рисовать ли полосы за числами.' },
    },
  },
};

const settingParameters = z.object({
  view: inQuery(object().optional(), {
    description: {
      en: '{"treeNodeName": {"sumIt50": {"enabled": true, "color": "#3b82f6", "background": true}}}, also for sumIt1, sumIt3, sumIt5, sumIt10, sumVis.',
      ru: '{"treeNodeName": {"sumIt50": {"enabled": true, "color": "#3b82f6", "background": true}}}, так же sumIt1, sumIt3, sumIt5, sumIt10, sumVis.',
    },
  }),

  sort: inQuery(object().optional(), {
    description: {
      en: '{"field": "sumIt50", "dir": "desc"}; field is name or a count, empty for the order of the paths.',
      ru: '{"field": "sumIt50", "dir": "desc"}; field – name или число, пустое – порядок путей.',
    },
  }),
});

/** Picks the known fields: clients may send back more than they received. */
function settingVariables({ view, sort }: ValuesOf<typeof settingParameters>): Record<string, unknown> {
  const nodes = getField(view, 'treeNodeName');
  const counts = Object.fromEntries(
    treeCounts.map((count) => [count, pick(getField(nodes, count), ['enabled', 'color', 'background'])]),
  );
  return {
    ...(view === undefined ? {} : { view: { treeNodeName: counts } }),
    ...(sort === undefined ? {} : { sort: pick(sort, ['field', 'dir']) }),
  };
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function pick(value: unknown, names: readonly string[]): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(names.map((name) => [name, getField(value, name)]));
}

/** Routes for the page tree. */
export function pageTreeRoutes(schema: GraphQLSchema): RestRoute[] {
  return [
    {
      methods: ['GET'],
      path: '/report/simple/organic/tree_pages',
      tag: 'organic',
      summary: { en: 'Page tree', ru: 'Структура сайта' },
      description: {
        en: 'Pages of the domain with a position in the top 50, as a tree of their paths. Keywords of a node: /report/simple/organic/keywords with url and includeSubLevels.',
        ru: 'Страницы домена из топ 50 деревом их путей. Фразы раздела: /report/simple/organic/keywords с url и includeSubLevels.',
      },
      parameters: z.object({ domain: domainParameter, base: baseParameter }),
      operation: operationFor(schema, 'pageTree'),
      shape: (data) => Readable.from(pageTreeText(data['pageTree'] as PageTree), { objectMode: false }),
      responseSchema: {
        type: 'object',
        properties: {
          pages: {
            type: 'integer',
            description: {
              en: 'Pages with a position; those of one path count once.',
              ru: 'Страницы с позицией; страницы одного пути считаются за одну.',
            },
          },
          shown_pages: {
            type: 'integer',
            description: {
              en: 'Pages that the tree is made of: those with the most keywords, where a plan cuts.',
              ru: 'Из скольких страниц построено дерево: на тарифе с ограничением – с наибольшим числом фраз.',
            },
          },
          data: {
            type: 'array',
            items: nodeSchema,
            description: { en: 'The root alone.', ru: 'Один корень.' },
          },
        },
      },
    },
    treeFileRoute,
    settingRoute('GET', 'pageTreeSetting', {
      parameters: noParameters,
      operation: `{ pageTreeSetting ${settingsSelection} }`,
      summary: { en: 'Page tree: your setting', ru: 'Структура сайта: ваши настройки' },
      description: {
        en: 'Which counts the page tree shows, their colours, and the order of its nodes.',
        ru: 'Какие числа показывает структура, их цвета и порядок разделов.',
      },
    }),
    settingRoute('POST', 'savePageTreeSetting', {
      parameters: settingParameters,
      operation: `mutation ($view: TreeViewInput, $sort: TreeSortInput) { savePageTreeSetting(view: $view, sort: $sort) ${settingsSelection} }`,
      variables: settingVariables,
      summary: { en: 'Page tree: change your setting', ru: 'Структура сайта: изменить настройки' },
      description: {
        en: 'Keeps which counts the page tree shows, their colours, and the order of its nodes. What is missing stays.',
        ru: 'Запоминает, какие числа показывает структура, их цвета и порядок разделов. Чего нет, то остаётся.',
      },
    }),
  ];
}

function settingRoute<Parameters extends RestParameters>(
  method: RestMethod,
  operation: 'pageTreeSetting' | 'savePageTreeSetting',
  route: Pick<
    OperationRoute<Parameters>,
    'parameters' | 'operation' | 'variables' | 'summary' | 'description'
  >,
): RestRoute {
  return operationRoute({
    ...route,
    methods: [method],
    path: '/report/simple/organic/tree_pages/setting',
    tag: 'people',
    shape: (data) => data[operation],
    responseSchema: {
      type: 'object',
      properties: {
        view: {
          type: 'object',
          properties: { treeNodeName: { type: 'object', additionalProperties: countView } },
        },
        sort: {
          type: 'object',
          properties: { field: { type: 'string' }, dir: { type: 'string', enum: ['asc', 'desc'] } },
        },
      },
    },
  });
}
