import { z } from 'zod';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { formatCount } from '../../../errors/format-count.js';
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
import { computedField, field, responseObject } from '../../definition/response-object.js';
import { operationRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

const allKeywords = ({ keywords }: Fields): string[] => splitLines(keywords as ListLinesData);

/** Characters of the keywords of all words. A keyword is repeated for each of its words, so answers could be huge. */
const maxListedChars = 16_000_000;

/** Lists the keywords of words up to a total number of characters. */
class KeywordLister {
  private remainingChars = maxListedChars;

  constructor(private readonly keywords: readonly string[]) {}

  /**
   * Keywords of a word by their comma-separated indexes.
   * @throws AppError BadRequest if the keywords of all words are too long together
   */
  list(places: string): string[] {
    return places.split(',').map((index) => {
      const keyword = this.keywords[Number(index)] ?? '';
      this.remainingChars -= keyword.length;
      if (this.remainingChars < 0) throw new AppError(ErrorCode.BadRequest, { what: responseLimitMessage });
      return keyword;
    });
  }
}

const formattedMax = formatCount(maxListedChars);
const responseLimitMessage = {
  en: `The keywords of the words exceed ${formattedMax.en} characters: send open=0 or fewer keywords.`,
  ru: `Фразы всех слов длиннее ${formattedMax.ru} знаков: укажите open=0 или меньше фраз.`,
};

/** A word. Its source also contains all keywords and whether the keywords of words are listed. */
const wordDetails = responseObject({
  count: field('count', {
    type: 'integer',
    description: { en: 'Number of keywords that contain it.', ru: 'Число фраз с этим словом.' },
  }),
  open: computedField('', { type: 'boolean' }, ({ open }) => open),
  keys: computedField('places', stringArraySchema, ({ open, places, lister }) =>
    open ? (lister as KeywordLister).list(String(places)) : [],
  ),
  words: field('forms', {
    ...stringArraySchema,
    description: { en: 'Forms of the word.', ru: 'Формы слова.' },
  }),
});

const wordsSelection = `words { ${wordDetails.selection} }`;

const uniqueWords = responseObject({
  count: field('total', {
    type: 'integer',
    description: { en: 'Number of distinct words.', ru: 'Число разных слов.' },
  }),
  open: computedField(
    '',
    {
      type: 'boolean',
      description: {
        en: 'Whether the keywords of each word are listed.',
        ru: 'Перечислены ли фразы с каждым словом.',
      },
    },
    ({ open }) => open,
  ),
  keys: computedField(
    'keywords { lines }',
    {
      ...stringArraySchema,
      description: { en: 'Keywords without duplicates.', ru: 'Фразы без повторов.' },
    },
    allKeywords,
  ),
  words: computedField(
    wordsSelection,
    {
      ...stringArraySchema,
      description: {
        en: 'Words in their most frequent form, by descending number of keywords.',
        ru: 'Слова в самой частой форме, сначала те, что в большем числе фраз.',
      },
    },
    ({ words }) => (words as { forms: string[] }[]).map(({ forms: [displayedForm] }) => displayedForm),
  ),
  items: computedField(
    wordsSelection,
    {
      type: 'array',
      items: wordDetails.schema,
      description: {
        en: 'Words with their details, in the same order.',
        ru: 'Слова с подробностями, в том же порядке.',
      },
    },
    (source) => {
      const shared = { open: source['open'], lister: new KeywordLister(allKeywords(source)) };
      return (source['words'] as Fields[]).map((word) => wordDetails.present({ ...word, ...shared }));
    },
  ),
});

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
    uniqueWords(list: $list, without: $without, ${reportArguments}) { ${uniqueWords.selection} } }`,
  shape: (data, { values: { open } }) => uniqueWords.present({ ...(data['uniqueWords'] as Fields), open }),
  responseSchema: uniqueWords.schema,
});
