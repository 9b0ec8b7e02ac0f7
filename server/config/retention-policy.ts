/** Which old snapshots may be removed: those outside of all windows that no keyword needs. */
export interface RetentionPolicy {
  /** Days for which every date stays. */
  allDays: number;
  /** Months for which the newest date of each month stays. */
  monthlyMonths: number;
  /** Observations of each keyword and kind of data that stay at any age. */
  newestCount: number;
}

/** Used unless `SNAPSHOT_RETENTION` is set. */
export const defaultRetentionText = '90d all, 24m monthly, then newest 2';

/** The format for error messages. */
export const retentionFormat = `must be a policy like "${defaultRetentionText}"; the last number is 2 to 1000`;

const maxWindow = 10_000;
const minNewest = 2;
const maxNewest = 1000;

const policyPattern = /^(?:(\d{1,5})d all, ?)?(?:(\d{1,5})m monthly, ?)?then newest (\d{1,4})$/;

/** Parses a policy. Returns undefined if the text is not one. Letter case and repeated spaces are ignored. */
export function parseRetentionPolicy(text: string): RetentionPolicy | undefined {
  const normalised = text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(' ,', ',');
  const match = policyPattern.exec(normalised);
  if (!match) return undefined;
  const [allDays, monthlyMonths, newestCount] = match.slice(1).map((digits) => Number(digits ?? 0));
  const policy = {
    allDays: allDays ?? 0,
    monthlyMonths: monthlyMonths ?? 0,
    newestCount: newestCount ?? 0,
  };
  return isInRange(policy) ? policy : undefined;
}

/** The policy as text, without windows of length 0. */
export function formatRetentionPolicy({ allDays, monthlyMonths, newestCount }: RetentionPolicy): string {
  return [
    ...(allDays > 0 ? [`${allDays}d all`] : []),
    ...(monthlyMonths > 0 ? [`${monthlyMonths}m monthly`] : []),
    `then newest ${newestCount}`,
  ].join(', ');
}

/**
 * Translates the number of snapshots, which versions before 0.2 expected, into a policy. Returns undefined for any
 * other text.
 */
export function translateSnapshotCount(text: string): string | undefined {
  if (!/^\s*\d{1,9}\s*$/.test(text)) return undefined;
  return formatRetentionPolicy({ allDays: 0, monthlyMonths: 0, newestCount: Number(text) });
}

function isInRange({ allDays, monthlyMonths, newestCount }: RetentionPolicy): boolean {
  return (
    allDays <= maxWindow && monthlyMonths <= maxWindow && newestCount >= minNewest && newestCount <= maxNewest
  );
}
