import type { PlanLimits } from '../../../config/plan-limits.js';
import {
  type Combination,
  countVariationChars,
  countVariations,
  normaliseCombinedWord,
} from '../../../contract/tools/combination.js';
import { combinedLists, maxVariationChars, maxVariations } from '../../../contract/tools/list-limits.js';
import type { Localised } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { formatCount } from '../../../errors/format-count.js';
import { mapYielding } from '../../../reports/words/map-yielding.js';
import { assertListLength, parseKeywordLines } from './read-tool-list.js';

/** Texts that are parsed. Empty ones are no lists, but each takes time. */
const maxTexts = 100;

/** Combination request with each list as one text. */
interface CombinationRequest extends Omit<Combination, 'lists'> {
  lists: readonly string[];
}

/**
 * Parses and validates lists of words before generating anything. Words are normalized and deduplicated; empty lists
 * are dropped. `count` is the number of variations. Throws when aborted.
 * @throws AppError BadRequest for no lists, too many lists, too many or too long variations; ListLimit
 */
export async function readCombination(
  { lists, ...options }: CombinationRequest,
  plan: PlanLimits,
  signal?: AbortSignal,
): Promise<Combination & { count: number }> {
  const filled = lists.filter((text) => /\S/.test(text)).length;
  if (lists.length > maxTexts || filled > combinedLists.max) throw badRequest(tooManyListsMessage);
  const wordLists: string[][] = [];
  for (const text of lists) {
    const words = await readCombinedWords(text, signal);
    if (words.length > 0) wordLists.push(words);
  }
  if (wordLists.length < combinedLists.min) throw badRequest(emptyListsMessage);
  for (const { length } of wordLists) assertListLength(length, { maxLines: maxVariations, plan });
  const combination = { ...options, lists: wordLists };
  const count = countVariations(combination);
  if (count > maxVariations) throw badRequest(createTooManyVariationsMessage(count));
  if (countVariationChars(combination) > maxVariationChars) throw badRequest(tooManyCharsMessage);
  return { ...combination, count };
}

async function readCombinedWords(text: string, signal: AbortSignal | undefined): Promise<string[]> {
  const words = new Set<string>();
  const lines = await parseKeywordLines(text, { signal });
  await mapYielding(lines, (line) => words.add(normaliseCombinedWord(line)), signal);
  words.delete('');
  return [...words];
}

function badRequest(message: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: message });
}

const emptyListsMessage: Localised = { en: 'The lists are empty.', ru: 'Списки пусты.' };

const tooManyListsMessage: Localised = {
  en: `Combine at most ${combinedLists.max} lists.`,
  ru: `Комбинируется не больше ${combinedLists.max} списков.`,
};

const tooManyCharsMessage: Localised = {
  en: `The variations exceed ${formatCount(maxVariationChars).en} characters: use shorter lines.`,
  ru: `Варианты длиннее ${formatCount(maxVariationChars).ru} символов: сократите строки.`,
};

function createTooManyVariationsMessage(count: number): Localised {
  const variations = formatCount(count);
  const max = formatCount(maxVariations);
  return {
    en: `These lists produce ${variations.en} variations; at most ${max.en} are allowed.`,
    ru: `Вариантов может быть не больше ${max.ru}, а эти списки дают ${variations.ru}.`,
  };
}
