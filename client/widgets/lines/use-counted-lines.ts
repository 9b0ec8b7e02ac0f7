import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { type CountedLines, countLines } from '../../../server/contract/tools/text-lines.js';

/** Longer texts are counted with a debounce. */
const debounceThresholdChars = 100_000;
const debounceMs = 400;

/** Line statistics of a text, updated while typing. */
export function useCountedLines(text: string): CountedLines {
  const [settled] = useDebouncedValue(text, debounceMs);
  const countedText = text.length < debounceThresholdChars ? text : settled;
  return useMemo(() => countLines(countedText), [countedText]);
}
