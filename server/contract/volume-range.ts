import type { Language } from './localised.js';
import { formatInteger, unknownValue } from './format-number.js';

/** Formats a stored volume range, `100-1000`, with formatted bounds: `100–1,000`; undefined without a range. */
export function writtenRange(range: string, write: (bound: number) => string): string | undefined {
  if (range === '') return undefined;
  return range
    .split('-')
    .map((bound) => write(Number(bound)))
    .join('–');
}

/** Formats a search volume: its range or value, or a dash for 0, which means unknown. */
export function formatVolume({ ws, wsRange }: { ws: number; wsRange: string }, language: Language): string {
  return (
    writtenRange(wsRange, (bound) => formatInteger(bound, language)) ??
    (ws === 0 ? unknownValue : formatInteger(ws, language))
  );
}
