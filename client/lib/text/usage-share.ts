import type { MeterKind } from '../../../server/contract/accounts/account-vocabulary.js';

/** A limit with its usage. A null `limit` means unlimited. */
export interface UsedLimit {
  kind: MeterKind;
  used: number;
  limit: number | null;
}

type UsageTone = 'calm' | 'warning' | 'negative';

/** Used share in percent, 0 to 100; undefined without a limit. */
export function usedPercent({ used, limit }: UsedLimit): number | undefined {
  if (limit === null) return undefined;
  if (limit <= 0) return 100;
  return Math.min(100, Math.floor((used / limit) * 100));
}

/** `warning` from 80 %, `negative` at 100 %. Team seats and limits of 0 are always `calm`. */
export function usageTone(usage: UsedLimit): UsageTone {
  const percent = usedPercent(usage);
  if (percent === undefined || percent < 80 || usage.kind === 'users' || usage.limit === 0) return 'calm';
  return percent < 100 ? 'warning' : 'negative';
}
