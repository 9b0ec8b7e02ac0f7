import { type Combination, variationsOf } from '../../../contract/tools/combination.js';
import { isFunctionWord } from './function-words.js';

/** Characters of one part of the text: as many as a socket takes at a time. */
const chunkLength = 32 * 1024;

/** The lines of a combination as parts of a text, made when they are asked for: no more than one part is in memory. */
export function* combinationText(combination: Combination): Generator<string> {
  let chunk = '';
  for (const line of variationsOf(combination, isFunctionWord)) {
    chunk += `${line}\n`;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** The first lines of a combination. */
export function firstVariations(combination: Combination, maxLines: number): string[] {
  const lines: string[] = [];
  for (const line of variationsOf(combination, isFunctionWord)) {
    lines.push(line);
    if (lines.length === maxLines) break;
  }
  return lines;
}
