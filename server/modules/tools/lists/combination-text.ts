import { type Combination, variationsOf } from '../../../contract/tools/combination.js';
import { isFunctionWord } from './function-words.js';

/** Characters of one part of the text: as many as a socket takes at a time. */
const partLength = 32 * 1024;

/** The lines of a combination as parts of a text, made when they are asked for: no more than one part is in memory. */
export function* combinationText(combination: Combination): Generator<string> {
  let part = '';
  for (const line of variationsOf(combination, isFunctionWord)) {
    part += `${line}\n`;
    if (part.length < partLength) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

/** The first lines of a combination. */
export function firstVariations(combination: Combination, most: number): string[] {
  const lines: string[] = [];
  for (const line of variationsOf(combination, isFunctionWord)) {
    lines.push(line);
    if (lines.length === most) break;
  }
  return lines;
}
