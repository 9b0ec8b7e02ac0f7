/**
 * The tops of keywords as a graph: which addresses stand in which tops. Whoever makes it has cut the tops to their depth and
 * taken away the domains that do not count. A keyword has an address at most once.
 */
export interface SerpGraph {
  /** Search volume of each keyword by its rank: rank 0 has the highest volume, ties go by the word. */
  volumes: Uint32Array;
  /** Where the ranks of each address start in `ranks`; one entry more than there are addresses, the last is the length. */
  addressStarts: Uint32Array;
  /** Of each address the ranks of the keywords whose top holds it, ascending. */
  ranks: Uint32Array;
}

/** What became of each keyword, by its rank. */
export interface Clusters {
  /** Rank of the head of its cluster, which of a head is its own; -1 where it stays in Non-grouped. */
  headOf: Int32Array;
  /**
   * Addresses that it shares with its head; of a head all that its top has. For the hard method the size of the cluster's
   * common set instead. 0 in Non-grouped, 255 for more.
   */
  overlap: Uint8Array;
  /**
   * Share of the other members, from 0 to 1, with whom it shares as many addresses as the strength asks; the head is none of
   * these others. 1 for the head, and where there are no others; 0 in Non-grouped.
   */
  memberShare: Float32Array;
}

/** Told from time to time how much is done, from 0 to 1. */
export type ProgressListener = (share: number) => void;
