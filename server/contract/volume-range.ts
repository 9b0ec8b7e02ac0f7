import type { Language } from './localised.js';
import { formatInteger, unknownValue } from './format-number.js';

/** A range of search volumes as it is stored, `100-1000`, with each bound as it is written: `100–1,000`; undefined where there is none. */
export function writtenRange(range: string, write: (bound: number) => string): string | undefined {
  if (range === '') return undefined;
  return range
    .split('-')
    .map((bound) => write(Number(bound)))
    .join('–');
}

/** A search volume as it is known: the range where that is all, else the figure; a dash for 0, which says that none is known. */
export function formatVolume({ ws, wsRange }: { ws: number; wsRange: string }, language: Language): string {
  return (
    writtenRange(wsRange, (bound) => formatInteger(bound, language)) ??
    (ws === 0 ? unknownValue : formatInteger(ws, language))
  );
}
