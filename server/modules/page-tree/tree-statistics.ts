import type { Language } from '../../contract/language/localised.js';
import type { Cell } from '../../reports/export/export-cell.js';
import type { TreeColumns } from './tree-columns.js';
import { pageCounts } from '../../contract/reports/tree-counts.js';

const labels = {
  en: {
    location: ['Level', 'Path', 'Section'],
    top: 'Top',
    visits: 'Visits',
    withSubfolders: 'with subfolders',
  },
  ru: {
    location: ['Уровень', 'Путь', 'Раздел'],
    top: 'Топ',
    visits: 'Визиты',
    withSubfolders: 'с вложенными',
  },
} as const;

/** Column titles. */
export function statisticsTitles(language: Language): string[] {
  const { location, top, visits, withSubfolders } = labels[language];
  const titles = pageCounts.map((count) => (count === 'vis' ? visits : `${top} ${count.replace('it', '')}`));
  return [...location, ...titles, ...titles.map((title) => `${title}, ${withSubfolders}`)];
}

/** One row per node, root first: level, path, name, own counts and counts with subfolders. */
export function* statisticsLines(tree: TreeColumns, limit: number): Generator<Cell[]> {
  const { names, depths } = tree;
  const totals = sumWithSubfolders(tree);
  const pathSegments: string[] = [];
  for (let node = 0; node < Math.min(names.length, limit); node += 1) {
    const depth = depths[node] ?? 0;
    pathSegments.length = Math.max(0, depth - 1);
    if (depth > 0) pathSegments.push(names[node] ?? '');
    yield [
      depth,
      `/${pathSegments.join('/')}`,
      names[node] ?? '',
      ...pageCounts.map((count) => roundVisits(tree[count][node])),
      ...totals.map((column) => roundVisits(column[node])),
    ];
  }
}

function roundVisits(value = 0): number {
  return Math.round(value);
}

/** Sums up subfolders. Children follow their parents, so a reverse pass suffices. */
function sumWithSubfolders(tree: TreeColumns): Float64Array[] {
  const parents = findParents(tree.depths);
  return pageCounts.map((count) => {
    const totals = Float64Array.from(tree[count]);
    for (let node = totals.length - 1; node > 0; node -= 1) {
      const parent = parents[node] ?? 0;
      totals[parent] = (totals[parent] ?? 0) + (totals[node] ?? 0);
    }
    return totals;
  });
}

function findParents(depths: readonly number[]): Int32Array {
  const ancestors: number[] = [];
  return Int32Array.from(depths, (depth, node) => {
    ancestors.length = depth;
    ancestors.push(node);
    return ancestors[depth - 1] ?? -1;
  });
}
