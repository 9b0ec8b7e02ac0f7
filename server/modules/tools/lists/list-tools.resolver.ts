import { Arg, Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import type {
  CombinationOption,
  CombinationOrder,
  SeparatorName,
} from '../../../contract/tools/list-options.js';
import {
  maxComparedLines,
  maxDuplicateLines,
  maxUniqueWordLines,
} from '../../../contract/tools/list-limits.js';
import { AppError } from '../../../errors/app-error.js';
import { formatCount } from '../../../errors/format-count.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { Semaphore } from '../../../load-control/fair-semaphore.js';
import type { RequestContext } from '../../../request/request-context.js';
import type { IncomingFile } from '../../../request/uploaded-file.js';
import { RequireAccess } from '../../../schema-kit/require-access.js';
import { UploadScalar } from '../../../schema-kit/upload.scalar.js';
import { removeNearDuplicates, type DeduplicatedKeywords } from './remove-near-duplicates.js';
import { generateFirstVariations } from './combination-text.js';
import { compareLists } from './compare-lists.js';
import { isFunctionWord } from './function-words.js';
import { KeywordListArgs } from './keyword-list-args.js';
import { readKeywordVolumes } from './keyword-volumes.js';
import { combinationOptionEnum, combinationOrderEnum, separatorEnum } from './list-tools.enums.js';
import {
  ClearedDoubles,
  ListComparison,
  WordCombination,
  WordCount,
  type ListLines,
} from './list-tools.type.js';
import { readCombination } from './read-combination.js';
import { readKeywords } from './read-keywords.js';
import { parseKeywordLines, readToolList } from './read-tool-list.js';
import { mapYielding } from '../../../reports/words/map-yielding.js';
import { findUniqueWords, type UniqueWord } from './unique-words.js';
import { getSchedulingKey } from '../../../request/scheduling-key.js';

const maxPreviewVariations = 1000;

/** Compared lists, each as text or file. */
@ArgsType()
class ListComparisonArgs {
  @Field(() => String, { nullable: true, description: 'Left list, one line per entry.' })
  left?: string | null;

  @Field(() => String, { nullable: true, description: 'Right list, one line per entry.' })
  right?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'Left list as a UTF-8 text file.',
  })
  leftFile?: IncomingFile | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'Right list as a UTF-8 text file.',
  })
  rightFile?: IncomingFile | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Treats lines with the same words in another order or form as equal.',
  })
  anyForm?: boolean | null;
}

/** Lists and notations. */
@ArgsType()
class WordCombinationArgs {
  @Field(() => [String], {
    description: 'Lists, each as one text with a word or phrase per line.',
  })
  lists!: string[];

  @Field(() => combinationOrderEnum, {
    nullable: true,
    description: 'Word order; defaults to the order of the lists.',
  })
  order?: CombinationOrder | null;

  @Field(() => [separatorEnum], {
    nullable: true,
    description: 'Separators between the words; defaults to a space.',
  })
  separators?: SeparatorName[] | null;

  @Field(() => [combinationOptionEnum], {
    nullable: true,
    description: 'Notations; defaults to `simple`.',
  })
  options?: CombinationOption[] | null;
}

@Resolver()
export class ListToolsResolver {
  constructor(private readonly limiter: Semaphore) {}

  @RequireAccess('guest')
  @Query(() => ListComparison, {
    complexity: 30,
    description:
      'Compares two lists of up to 300,000 lines each (3 without a paid plan). Case and whitespace are ignored. Errors: ' +
      'BAD_REQUEST for an empty or too long list, LIST_LIMIT, TOO_LARGE, OVERLOADED.',
  })
  compareLists(
    @Args() { left, right, leftFile, rightFile, anyForm }: ListComparisonArgs,
    @Ctx() context: RequestContext,
  ): Promise<ListComparison> {
    const { signal, visitor } = context;
    const limits = { maxLines: maxComparedLines, plan: visitor.plan.limits };
    const reader = { ...getSchedulingKey(visitor), signal };
    return withSlot(this.limiter, context, async () => {
      // Multipart files arrive in sequence: read the second after the first.
      const lines = await readToolList({ text: left, file: leftFile }, limits, reader);
      const rightLines = await readToolList({ text: right, file: rightFile }, limits, reader);
      const comparison = await compareLists(lines, rightLines, { anyForm: anyForm ?? false, signal });
      return {
        left: comparison.left,
        right: comparison.right,
        onlyLeft: presentLines(comparison.onlyLeft),
        onlyRight: presentLines(comparison.onlyRight),
        both: presentLines(comparison.both),
      };
    });
  }

  @RequireAccess('guest')
  @Query(() => WordCombination, {
    complexity: 30,
    description:
      'Combines word lists into up to 1,000,000 variations; lists of up to 3 words without a paid plan. The variations are counted ' +
      'before they are generated. Errors: BAD_REQUEST for empty lists or too many variations, LIST_LIMIT.',
  })
  async combineWords(
    @Args() { lists, order, separators, options }: WordCombinationArgs,
    @Ctx() { visitor, signal }: RequestContext,
  ): Promise<WordCombination> {
    const request = { lists, order: order ?? 'given', separators: separators ?? [], options: options ?? [] };
    const combination = await readCombination(request, visitor.plan.limits, signal);
    return {
      count: combination.count,
      lines: generateFirstVariations(combination, maxPreviewVariations).join('\n'),
    };
  }

  @RequireAccess('guest')
  @Query(() => ClearedDoubles, {
    complexity: 30,
    description:
      'Removes near-duplicates from up to 100,000 keywords (3 without a paid plan). Of keywords with the same words in any ' +
      'order and form, the one with the highest search volume remains. Errors: BAD_REQUEST, LIST_LIMIT, TOO_LARGE, OVERLOADED, those of the ' +
      'source report.',
  })
  removeDuplicates(
    @Args() request: KeywordListArgs,
    @Ctx() context: RequestContext,
  ): Promise<ClearedDoubles> {
    const { signal, reports, defaultBase } = context;
    return withSlot(this.limiter, context, async () => {
      const base = await reports.bases.byCode(request.base ?? defaultBase);
      const limits = { maxLines: maxDuplicateLines, language: base.lng };
      const { keywords, isCut } = await readKeywords(request, limits, context);
      const deduplicated = await removeNearDuplicates(
        keywords,
        (words) => readKeywordVolumes(words, base, reports),
        signal,
      );
      return { ...presentDeduplicated(deduplicated), isCut };
    });
  }

  @RequireAccess('guest')
  @Query(() => WordCount, {
    complexity: 30,
    description:
      'Counts the words of up to 100,000 keywords; all forms of a word count as one, function words are ignored. Requires a ' +
      'paid plan. Errors: REPORT_RESTRICTED, BAD_REQUEST, TOO_LARGE, OVERLOADED, those of the source report.',
  })
  uniqueWords(
    @Args() request: KeywordListArgs,
    @Arg('without', () => String, {
      nullable: true,
      description: 'Additional words to ignore in all forms, separated by spaces or line breaks.',
    })
    without: string | null | undefined,
    @Arg('withFunctionWords', () => Boolean, {
      nullable: true,
      description: 'Also counts function words.',
    })
    withFunctionWords: boolean | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<WordCount> {
    const { signal, visitor, reports, defaultBase } = context;
    if (!visitor.plan.limits.uniqueWords) {
      throw new AppError(ErrorCode.ReportRestricted, { what: notInPlanMessage });
    }
    if ((without?.length ?? 0) > maxExcludedChars) {
      throw new AppError(ErrorCode.BadRequest, { what: tooManyExcludedMessage });
    }
    return withSlot(this.limiter, context, async () => {
      const { lng: language } = await reports.bases.byCode(request.base ?? defaultBase);
      const source = await readKeywords(request, { maxLines: maxUniqueWordLines, language }, context);
      const keywords = [...new Set(source.keywords)];
      const words = await findUniqueWords(keywords, {
        isExcluded: withFunctionWords ? () => false : isFunctionWord,
        excludedWords: await parseKeywordLines(without ?? '', { language, signal }),
        signal,
      });
      return { ...(await presentWords(keywords, words, signal)), isCut: source.isCut };
    });
  }
}

const maxExcludedChars = 500_000;
const formattedMaxExcluded = formatCount(maxExcludedChars);
const tooManyExcludedMessage = {
  en: `without can have at most ${formattedMaxExcluded.en} characters.`,
  ru: `В without может быть не больше ${formattedMaxExcluded.ru} знаков.`,
};

const notInPlanMessage = {
  en: 'Unique words require a paid plan.',
  ru: 'Уникальные слова доступны на платном тарифе.',
};

/** Joins lines to one text: a GraphQL list would be validated item by item, which is slow for 100,000 lines. */
function presentLines(lines: readonly string[]): ListLines {
  return { count: lines.length, lines: lines.join('\n') };
}

function presentDeduplicated({ keys, exclude }: DeduplicatedKeywords): Omit<ClearedDoubles, 'isCut'> {
  return {
    kept: presentLines(keys),
    excluded: presentLines(exclude.map(({ keyword }) => keyword)),
    sameAs: exclude.map(({ sameAs }) => sameAs).join('\n'),
    excludedVolumes: exclude.map(({ volume }) => volume).join(','),
    sameAsVolumes: exclude.map(({ sameAsVolume }) => sameAsVolume).join(','),
  };
}

async function presentWords(
  keywords: readonly string[],
  words: readonly UniqueWord[],
  signal: AbortSignal,
): Promise<Omit<WordCount, 'isCut'>> {
  return {
    keywords: presentLines(keywords),
    total: words.length,
    words: await mapYielding(
      words,
      ({ forms, keywordIndexes }) => ({
        forms: [...forms],
        count: keywordIndexes.length,
        places: keywordIndexes.join(','),
      }),
      signal,
    ),
  };
}

/** Runs work on long lists in a slot of the visitor. Throws the errors of `Semaphore.acquire`. */
async function withSlot<Result>(
  limiter: Semaphore,
  { visitor, signal }: Pick<RequestContext, 'visitor' | 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await limiter.acquire({ ...getSchedulingKey(visitor), signal });
  try {
    return await work();
  } finally {
    release();
  }
}
