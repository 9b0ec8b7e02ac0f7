import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { linesOf } from '../../../server/contract/tools/text-lines.js';
import { useToolListCheckQuery } from './tools.generated.js';

/** Time without typing after which the database is asked, in ms. */
const pause = 500;

/** Lines that one question takes. */
const checkedLines = 5000;

/** What the database says of a list while it is typed, by numbers of lines from 0; nothing before it has said it. */
interface ListCheck {
  unknown: ReadonlySet<number>;
  errors: ReadonlySet<number>;
}

/** Looks the lines of a list up when nothing was typed for a while. */
export function useListCheck(tool: string, text: string, base: string | undefined): ListCheck | undefined {
  const [settled] = useDebouncedValue(text, pause);
  const list = useMemo(() => linesOf(settled).slice(0, checkedLines), [settled]);
  const { data } = useToolListCheckQuery({
    variables: { tool, list, base },
    skip: settled.trim() === '',
  });
  const check = data?.toolListCheck;
  return useMemo(
    () =>
      check && settled === text
        ? { unknown: fromZero(check.unknown), errors: fromZero(check.faults) }
        : undefined,
    [check, settled, text],
  );
}

function fromZero(lines: readonly number[]): ReadonlySet<number> {
  return new Set(lines.map((line) => line - 1));
}
