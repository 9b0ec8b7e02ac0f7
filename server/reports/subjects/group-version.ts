/** Organic and paid keywords of a group report, edited independently. */
export const groupChannels = ['organic', 'context'] as const;

export type GroupChannel = (typeof groupChannels)[number];

/** One immutable published version of a group report. An edit publishes the next one. */
export interface GroupVersion {
  /** Numeric report id, from 1, used in ClickHouse. */
  report: number;
  /** Display name. */
  name: string;
  version: number;
  /** Version of the competitor counts. It lags behind `version` until they are recalculated. */
  competitorsVersion: number;
  /** Code of the base. */
  base: string;
  /** ASCII domain names, in order. */
  domains: readonly string[];
}
