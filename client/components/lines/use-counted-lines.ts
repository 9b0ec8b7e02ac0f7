import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { type CountedLines, countLines } from '../../../server/contract/tools/text-lines.js';

/** Longer texts are counted with a debounce. Characters and ms. */
const longText = 100_000;
const pause = 400;

/** Line statistics of a text, updated while typing. */
export function useCountedLines(text: string): CountedLines {
  const [settled] = useDebouncedValue(text, pause);
  const counted = text.length < longText ? text : settled;
  return useMemo(() => countLines(counted), [counted]);
}
