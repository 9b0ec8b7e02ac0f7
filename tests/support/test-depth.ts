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
