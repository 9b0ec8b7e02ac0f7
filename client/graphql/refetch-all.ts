/**
 * Waits for what an act has changed to be read anew; never rejects. The act itself went well: a query that fails says so in its
 * own place, and one that a newer question or another page has taken the place of has nobody to tell.
 */
export async function refetchAll(...refetches: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  await Promise.allSettled(refetches.filter((refetch) => refetch !== undefined));
}
