import type { BaseFact } from '../../contract/base-facts.js';
import type { SearchEngine } from '../../contract/search-engine.js';
import type { PublishedSnapshot } from './baseline-comparison.js';

/** The state of one base as a request reads it: once, so that every query of the request sees the same generation. */
export interface ReportBase {
  id: number;
  code: string;
  engine: SearchEngine;
  /** Currency of its costs, ISO 4217. */
  currency: string;
  /** Name in English. */
  name: string;
  /** Name in Russian, as `Яндекс Москва`. */
  caption: string;
  /** The published generation, 0 for a base that holds nothing. */
  generation: number;
  /** Dates of the newest search results, of those before, and of the newest volumes; null where there are none. */
  positionsDate: string | null;
  previousDate: string | null;
  volumesDate: string | null;
  /** What it holds of what only some bases do. */
  facts: readonly BaseFact[];
}

/** Who knows the bases. */
export interface ReportBases {
  /** The base of this code, the default one where it is missing. Throws UnknownBase. */
  byCode(code?: string): Promise<ReportBase>;
  /** The published search results of a base, by date. */
  snapshots(base: ReportBase): Promise<readonly PublishedSnapshot[]>;
}
