import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { linesOf } from '../../../server/contract/tools/text-lines.js';
import { useToolListCheckQuery } from './tools.generated.js';

/** Time without typing after which the database is asked, in ms. */
const debounceMs = 500;

/** Lines that one question takes. */
const maxCheckedLines = 5000;

/** What the database says of a list while it is typed, by numbers of lines from 0; nothing before it has said it. */
interface ListCheck {
  unknown: ReadonlySet<number>;
  errors: ReadonlySet<number>;
}

/** Looks the lines of a list up when nothing was typed for a while. */
export function useListCheck(tool: string, text: string, base: string | undefined): ListCheck | undefined {
  const [debouncedText] = useDebouncedValue(text, debounceMs);
  const list = useMemo(() => linesOf(debouncedText).slice(0, maxCheckedLines), [debouncedText]);
  const { data } = useToolListCheckQuery({
    variables: { tool, list, base },
    skip: debouncedText.trim() === '',
  });
  const check = data?.toolListCheck;
  return useMemo(
    () =>
      check && debouncedText === text
        ? { unknown: toZeroBased(check.unknown), errors: toZeroBased(check.faults) }
        : undefined,
    [check, debouncedText, text],
  );
}

function toZeroBased(lines: readonly number[]): ReadonlySet<number> {
  return new Set(lines.map((line) => line - 1));
}
