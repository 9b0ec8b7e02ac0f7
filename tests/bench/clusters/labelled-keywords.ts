import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../server/process/project-root.js';
import { Random } from '../../../server/ingest/sample/random.js';
import type { ModelKeyword } from './modelled-serps.js';

/** A keyword with a manually assigned intent. */
interface LabelledKeyword extends ModelKeyword {
  text: string;
}

/**
 * Reads labelled-keywords.txt. Volumes are random by seed, so any keyword of an intent may become the main keyword.
 */
export async function labelledKeywords(seed: number): Promise<LabelledKeyword[]> {
  const random = new Random(seed);
  const text = await readFile(path.join(projectRoot, 'tests/bench/clusters/labelled-keywords.txt'), 'utf8');
  const keywords: LabelledKeyword[] = [];
  let field = -1;
  let intent = -1;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('=')) {
      field++;
      continue;
    }
    intent++;
    for (const keyword of line.split('|')) {
      const volume = Math.floor(10 / (random.next() ** 1.2 + 1e-5));
      keywords.push({ text: keyword.trim(), intent, field, volume });
    }
  }
  return keywords;
}
