import type { ToolQuery } from './tools.generated.js';

/** The options of a tool as a run is started with them: on or off where they are switches, else their numbers. */
export function chosenOptions(
  { options }: ToolQuery['tool'],
  values: Readonly<Record<string, number | undefined>>,
): Readonly<Record<string, boolean | number | undefined>> {
  return Object.fromEntries(
    options.map(({ id, isSwitch }) => [id, isSwitch ? values[id] === 1 : values[id]]),
  );
}
