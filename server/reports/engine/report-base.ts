import type { BaseFact } from '../../contract/reports/base-facts.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import type { PublishedSnapshot } from './baseline-comparison.js';

/** The state of a base, read once per request so that all its queries use the same generation. */
export interface ReportBase {
  id: number;
  code: string;
  engine: SearchEngine;
  /** Currency of costs, ISO 4217. */
  currency: string;
  /** English name. */
  name: string;
  /** Russian name, such as `Яндекс Москва`. */
  caption: string;
  /** The published generation, 0 for an empty base. */
  generation: number;
  /** Dates of the newest results, the previous results and the newest volumes; null if there are none. */
  positionsDate: string | null;
  previousDate: string | null;
  volumesDate: string | null;
  /** Optional data that the base has. */
  facts: readonly BaseFact[];
}

/** Provides the bases to the report engine. */
export interface ReportBases {
  /**
   * The base with this code, or the default base.
   * @throws AppError UnknownBase
   */
  byCode(code?: string): Promise<ReportBase>;
  /** Published snapshots of a base, by date. */
  snapshots(base: ReportBase): Promise<readonly PublishedSnapshot[]>;
}
