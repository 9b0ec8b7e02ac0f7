/**
 * Waits for the refetched queries after a successful mutation. Never rejects, because each query shows its own error.
 */
export async function refetchAll(...refetches: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  await Promise.allSettled(refetches.filter((refetch) => refetch !== undefined));
}
