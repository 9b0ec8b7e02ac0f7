import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../server/process/project-root.js';
import type { Ratio } from './request-ratios.js';

const file = path.join(projectRoot, 'tests', 'bench', 'baseline.json');

/** Tolerated deviation from the baseline, which covers differences between machines and runs. */
const tolerance = 0.25;

/** The committed ratios by name. */
export async function readBaseline(): Promise<ReadonlyMap<string, number>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, number>));
}

/** Stores the ratios of this run as the new baseline. */
export async function saveBaseline(ratios: readonly Ratio[]): Promise<void> {
  const baseline = Object.fromEntries(ratios.map(({ name, value }) => [name, Number(value.toPrecision(3))]));
  await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

/** Whether a ratio is worse than the baseline beyond the tolerance. */
export function hasRegressed({ value, max }: Ratio, baseline: number | undefined): boolean {
  if (baseline === undefined) return false;
  return max === undefined ? value < baseline * (1 - tolerance) : value > baseline * (1 + tolerance);
}
