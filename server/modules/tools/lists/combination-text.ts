import { type Combination, generateVariations } from '../../../contract/tools/combination.js';
import { isFunctionWord } from './function-words.js';

const maxChunkCharacters = 32 * 1024;

/** Generates the lines of a combination lazily in chunks, so that at most one chunk is in memory. */
export function* generateCombinationText(combination: Combination): Generator<string> {
  let chunk = '';
  for (const line of generateVariations(combination, isFunctionWord)) {
    chunk += `${line}\n`;
    if (chunk.length < maxChunkCharacters) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** The first lines of a combination. */
export function generateFirstVariations(combination: Combination, maxLines: number): string[] {
  const lines: string[] = [];
  for (const line of generateVariations(combination, isFunctionWord)) {
    lines.push(line);
    if (lines.length === maxLines) break;
  }
  return lines;
}
