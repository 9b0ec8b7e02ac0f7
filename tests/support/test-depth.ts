/**
 * Depth of a test run, set by `TEST_DEPTH`: `npm test` runs `quick`, `npm run test:deep` runs `deep`, and with `--full`
 * it runs `full`.
 */
type TestDepth = 'quick' | 'deep' | 'full';

const depths: readonly string[] = ['quick', 'deep', 'full'] satisfies TestDepth[];

/** Parses `TEST_DEPTH`. @throws Error if it is not a depth */
export function parseDepth(value: string | undefined): TestDepth {
  if (!value) return 'quick';
  if (depths.includes(value)) return value as TestDepth;
  throw new Error(`TEST_DEPTH is ${depths.join(', ')}, not ${value}`);
}

export const testDepth = parseDepth(process.env['TEST_DEPTH']);

/** Value for the current depth, for example the number of random cases. */
export function atDepth<Value>(values: Record<TestDepth, Value>): Value {
  return values[testDepth];
}

/** Seed of random cases in quick runs. Other runs use the seed of the run, so that each run has other cases. */
export function seedInQuickRuns(seed: number): { seed?: number } {
  return testDepth === 'quick' ? { seed } : {};
}

/** Declares cases that quick runs omit, for example further moments of a kill. */
export function inDeepRuns(declareCases: () => void): void {
  if (testDepth !== 'quick') declareCases();
}

/**
 * Cases of a table at the current depth: all of them, or in quick runs a number of evenly spaced ones including the
 * first.
 */
export function casesAtDepth<Case>(cases: readonly Case[], quickCount: number): readonly Case[] {
  return testDepth === 'quick' ? evenlySpaced(cases, quickCount) : cases;
}

/** Evenly spaced items including the first. All of them if there are no more than `count`. */
export function evenlySpaced<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  );
}
