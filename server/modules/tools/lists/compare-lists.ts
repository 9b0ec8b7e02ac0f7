import type { ComparisonOption } from '../../../contract/tools/list-options.js';
import { computePhraseKeys } from '../../../reports/words/phrase-keys.js';

/** Comparison of two deduplicated lists, in list order. */
interface ComparedLists {
  /** Number of distinct lines. */
  left: number;
  right: number;
  onlyLeft: readonly string[];
  onlyRight: readonly string[];
  /** Lines in both lists, in the spelling of the left list. */
  both: readonly string[];
}

interface CompareOptions {
  /** Treats lines with the same words in another order or form as equal. */
  anyForm?: boolean;
  /** Cancels the comparison. */
  signal?: AbortSignal;
}

/** Compares two lists of normalized keywords. */
export async function compareLists(
  left: readonly string[],
  right: readonly string[],
  { anyForm = false, signal }: CompareOptions = {},
): Promise<ComparedLists> {
  const [leftList, rightList] = [
    await withKeys(left, anyForm, signal),
    await withKeys(right, anyForm, signal),
  ];
  const { others: onlyLeft, shared: both } = partition(leftList, rightList.keySet);
  const { others: onlyRight } = partition(rightList, leftList.keySet);
  return { left: leftList.lines.length, right: rightList.lines.length, onlyLeft, onlyRight, both };
}

/** Deduplicated lines with their comparison keys. */
interface KeyedList {
  lines: readonly string[];
  keys: readonly string[];
  keySet: ReadonlySet<string>;
}

async function withKeys(
  input: readonly string[],
  anyForm: boolean,
  signal: AbortSignal | undefined,
): Promise<KeyedList> {
  const distinct = new Set(input);
  const lines = [...distinct];
  if (!anyForm) return { lines, keys: lines, keySet: distinct };
  const keys = await computePhraseKeys(lines, signal);
  return { lines, keys, keySet: new Set(keys) };
}

function partition({ lines, keys }: KeyedList, keySet: ReadonlySet<string>) {
  const [otherLines, sharedLines]: [string[], string[]] = [[], []];
  for (const [index, line] of lines.entries()) {
    (keySet.has(keys[index] ?? '') ? sharedLines : otherLines).push(line);
  }
  return { others: otherLines, shared: sharedLines };
}

/**
 * Selects lines by option: `present_left` and `present_right` (only in that list), `uniq` (only in one), `union`
 * (all), `both` (in both).
 */
export function selectLines(
  { onlyLeft, onlyRight, both }: Pick<ComparedLists, 'onlyLeft' | 'onlyRight' | 'both'>,
  option: ComparisonOption,
): readonly string[] {
  switch (option) {
    case 'present_left':
      return onlyLeft;
    case 'present_right':
      return onlyRight;
    case 'uniq':
      return [...onlyLeft, ...onlyRight];
    case 'union':
      return [...both, ...onlyLeft, ...onlyRight];
    case 'both':
      return both;
  }
}
