import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { splitLines } from '../../../server/contract/tools/text-lines.js';
import { useToolListCheckQuery } from './tools.generated.js';

const debounceMs = 500;

const maxCheckedLines = 5000;

/** Zero-based numbers of lines with a problem. */
interface ListCheck {
  unknown: ReadonlySet<number>;
  errors: ReadonlySet<number>;
}

/** Looks up the lines of a list, debounced. */
export function useListCheck(tool: string, text: string, base: string | undefined): ListCheck | undefined {
  const [debouncedText] = useDebouncedValue(text, debounceMs);
  const list = useMemo(() => splitLines(debouncedText).slice(0, maxCheckedLines), [debouncedText]);
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
