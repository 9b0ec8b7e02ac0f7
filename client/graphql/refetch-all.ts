/**
 * Waits for queries to refetch after a mutation; never rejects. The mutation succeeded, and a failed query shows its
 * own error.
 */
export async function refetchAll(...refetches: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  await Promise.allSettled(refetches.filter((refetch) => refetch !== undefined));
}
