/** Links among the members of a cluster, without the head. Members are referred to by index. */
export interface Links {
  /** Number of remaining members that a member is linked to. */
  countLinks(index: number): number;
  /** Removes a member. */
  remove(index: number): void;
  /** The remaining member with the fewest links, the last one in a tie; -1 if none remains. */
  findWeakest(): number;
}
