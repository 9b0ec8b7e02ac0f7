import { z } from 'zod';
import { taskStates } from '../../../contract/projects/task-states.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { extendedVocabulary } from '../../../modules/tools/kinds/extended-vocabulary.tool.js';
import { pageVocabulary } from '../../../modules/tools/kinds/page-vocabulary.tool.js';
import type { ToolDefinition } from '../../../modules/tools/tool-definition.js';
import {
  maxPages,
  maxPagesWithDeepAnalysis,
  maxPhrases,
} from '../../../modules/tools/vocabulary/vocabulary-options.js';
import { lines, object, text } from '../../parameters/parameter-kinds.js';
import { inPath, inQuery } from '../../parameters/rest-parameters.js';
import {
  operationRoute,
  type JsonSchema,
  type OperationRoute,
  type RestRoute,
} from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

interface VocabularyWordData {
  forms: string[];
  keys: string[];
  count: number;
  ws: number;
  wsk: number;
  isOwn: boolean;
}

interface VocabularyData {
  uid: string;
  tool: string;
  more: boolean;
  page: string | null;
  pages: string[];
  phrases: string[];
  words: VocabularyWordData[];
  keywords: { word: string; ws: number; wsk: number }[];
}

const integerSchema: JsonSchema = { type: 'integer' };
const stringArraySchema: JsonSchema = { type: 'array', items: { type: 'string' } };
const booleanSchema: JsonSchema = { type: 'boolean' };
const wordsSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      count: integerSchema,
      keys: stringArraySchema,
      open: { ...booleanSchema, description: { en: 'Always false.', ru: 'Всегда false.' } },
      sumSuperwsk: {
        type: ['integer', 'null'],
        description: { en: 'Not calculated: always null.', ru: 'Не рассчитывается: всегда null.' },
      },
      sumWs: integerSchema,
      sumWsk: integerSchema,
      words: { ...stringArraySchema, description: { en: 'All forms of the word.', ru: 'Все формы слова.' } },
    },
  },
};
const keysSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      superwsk: { type: ['integer', 'null'] },
      wsk: integerSchema,
      ws: integerSchema,
      word: { type: 'string' },
    },
  },
};
const stateSchema: JsonSchema = {
  type: 'integer',
  description: { en: 'Always 10: done.', ru: 'Всегда 10 – готово.' },
};

const flagSchemas = { more: z.boolean().optional(), text: z.boolean().optional() };
const pagesConfigSchema = z.object(flagSchemas);
const pageConfigSchema = z.object({
  ...flagSchemas,
  list: z.array(z.string()).optional(),
  pages: z.array(z.string()).optional(),
  useList: z.boolean().optional(),
  usePages: z.boolean().optional(),
});

const startMutation = `mutation ($tool: ID!, $base: String, $list: [String!]!, $page: String, $phrases: [String!], $more: Boolean, $text: Boolean) {
  startToolRun(tool: $tool, input: { list: $list, base: $base, page: $page, phrases: $phrases, more: $more, text: $text }) }`;

const readQuery = `query ($uid: ID!) { toolVocabulary(uid: $uid) { uid tool more page pages phrases
  words { forms keys count ws wsk isOwn } keywords { word ws wsk } } }`;

/** Routes that start page vocabularies and read each as one response. */
export const vocabularyRoutes: readonly RestRoute[] = [
  operationRoute({
    ...getStartRouteDefaults(pageVocabulary),
    parameters: z.object({
      pages: inQuery(lines(), {
        variable: 'list',
        description: {
          en: `Page URLs, at most ${maxPages} (${maxPagesWithDeepAnalysis} with deep analysis).`,
          ru: `Адреса страниц, не больше ${maxPages}, при глубоком анализе ${maxPagesWithDeepAnalysis}.`,
        },
      }),
      base: baseParameter,
      config: inQuery(object().optional(), {
        description: {
          en: 'more: also analyses pages that rank next to them; text: also fetches the pages.',
          ru: 'more: со страницами, которые стоят рядом в выдаче; text: прочитать и сами страницы.',
        },
      }),
    }),
    variables: ({ config }) => ({ tool: pageVocabulary.id, ...readConfig(pagesConfigSchema, config) }),
    shape: (data) => ({ uid: data['startToolRun'] }),
    responseSchema: { type: 'object', properties: { uid: { type: 'string' } } },
  }),
  operationRoute({
    ...getStartRouteDefaults(extendedVocabulary),
    parameters: z.object({
      url: inQuery(text(), {
        variable: 'page',
        description: { en: 'URL of the page.', ru: 'Адрес страницы.' },
      }),
      base: baseParameter,
      config: inQuery(object().optional(), {
        description: {
          en: `list: up to ${maxPhrases} keywords; pages: up to ${maxPages} pages; useList, usePages: false ignores them; more, text.`,
          ru: `list: до ${maxPhrases} поисковых фраз; pages: до ${maxPages} страниц; useList, usePages: false – не учитывать; more, text.`,
        },
      }),
    }),
    variables: ({ config }) => {
      const { list = [], pages = [], useList, usePages, ...options } = readConfig(pageConfigSchema, config);
      return {
        tool: extendedVocabulary.id,
        list: usePages === false ? [] : pages,
        phrases: useList === false ? [] : list,
        ...options,
      };
    },
    shape: (data, { values }) => ({ uid: data['startToolRun'], base: values.base }),
    responseSchema: { type: 'object', properties: { uid: { type: 'string' }, base: { type: 'string' } } },
  }),
  createResultRoute(
    pageVocabulary,
    ({ uid, more, pages, keywords, words: vocabularyWords }) => ({
      more,
      uid,
      state: taskStates.done,
      pages,
      result: [{ keys: keywords.map(presentKeyword), words: vocabularyWords.map(presentWord) }],
    }),
    {
      more: booleanSchema,
      uid: { type: 'string' },
      state: stateSchema,
      pages: stringArraySchema,
      result: objectArraySchema({ keys: keysSchema, words: wordsSchema }),
    },
  ),
  createResultRoute(
    extendedVocabulary,
    ({ more, page, pages, phrases, keywords, words: vocabularyWords }) => ({
      list: phrases,
      more,
      pages,
      url: page,
      useList: phrases.length > 0,
      usePages: pages.length > 0,
      state: taskStates.done,
      result: [
        {
          exist: vocabularyWords.filter(({ isOwn }) => isOwn).map(presentWord),
          keys: keywords.map(presentKeyword),
          list: phrases,
          notExists: vocabularyWords.filter(({ isOwn }) => !isOwn).map(presentWord),
        },
      ],
    }),
    {
      list: stringArraySchema,
      more: booleanSchema,
      pages: stringArraySchema,
      url: { type: 'string' },
      useList: booleanSchema,
      usePages: booleanSchema,
      state: stateSchema,
      result: objectArraySchema({
        exist: wordsSchema,
        keys: keysSchema,
        list: stringArraySchema,
        notExists: wordsSchema,
      }),
    },
  ),
];

function getStartRouteDefaults({ restPath, page, description }: ToolDefinition) {
  return {
    methods: ['POST'],
    path: restPath,
    tag: 'tools',
    summary: { en: `${page.title.en}: start`, ru: `${page.title.ru}: запуск` },
    description: {
      en: `${description.en} Returns the id of the run; poll its state until it is done.`,
      ru: `${description.ru} В ответе – id запуска; запрашивайте состояние, пока он не будет готов.`,
    },
    operation: startMutation,
  } as const satisfies Partial<OperationRoute>;
}

/** Route that reads a run as one response. */
function createResultRoute(
  { id, restPath, page }: ToolDefinition,
  present: (vocabulary: VocabularyData) => Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, JsonSchema>>,
): RestRoute {
  return operationRoute({
    methods: ['GET'],
    path: `${restPath}/{uid}`,
    tag: 'tools',
    summary: { en: `${page.title.en}: result`, ru: `${page.title.ru}: результат` },
    description: {
      en: 'Result of a run, at most 5,000 words and keywords; 202 until it is done. The report calls return all of it in pages.',
      ru: 'Результат запуска: до 5000 слов и фраз; 202, пока не готово. Полностью его отдают вызовы отчётов.',
    },
    parameters: z.object({
      uid: inPath(text(), {
        variable: 'uid',
        description: { en: 'Id from the response to the start.', ru: 'Id из ответа на запуск.' },
      }),
    }),
    operation: readQuery,
    shape: (data) => {
      const vocabulary = data['toolVocabulary'] as VocabularyData;
      if (vocabulary.tool !== id) throw new AppError(ErrorCode.NotFound);
      return present(vocabulary);
    },
    responseSchema: { type: 'object', properties },
  });
}

function presentWord({
  count,
  keys: keywords,
  ws,
  wsk,
  forms,
}: VocabularyWordData): Readonly<Record<string, unknown>> {
  return { count, keys: keywords, open: false, sumSuperwsk: null, sumWs: ws, sumWsk: wsk, words: forms };
}

function presentKeyword({
  word,
  ws,
  wsk,
}: VocabularyData['keywords'][number]): Readonly<Record<string, unknown>> {
  return { superwsk: null, wsk, ws, word };
}

function objectArraySchema(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'array', items: { type: 'object', properties } };
}

/** Parses the `config` parameter. Throws BadRequest for a wrong type. */
function readConfig<Value>(schema: z.ZodType<Value>, config: Readonly<Record<string, unknown>> = {}): Value {
  const parsed = schema.safeParse(config);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const what = { en: `config.${name} has a wrong type`, ru: `у config.${name} неверный тип` };
  throw new AppError(ErrorCode.BadRequest, { what });
}
