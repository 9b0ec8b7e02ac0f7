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
import {
  computedField,
  constantField,
  field,
  listField,
  presentAll,
  responseObject,
  type ResponseObject,
} from '../../definition/response-object.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

type Fields = Readonly<Record<string, unknown>>;

const stringArraySchema: JsonSchema = { type: 'array', items: { type: 'string' } };
const notCalculatedSchema: JsonSchema = { type: ['integer', 'null'] };

const word = responseObject({
  count: field('count', { type: 'integer' }),
  keys: field('keys', stringArraySchema),
  open: constantField({ type: 'boolean', description: { en: 'Always false.', ru: 'Всегда false.' } }, false),
  sumSuperwsk: constantField(
    {
      ...notCalculatedSchema,
      description: { en: 'Not calculated: always null.', ru: 'Не рассчитывается: всегда null.' },
    },
    null,
  ),
  sumWs: field('ws', { type: 'integer' }),
  sumWsk: field('wsk', { type: 'integer' }),
  words: field('forms', {
    ...stringArraySchema,
    description: { en: 'All forms of the word.', ru: 'Все формы слова.' },
  }),
});

const keyword = responseObject({
  superwsk: constantField(notCalculatedSchema, null),
  wsk: field('wsk', { type: 'integer' }),
  ws: field('ws', { type: 'integer' }),
  word: field('word', { type: 'string' }),
});

/** Words of the vocabulary that `matches` accepts. */
const wordsField = (matches: (vocabularyWord: Fields) => boolean = () => true) =>
  computedField(`words { ${word.selection} isOwn }`, { type: 'array', items: word.schema }, ({ words }) =>
    presentAll(word, (words as readonly Fields[]).filter(matches)),
  );

const more = field('more', { type: 'boolean' });
const pages = field('pages', stringArraySchema);
const phrases = field('phrases', stringArraySchema);
const keys = listField('keywords', keyword);
const doneState = constantField(
  { type: 'integer', description: { en: 'Always 10: done.', ru: 'Всегда 10 – готово.' } },
  taskStates.done,
);

/** Whether the run used a list. */
const isUsed = (name: string) =>
  computedField(name, { type: 'boolean' }, (vocabulary) => (vocabulary[name] as unknown[]).length > 0);

/** A list with one object that is computed from the vocabulary. */
const resultField = (object: ResponseObject) =>
  computedField(object.selection, { type: 'array', items: object.schema }, (vocabulary) => [
    object.present(vocabulary),
  ]);

const pageVocabularyResult = responseObject({
  more,
  uid: field('uid', { type: 'string' }),
  state: doneState,
  pages,
  result: resultField(responseObject({ keys, words: wordsField() })),
});

const extendedVocabularyResult = responseObject({
  list: phrases,
  more,
  pages,
  url: field('page', { type: 'string' }),
  useList: isUsed('phrases'),
  usePages: isUsed('pages'),
  state: doneState,
  result: resultField(
    responseObject({
      exist: wordsField(({ isOwn }) => isOwn === true),
      keys,
      list: phrases,
      notExists: wordsField(({ isOwn }) => isOwn !== true),
    }),
  ),
});

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
  createResultRoute(pageVocabulary, pageVocabularyResult),
  createResultRoute(extendedVocabulary, extendedVocabularyResult),
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
function createResultRoute({ id, restPath, page }: ToolDefinition, result: ResponseObject): RestRoute {
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
    operation: `query ($uid: ID!) { toolVocabulary(uid: $uid) { tool ${result.selection} } }`,
    shape: (data) => {
      const vocabulary = data['toolVocabulary'] as Fields;
      if (vocabulary['tool'] !== id) throw new AppError(ErrorCode.NotFound);
      return result.present(vocabulary);
    },
    responseSchema: result.schema,
  });
}

/** Parses the `config` parameter. Throws BadRequest for a wrong type. */
function readConfig<Value>(schema: z.ZodType<Value>, config: Readonly<Record<string, unknown>> = {}): Value {
  const parsed = schema.safeParse(config);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const what = { en: `config.${name} has a wrong type`, ru: `у config.${name} неверный тип` };
  throw new AppError(ErrorCode.BadRequest, { what });
}
