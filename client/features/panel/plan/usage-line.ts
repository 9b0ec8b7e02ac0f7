const knownKinds = ['reports', 'analysis', 'apiRequests', 'users'] as const;

export type UsageKind = (typeof knownKinds)[number];

/** Whether there is a text for this kind of limit. */
export function isKnownKind(kind: string): kind is UsageKind {
  return knownKinds.some((known) => known === kind);
}

/**
 * How full a limit is, in percent, and how loudly to say so: from 80 % it warns, used up it is red. Places for people are there
 * to be filled.
 */
export function fillOf(
  used: number,
  limit: number | null,
  kind = '',
): { share: number; tone: 'calm' | 'near' | 'full' } {
  if (!limit) return { share: 0, tone: 'calm' };
  const share = Math.min(100, (used / limit) * 100);
  if (kind === 'users' || share < 80) return { share, tone: 'calm' };
  return { share, tone: share >= 100 ? 'full' : 'near' };
}
