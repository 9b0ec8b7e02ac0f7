import type { Language } from '../language/localised.js';
import { formatInteger, unknownValue } from './format-number.js';

/** Formats a stored volume range, `100-1000`, with formatted bounds: `100–1,000`; undefined without a range. */
export function formatRange(range: string, formatBound: (bound: number) => string): string | undefined {
  if (range === '') return undefined;
  return range
    .split('-')
    .map((bound) => formatBound(Number(bound)))
    .join('–');
}

/** Formats a search volume: its range or value, or a dash for 0, which means unknown. */
export function formatVolume({ ws, wsRange }: { ws: number; wsRange: string }, language: Language): string {
  return (
    formatRange(wsRange, (bound) => formatInteger(bound, language)) ??
    (ws === 0 ? unknownValue : formatInteger(ws, language))
  );
}
