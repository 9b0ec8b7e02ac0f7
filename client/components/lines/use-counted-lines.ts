import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { type CountedLines, countLines } from '../../../server/contract/tools/text-lines.js';

/** Characters from which on a text is counted only when nothing was typed for a while, and that while in ms. */
const longText = 100_000;
const pause = 400;

/** What the lines of a text hold, as it is typed. */
export function useCountedLines(text: string): CountedLines {
  const [settled] = useDebouncedValue(text, pause);
  const counted = text.length < longText ? text : settled;
  return useMemo(() => countLines(counted), [counted]);
}
