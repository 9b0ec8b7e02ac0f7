import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../server/process/project-root.js';
import type { Ratio } from './request-ratios.js';

const file = path.join(projectRoot, 'tests', 'bench', 'baseline.json');

/** By what part a ratio may be worse than the kept one before it counts as fallen: machines and runs differ by as much. */
const tolerance = 0.25;

/** The committed ratios by their names. */
export async function readBaseline(): Promise<ReadonlyMap<string, number>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, number>));
}

/** Writes the ratios of this run as those that later runs are compared with. */
export async function saveBaseline(ratios: readonly Ratio[]): Promise<void> {
  const baseline = Object.fromEntries(ratios.map(({ name, value }) => [name, Number(value.toPrecision(3))]));
  await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

/** Whether a ratio is worse than the kept one by more than runs differ. */
export function hasRegressed({ value, max }: Ratio, baseline: number | undefined): boolean {
  if (baseline === undefined) return false;
  return max === undefined ? value < baseline * (1 - tolerance) : value > baseline * (1 + tolerance);
}
