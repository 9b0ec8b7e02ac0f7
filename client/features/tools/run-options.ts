import type { ToolQuery } from './tools.generated.js';

/** Tool options as GraphQL input: booleans for switches, otherwise numbers. */
export function runOptions(
  { options }: ToolQuery['tool'],
  values: Readonly<Record<string, number | undefined>>,
): Readonly<Record<string, boolean | number | undefined>> {
  return Object.fromEntries(
    options.map(({ id, isSwitch }) => [id, isSwitch ? values[id] === 1 : values[id]]),
  );
}
