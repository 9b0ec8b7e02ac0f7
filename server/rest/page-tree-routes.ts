import type { GraphQLSchema } from 'graphql';
import type { PageTree } from '../modules/page-tree/page-tree.type.js';
import { operationFor } from './operation.js';
import { presentPageTree } from './present-page-tree.js';
import { baseParameter } from './report-route.js';
import type { JsonSchema, RestParameter, RestRoute } from './rest-route.js';

const domain: RestParameter = {
  name: 'domain',
  in: 'query',
  type: 'string',
  required: true,
  variable: 'domain',
  description: { en: 'The domain.', ru: 'Домен.' },
};

const keywordsIn = (top: number): JsonSchema => ({
  type: 'integer',
  description: {
    en: `Keywords of the node itself in the top ${top}.`,
    ru: `Фразы самого раздела в топ ${top}.`,
  },
});

const counts: Readonly<Record<string, JsonSchema>> = {
  it1: keywordsIn(1),
  it3: keywordsIn(3),
  it5: keywordsIn(5),
  it10: keywordsIn(10),
  it50: keywordsIn(50),
  vis: {
    type: 'integer',
    description: {
      en: 'Estimated visits a day of the node itself.',
      ru: 'Оценка визитов в день в сам раздел.',
    },
  },
};

const node: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', description: { en: '0 for the root.', ru: '0 у корня.' } },
    name: {
      type: 'string',
      description: { en: 'Step of the path; / for the root.', ru: 'Шаг пути; / у корня.' },
    },
    ...counts,
    children: {
      type: 'array',
      items: { type: 'object' },
      description: { en: 'The nodes below, of the same form.', ru: 'Узлы ниже, в том же виде.' },
    },
  },
};

/** Calls about the tree of a domain's pages. */
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
      parameters: [domain, baseParameter],
      operation: operationFor(schema, 'pageTree'),
      shape: (data) => {
        const tree = data['pageTree'] as PageTree;
        const { pages, shownPages } = tree;
        return { pages, shown_pages: shownPages, data: [presentPageTree(tree)] };
      },
      answer: {
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
            items: node,
            description: { en: 'The root alone.', ru: 'Один корень.' },
          },
        },
      },
    },
  ];
}
