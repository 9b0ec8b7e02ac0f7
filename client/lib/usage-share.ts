/** A limit and how much of it is used. `limit` null: there is none. */
export interface UsedLimit {
  kind: string;
  used: number;
  limit: number | null;
}

export type UsageTone = 'calm' | 'warning' | 'negative';

const knownKinds = ['reports', 'analysis', 'apiRequests', 'users'] as const;

/** Whether there is a name for this kind of limit: `usage.kind` of the frame's texts. */
export function isKnownKind(kind: string): kind is (typeof knownKinds)[number] {
  return knownKinds.some((known) => known === kind);
}

/** Used part in percent, 0 to 100; undefined where there is no limit. */
export function usedPercent({ used, limit }: UsedLimit): number | undefined {
  if (limit === null) return undefined;
  if (limit <= 0) return 100;
  return Math.min(100, Math.floor((used / limit) * 100));
}

/** Warning from 80 %, negative at 100 %. Places for people are there to be filled, and what a plan lacks is not used up. */
export function usageTone(usage: UsedLimit): UsageTone {
  const percent = usedPercent(usage);
  if (percent === undefined || percent < 80 || usage.kind === 'users' || usage.limit === 0) return 'calm';
  return percent < 100 ? 'warning' : 'negative';
}
