/** The keywords of search results, or those of ads, that a group report collects: each list has its own edits. */
export const groupChannels = ['organic', 'context'] as const;

export type GroupChannel = (typeof groupChannels)[number];

/** One published version of a group report: it never changes, an edit publishes the next one. */
export interface GroupVersion {
  /** Number of the report, by which its rows are found: from 1. */
  report: number;
  /** What people call it. */
  name: string;
  version: number;
  /** The version whose keywords the competitors were counted by: older than `version` until they are counted anew. */
  competitorsVersion: number;
  /** Code of the database. */
  base: string;
  /** Names of its domains in ASCII, in the order in which the report names them. */
  domains: readonly string[];
}
