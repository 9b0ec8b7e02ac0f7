import { z } from 'zod';
import { maxUniqueWordLines } from '../../../contract/tools/list-limits.js';
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
import { flag, joinedLines } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { operationRoute } from '../../definition/rest-route.js';

/** Route that counts the words of keywords. */
export const uniqueWordsRoute = operationRoute({
  methods: ['POST'],
  path: '/tools/unique',
  tag: 'tools',
  summary: { en: 'Unique words', ru: 'Уникальные слова' },
  description: {
    en: 'Distinct words of keywords with the keywords that contain each word. All forms of a word count as one; function words are ignored. Available on paid plans.',
    ru: 'Разные слова фраз, все формы слова как одно, с фразами, в которых есть каждое. Служебные слова не учитываются. Доступно на платных тарифах.',
  },
  maxBodyMb,
  parameters: z.object({
    list: inQuery(joinedLines().optional(), keywordListMetadata(maxUniqueWordLines)),
    ...reportParameters,
    without: inQuery(joinedLines().optional(), {
      variable: 'without',
      description: {
        en: 'Additional words to ignore, in all forms.',
        ru: 'Ещё слова, которые не учитывать, во всех формах.',
      },
    }),
    open: inQuery(flag().default(true), {
      description: {
        en: 'Whether the keywords of each word are listed.',
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
      count: { type: 'integer', description: { en: 'Number of distinct words.', ru: 'Число разных слов.' } },
      open: {
        type: 'boolean',
        description: {
          en: 'Whether the keywords of each word are listed.',
          ru: 'Перечислены ли фразы с каждым словом.',
        },
      },
      keys: {
        ...stringArraySchema,
        description: { en: 'Keywords without duplicates.', ru: 'Фразы без повторов.' },
      },
      words: {
        ...stringArraySchema,
        description: {
          en: 'Words in their most frequent form, by descending number of keywords.',
          ru: 'Слова в самой частой форме, сначала те, что в большем числе фраз.',
        },
      },
      items: {
        type: 'array',
        description: {
          en: 'Words with their details, in the same order.',
          ru: 'Слова с подробностями, в том же порядке.',
        },
        items: {
          type: 'object',
          properties: {
            count: {
              type: 'integer',
              description: { en: 'Number of keywords that contain it.', ru: 'Число фраз с этим словом.' },
            },
            open: { type: 'boolean' },
            keys: stringArraySchema,
            words: { ...stringArraySchema, description: { en: 'Forms of the word.', ru: 'Формы слова.' } },
          },
        },
      },
    },
  },
});
