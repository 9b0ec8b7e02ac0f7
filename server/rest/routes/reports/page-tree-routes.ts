import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { PageTree } from '../../../modules/page-tree/page-tree.type.js';
import { streamChunks } from '../../../reports/export/stream-chunks.js';
import { treeCounts } from '../../../contract/reports/tree-counts.js';
import { operationFor } from '../../definition/operation.js';
import { treeFileRoute } from './page-tree-file-route.js';
import { pageTreeText } from './page-tree-text.js';
import { object } from '../../parameters/parameter-kinds.js';
import {
  inQuery,
  noParameters,
  type RestParameters,
  type ValuesOf,
} from '../../parameters/rest-parameters.js';
import { domainParameter, baseParameter } from '../../parameters/shared-parameters.js';
import {
  operationRoute,
  type JsonSchema,
  type OperationRoute,
  type RestMethod,
  type RestRoute,
} from '../../definition/rest-route.js';

const keywordCountSchema = (top: number): JsonSchema => ({
  type: 'integer',
  description: {
    en: `Number of keywords of this node in the top ${top}, without child nodes.`,
    ru: `Число фраз раздела в топ ${top}, без вложенных разделов.`,
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
      en: 'Estimated daily visits of this node, without child nodes.',
      ru: 'Оценка визитов в день, без вложенных разделов.',
    },
  },
};

const nodeSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: {
      type: 'integer',
      description: { en: 'Id of the node; 0 for the root.', ru: 'Номер раздела; 0 у корня.' },
    },
    name: {
      type: 'string',
      description: { en: 'Part of the path; / for the root.', ru: 'Часть пути; / у корня.' },
    },
    ...countSchemas,
    children: {
      type: 'array',
      items: { type: 'object' },
      description: { en: 'Child nodes, with the same fields.', ru: 'Вложенные разделы с теми же полями.' },
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
        en: 'Color such as #3b82f6. The default #b9f5f1 selects the theme color of the count.',
        ru: 'Цвет вида #3b82f6. Значение по умолчанию #b9f5f1 выбирает цвет из темы.',
      },
    },
    background: {
      type: 'boolean',
      description: { en: 'Whether bars are drawn behind the values.', ru: 'Рисовать ли полосы за числами.' },
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
      en: '{"field": "sumIt50", "dir": "desc"}; field is name or a count; empty sorts by path.',
      ru: '{"field": "sumIt50", "dir": "desc"}; field – name или показатель; пустое – по путям.',
    },
  }),
});

/** Picks the supported fields, because clients may send additional ones. */
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
        en: 'Tree of the paths of all pages of the domain in the top 50. For the keywords of a node, use /report/simple/organic/keywords with url and includeSubLevels.',
        ru: 'Дерево путей страниц домена из топ 50. Фразы раздела отдаёт /report/simple/organic/keywords с url и includeSubLevels.',
      },
      parameters: z.object({ domain: domainParameter, base: baseParameter }),
      operation: operationFor(schema, 'pageTree'),
      shape: (data) => streamChunks(pageTreeText(data['pageTree'] as PageTree)),
      responseSchema: {
        type: 'object',
        properties: {
          pages: {
            type: 'integer',
            description: {
              en: 'Number of ranking pages; pages with the same path count once.',
              ru: 'Число страниц с позицией; страницы одного пути считаются за одну.',
            },
          },
          shown_pages: {
            type: 'integer',
            description: {
              en: 'Number of pages in the tree; if the plan limits it, the pages with the most keywords.',
              ru: 'Число страниц в дереве; если тариф ограничивает его – страницы с наибольшим числом фраз.',
            },
          },
          data: {
            type: 'array',
            items: nodeSchema,
            description: { en: 'Root node, as the only element.', ru: 'Единственный элемент – корень.' },
          },
        },
      },
    },
    treeFileRoute,
    settingRoute('GET', 'pageTreeSetting', {
      parameters: noParameters,
      operation: `{ pageTreeSetting ${settingsSelection} }`,
      summary: { en: 'Page tree: settings', ru: 'Структура сайта: настройки' },
      description: {
        en: 'Visible counts of the page tree, their colors, and the sort order of its nodes.',
        ru: 'Показатели структуры сайта, их цвета и порядок разделов.',
      },
    }),
    settingRoute('POST', 'savePageTreeSetting', {
      parameters: settingParameters,
      operation: `mutation ($view: TreeViewInput, $sort: TreeSortInput) { savePageTreeSetting(view: $view, sort: $sort) ${settingsSelection} }`,
      variables: settingVariables,
      summary: { en: 'Page tree: change settings', ru: 'Структура сайта: изменить настройки' },
      description: {
        en: 'Saves the visible counts of the page tree, their colors, and the sort order of its nodes. Omitted fields are unchanged.',
        ru: 'Сохраняет показатели структуры сайта, их цвета и порядок разделов. Непереданные поля не меняются.',
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
