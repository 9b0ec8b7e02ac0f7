import { z } from 'zod';
import {
  combinedLists,
  maxComparedLines,
  maxDuplicateLines,
  maxVariations,
} from '../../../contract/tools/list-limits.js';
import {
  combinationOptions,
  combinationOrders,
  comparisonOptions,
  separators,
  type ComparisonOption,
  type SeparatorName,
} from '../../../contract/tools/list-options.js';
import { toolPages } from '../../../contract/tools/tool-pages.js';
import { generateCombinationText } from '../../../modules/tools/lists/combination-text.js';
import { selectLines } from '../../../modules/tools/lists/compare-lists.js';
import { readCombination } from '../../../modules/tools/lists/read-combination.js';
import { streamChunks } from '../../../reports/export/stream-chunks.js';
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
import { choiceList, flag, joinedLines, textChoice, lineLists } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { computedField, field, responseObject } from '../../definition/response-object.js';
import { fileRoute, operationRoute, type RestRoute } from '../../definition/rest-route.js';
import { uniqueWordsRoute } from './unique-words-route.js';

const compareRoute = operationRoute({
  methods: ['POST'],
  path: '/tools/compare',
  tag: 'tools',
  summary: { en: 'Compare lists', ru: 'Сравнение списков' },
  description: {
    en: 'Distinct lines of one list only, of both lists or of either list. Case, whitespace and blank lines are ignored.',
    ru: 'Строки, которые есть в одном из двух списков, в обоих или в любом, каждая один раз. Регистр и пробелы не важны, пустые строки не учитываются.',
  },
  maxBodyMb,
  parameters: z.object({
    left: inQuery(joinedLines(), {
      variable: 'left',
      description: {
        en: `Left list, at most ${maxComparedLines} lines (fewer without a paid plan).`,
        ru: `Левый список, не больше ${maxComparedLines} строк; без платного тарифа меньше.`,
      },
    }),
    right: inQuery(joinedLines(), {
      variable: 'right',
      description: {
        en: `Right list, at most ${maxComparedLines} lines (fewer without a paid plan).`,
        ru: `Правый список, не больше ${maxComparedLines} строк; без платного тарифа меньше.`,
      },
    }),
    options: inQuery(textChoice(comparisonOptions), {
      description: {
        en: 'Returned lines. present_left: only in the left list. present_right: only in the right list. uniq: in one of the lists only. union: in any list. both: in both lists, in the spelling of the left list.',
        ru: 'Какие строки вернуть: present_left – что есть только слева. present_right – что есть только справа. uniq – что есть только в одном из списков. union – оба списка вместе. both – что есть в обоих, в написании левого.',
      },
    }),
    any_form: inQuery(flag().optional(), {
      variable: 'anyForm',
      description: {
        en: 'Treats lines with the same words in another order or form as equal.',
        ru: 'Считать равными строки с теми же словами в другом порядке или других формах.',
      },
    }),
  }),
  operation: `query ($left: String, $right: String, $anyForm: Boolean) {
    compareLists(left: $left, right: $right, anyForm: $anyForm) {
      onlyLeft { lines } onlyRight { lines } both { lines } } }`,
  shape: (data, { values }) => {
    const comparison = data['compareLists'] as Record<'onlyLeft' | 'onlyRight' | 'both', ListLinesData>;
    const comparedLists = {
      onlyLeft: splitLines(comparison.onlyLeft),
      onlyRight: splitLines(comparison.onlyRight),
      both: splitLines(comparison.both),
    };
    return selectLines(comparedLists, values.options satisfies ComparisonOption);
  },
  responseSchema: stringArraySchema,
});

const combineRoute = fileRoute({
  methods: ['POST'],
  path: '/tools/combine',
  tag: 'tools',
  summary: { en: 'Combine words', ru: 'Комбинатор слов' },
  description: {
    en: `Streams all combinations of one word from each list, one variation per line. The number of variations is checked in advance: at most ${maxVariations}.`,
    ru: `Все сочетания по одному слову из каждого списка, по варианту в строке, потоком. Число вариантов считается заранее: не больше ${maxVariations}.`,
  },
  maxBodyMb,
  parameters: z.object({
    lists: inQuery(lineLists(), {
      description: {
        en: `${combinedLists.min} to ${combinedLists.max} lists of words or phrases. The plan limits the lines of a list.`,
        ru: `От ${combinedLists.min} до ${combinedLists.max} списков слов или фраз. Число строк в списке ограничивает тариф.`,
      },
    }),
    options: inQuery(choiceList(combinationOptions).optional(), {
      description: {
        en: 'Notations of each variation, one line per notation: simple – plain; quotes – in quotation marks; brackets – in square brackets. stop_word adds a plus sign before function words. Default: simple.',
        ru: 'Как записан каждый вариант, каждый вид отдельной строкой: simple – как есть; quotes – в кавычках; brackets – в квадратных скобках. stop_word ставит плюс перед служебными словами. По умолчанию simple.',
      },
    }),
    order: inQuery(textChoice(combinationOrders).optional(), {
      description: {
        en: 'Word order. given: in the order of the lists. any: in every order.',
        ru: 'Порядок слов: given – как в списках, any – во всех порядках.',
      },
    }),
    separators: inQuery(choiceList(Object.keys(separators) as SeparatorName[]).optional(), {
      description: {
        en: 'Separators between words; each separator produces its own variations. Default: blank, a space.',
        ru: 'Что стоит между словами; каждый разделитель даёт свои варианты. По умолчанию blank – пробел.',
      },
    }),
  }),
  responseSchema: { type: 'string' },
  file: {
    types: ['text/plain'],
    page: toolPages.find(({ id }) => id === 'tool-keyword-combiner'),
    respond: async ({ values, context, reply }) => {
      const { lists, options = [], order = 'given', separators: separatorNames = [] } = values;
      const request = { lists, options, order, separators: separatorNames };
      const combination = await readCombination(request, context.visitor.plan.limits, context.signal);
      return reply
        .header('cache-control', 'private, no-store')
        .type('text/plain; charset=utf-8')
        .send(streamChunks(generateCombinationText(combination)));
    },
  },
});

const deduplicated = responseObject({
  keys: computedField(
    'kept { lines }',
    { ...stringArraySchema, description: { en: 'Remaining keywords.', ru: 'Оставшиеся фразы.' } },
    ({ kept }) => splitLines(kept as ListLinesData),
  ),
  exclude: computedField(
    'excluded { lines }',
    { ...stringArraySchema, description: { en: 'Removed near-duplicates.', ru: 'Убранные неявные дубли.' } },
    ({ excluded }) => splitLines(excluded as ListLinesData),
  ),
  same_as: field(
    'sameAs',
    {
      ...stringArraySchema,
      description: {
        en: 'Remaining keyword that replaces each removed one, in the same order.',
        ru: 'Фраза, которая остаётся вместо каждой убранной, в том же порядке.',
      },
    },
    (lines) => splitLines({ lines: String(lines) }),
  ),
});

const nearDuplicatesRoute = operationRoute({
  methods: ['POST'],
  path: '/tools/delete_double',
  tag: 'tools',
  summary: { en: 'Remove near-duplicates', ru: 'Чистка неявных дублей' },
  description: {
    en: 'Of keywords with the same words in any order and form, the one with the highest search volume remains.',
    ru: 'Из фраз с теми же словами в любом порядке и форме остаётся фраза с наибольшей частотностью.',
  },
  maxBodyMb,
  parameters: z.object({
    list: inQuery(joinedLines().optional(), keywordListMetadata(maxDuplicateLines)),
    ...reportParameters,
  }),
  operation: `query ($list: String, ${reportVariables}) {
    removeDuplicates(list: $list, ${reportArguments}) { ${deduplicated.selection} } }`,
  shape: (data) => deduplicated.present(data['removeDuplicates']),
  responseSchema: deduplicated.schema,
});

/** Routes of the list tools. */
export const listToolRoutes: RestRoute[] = [
  nearDuplicatesRoute,
  compareRoute,
  combineRoute,
  uniqueWordsRoute,
];
