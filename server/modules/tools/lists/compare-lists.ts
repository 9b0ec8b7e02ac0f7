import type { ComparisonOption } from '../../../contract/tools/list-options.js';
import { phraseKeys } from '../../../reports/words/phrase-keys.js';

/** Two lists of lines, no line twice in one: what only one of them has, and what both have. In the order of their lists. */
interface ComparedLists {
  /** How many different lines each has. */
  left: number;
  right: number;
  onlyLeft: readonly string[];
  onlyRight: readonly string[];
  /** As the left list writes it. */
  both: readonly string[];
}

interface CompareOptions {
  /** The same words in another order or in other forms are the same line. */
  anyForm?: boolean;
  /** Gives it up. */
  signal?: AbortSignal;
}

/** Compares two lists of keywords in the store's form. */
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

/** The lines of a list, each once, with what each is the same by, and all of these. */
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
  const keys = await phraseKeys(lines, signal);
  return { lines, keys, keySet: new Set(keys) };
}

function partition({ lines, keys }: KeyedList, keySet: ReadonlySet<string>) {
  const [unshared, shared]: [string[], string[]] = [[], []];
  for (const [at, line] of lines.entries()) (keySet.has(keys[at] ?? '') ? shared : unshared).push(line);
  return { others: unshared, shared };
}

/**
 * The lines that an option asks for: `present_left` and `present_right`, what only that list has; `uniq`, what only one of them
 * has; `union`, everything once; `both`, what both have.
 */
export function comparedLines(
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
