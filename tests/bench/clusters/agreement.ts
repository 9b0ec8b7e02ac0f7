/** Agreement of two clusterings; each score is between 0 and 1. */
export interface Agreement {
  /** Share of pairs in the first clustering that the second also contains; 1 without pairs. */
  precision: number;
  /** Share of pairs in the second clustering that the first also contains; 1 without pairs. */
  recall: number;
  f1: number;
  /** Harmonic mean of homogeneity and completeness. */
  vMeasure: number;
}

/**
 * Compares found clusters with the true ones.
 * @param found the cluster of each item; negative values are singletons
 */
export function agreement(found: ArrayLike<number>, truth: ArrayLike<number>): Agreement {
  const rows = new Map<number, number>();
  const columns = new Map<number, number>();
  const cells = new Map<string, number>();
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let index = 0; index < found.length; index++) {
    const row = found[index]! < 0 ? -1 - index : found[index]!;
    const column = truth[index]! < 0 ? -1 - index : truth[index]!;
    count(rows, row);
    count(columns, column);
    count(cells, `${row} ${column}`);
  }
  const [both, inFound, inTruth] = [cells, rows, columns].map(pairsOf) as [number, number, number];
  const precision = inFound === 0 ? 1 : both / inFound;
  const recall = inTruth === 0 ? 1 : both / inTruth;
  const [jointEntropy, foundEntropy, truthEntropy] = [cells, rows, columns].map((counts) =>
    entropy(counts, found.length),
  ) as [number, number, number];
  const homogeneity = truthEntropy === 0 ? 1 : 1 - (jointEntropy - foundEntropy) / truthEntropy;
  const completeness = foundEntropy === 0 ? 1 : 1 - (jointEntropy - truthEntropy) / foundEntropy;
  return {
    precision,
    recall,
    f1: harmonicMean(precision, recall),
    vMeasure: harmonicMean(homogeneity, completeness),
  };
}

function pairsOf(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}

function entropy(counts: ReadonlyMap<unknown, number>, of: number): number {
  return -[...counts.values()].reduce((sum, count) => sum + (count / of) * Math.log(count / of), 0);
}

function harmonicMean(left: number, right: number): number {
  return left + right <= 0 ? 0 : (2 * left * right) / (left + right);
}
