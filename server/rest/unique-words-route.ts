import { z } from 'zod';
import { maxUniqueWordLines } from '../contract/tools/list-limits.js';
import {
  keywordListMetadata,
  maxBodyMb,
  type ListLinesData,
  splitLines,
  reportParameters,
  reportArguments,
  reportVariables,
  stringArraySchema,
} from './list-tool-parameters.js';
import { flag, joinedLines } from './parameter-kinds.js';
import { inQuery } from './rest-parameters.js';
import { operationRoute } from './rest-route.js';

/** Route that counts the words of keywords. */
export const uniqueWordsRoute = operationRoute({
  methods: ['POST'],
  path: '/tools/unique',
  tag: 'tools',
  summary: { en: 'Unique words', ru: 'Уникальные слова' },
  description: {
    en: 'The different words of keywords, all forms of a word as one, with the keywords that hold each. Words that join others are left out. Comes with paid plans.',
    ru: 'Разные слова фраз, все формы слова как одно, с фразами, в которых есть каждое. Служебные слова не учитываются. Доступно на платных тарифах.',
  },
  maxBodyMb,
  parameters: z.object({
    list: inQuery(joinedLines().optional(), keywordListMetadata(maxUniqueWordLines)),
    ...reportParameters,
    without: inQuery(joinedLines().optional(), {
      variable: 'without',
      description: {
        en: 'More words to leave out, in all their forms.',
        ru: 'Ещё слова, которые не учитывать, во всех формах.',
      },
    }),
    open: inQuery(flag().default(true), {
      description: {
        en: 'Whether the keywords of each word are named.',
        ru: 'Перечислять ли фразы с каждым словом.',
      },
    }),
  }),
  operation: `query ($list: String, $without: String, ${reportVariables}) {
    uniqueWords(list: $list, without: $without, ${reportArguments}) {
      keywords { lines } total words { forms count places } } }`,
  shape: (data, { values: { open } }) => {
    const result = data['uniqueWords'] as {
      keywords: ListLinesData;
      total: number;
      words: { forms: string[]; count: number; places: string }[];
    };
    const keys = splitLines(result.keywords);
    return {
      count: result.total,
      open,
      keys,
      words: result.words.map(({ forms: [word] }) => word),
      items: result.words.map(({ forms, count, places }) => ({
        count,
        open,
        keys: open ? places.split(',').map((index) => keys[Number(index)]) : [],
        words: forms,
      })),
    };
  },
  responseSchema: {
    type: 'object',
    properties: {
      count: { type: 'integer', description: { en: 'Different words.', ru: 'Разных слов.' } },
      open: {
        type: 'boolean',
        description: {
          en: 'Whether the keywords of each word are named.',
          ru: 'Перечислены ли фразы с каждым словом.',
        },
      },
      keys: {
        ...stringArraySchema,
        description: { en: 'The keywords, each once.', ru: 'Фразы, каждая один раз.' },
      },
      words: {
        ...stringArraySchema,
        description: {
          en: 'The words in their most frequent forms, those in most keywords first.',
          ru: 'Слова в самой частой форме, сначала те, что в большем числе фраз.',
        },
      },
      items: {
        type: 'array',
        description: { en: 'The same words, one by one.', ru: 'Те же слова по одному.' },
        items: {
          type: 'object',
          properties: {
            count: {
              type: 'integer',
              description: { en: 'Keywords that hold it.', ru: 'Фраз с этим словом.' },
            },
            open: { type: 'boolean' },
            keys: stringArraySchema,
            words: { ...stringArraySchema, description: { en: 'Its forms.', ru: 'Его формы.' } },
          },
        },
      },
    },
  },
});
