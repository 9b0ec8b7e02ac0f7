/**
 * Search results as a bipartite graph of keywords and addresses. The caller has already applied the depth and removed
 * ignored domains. A keyword has each address at most once.
 */
export interface SerpGraph {
  /** Search volume by rank; rank 0 has the highest volume, ties are ordered by text. */
  volumes: Uint32Array;
  /** Start of each address in `ranks`, plus the end of the last one. */
  addressStarts: Uint32Array;
  /** Ascending ranks of the keywords with each address. */
  ranks: Uint32Array;
}

/** Assignment of each keyword, by rank. */
export interface Clusters {
  /** Rank of the cluster head, its own rank for a head, -1 outside clusters. */
  headOf: Int32Array;
  /**
   * Addresses shared with the head; for a head all its addresses. The hard method stores the size of the common set.
   * 0 outside clusters, capped at 255.
   */
  overlap: Uint8Array;
  /**
   * Share of the other members (0 to 1, without the head) that the member is linked to. 1 for the head and without
   * other members; 0 outside clusters.
   */
  memberShare: Float32Array;
}

/** Receives the progress from 0 to 1. */
export type ProgressListener = (share: number) => void;
