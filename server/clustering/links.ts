/** Links among the members of one cluster, the head left out. Members are named by their place among them. */
export interface Links {
  /** With how many of those left a member that is left is linked. */
  countOf(index: number): number;
  /** Takes a member out. */
  remove(index: number): void;
  /** The member that is left with the fewest links, of several the last; -1 where none is left. */
  weakest(): number;
}
