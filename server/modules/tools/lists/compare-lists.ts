import { normaliseKeyword } from '../../../contract/normalise-keyword.js';
import type { ComparisonOption } from '../../../contract/tools/list-options.js';
import { mapInTurns } from '../../../reports/words/in-turns.js';
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

/** Compares two lists as keywords: case and blanks do not count, and blank lines are none. */
export async function compareLists(
  left: readonly string[],
  right: readonly string[],
  { anyForm = false, signal }: CompareOptions = {},
): Promise<ComparedLists> {
  const [ofLeft, ofRight] = [await distinct(left, signal), await distinct(right, signal)];
  const leftKeys = anyForm ? await phraseKeys(ofLeft, signal) : ofLeft;
  const rightKeys = anyForm ? await phraseKeys(ofRight, signal) : ofRight;
  const inLeft = new Set(leftKeys);
  const inRight = new Set(rightKeys);
  return {
    left: ofLeft.length,
    right: ofRight.length,
    onlyLeft: ofLeft.filter((_line, at) => !inRight.has(leftKeys[at] ?? '')),
    onlyRight: ofRight.filter((_line, at) => !inLeft.has(rightKeys[at] ?? '')),
    both: ofLeft.filter((_line, at) => inRight.has(leftKeys[at] ?? '')),
  };
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

/** The lines as keywords, each once, without the blank ones. */
async function distinct(lines: readonly string[], signal: AbortSignal | undefined): Promise<string[]> {
  const found = new Set(await mapInTurns(lines, normaliseKeyword, signal));
  found.delete('');
  return [...found];
}
