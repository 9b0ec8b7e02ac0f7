import { addDays } from '../../contract/formatting/iso-day.js';
import type { RetentionPolicy } from '../../config/retention-policy.js';

/** A published snapshot. Dates are ISO dates. */
export interface RetainedSnapshot {
  id: number;
  date: string;
  /** Announced day of the removal, or null. */
  expiresOn: string | null;
}

/** Days between the announcement of a removal and the removal. */
export const noticeDays = 7;

/** The first day of a month some months after the month of a date. */
function addMonths(date: string, months: number): string {
  const first = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1));
  return first.toISOString().slice(0, 10);
}

/**
 * The first day on which no window of the policy contains a snapshot.
 * The daily window contains dates of up to `allDays` days ago. The monthly window contains the newest date of the
 * current month and of each of the `monthlyMonths` months before.
 */
export function findWindowEnds(
  policy: RetentionPolicy,
  snapshots: readonly RetainedSnapshot[],
): ReadonlyMap<number, string> {
  const newestOfMonth = new Map<string, string>();
  for (const { date } of snapshots) {
    const month = date.slice(0, 7);
    if (date > (newestOfMonth.get(month) ?? '')) newestOfMonth.set(month, date);
  }
  return new Map(
    snapshots.map(({ id, date }) => {
      const ends = policy.allDays > 0 ? addDays(date, policy.allDays + 1) : date;
      const isNewestOfMonth = newestOfMonth.get(date.slice(0, 7)) === date;
      const monthlyEnds =
        policy.monthlyMonths > 0 && isNewestOfMonth ? addMonths(date, policy.monthlyMonths + 1) : date;
      return [id, ends > monthlyEnds ? ends : monthlyEnds];
    }),
  );
}

/** Snapshots outside of all windows within the notice period. Any of them stays if a keyword needs it. */
export function findExpiring(
  policy: RetentionPolicy,
  snapshots: readonly RetainedSnapshot[],
  today: string,
): RetainedSnapshot[] {
  const windowEnds = findWindowEnds(policy, snapshots);
  const horizon = addDays(today, noticeDays);
  return snapshots.filter(({ id }) => (windowEnds.get(id) ?? '') <= horizon);
}

/** Removals that are due and announcements. */
interface RetentionPlan {
  /** Snapshots to remove now. */
  due: RetainedSnapshot[];
  /** Snapshots whose announced day changes, with the new day. */
  changed: RetainedSnapshot[];
}

/**
 * Plans removals. A snapshot is removed on the announced day, at least `noticeDays` after the announcement. An
 * announcement is withdrawn if the policy or a keyword needs the snapshot again.
 * @param neededIds snapshots that keywords need
 */
export function planRetention(
  policy: RetentionPolicy,
  snapshots: readonly RetainedSnapshot[],
  neededIds: ReadonlySet<number>,
  today: string,
): RetentionPlan {
  const windowEnds = findWindowEnds(policy, snapshots);
  const expiringIds = new Set(findExpiring(policy, snapshots, today).map(({ id }) => id));
  const due: RetainedSnapshot[] = [];
  const changed: RetainedSnapshot[] = [];
  for (const snapshot of snapshots) {
    const isDropped = expiringIds.has(snapshot.id) && !neededIds.has(snapshot.id);
    const windowEnd = windowEnds.get(snapshot.id) ?? '';
    const announced = snapshot.expiresOn ?? addDays(today, noticeDays);
    const expiresOn = isDropped ? (windowEnd > announced ? windowEnd : announced) : null;
    if (expiresOn !== null && expiresOn <= today) due.push(snapshot);
    else if (expiresOn !== snapshot.expiresOn) changed.push({ ...snapshot, expiresOn });
  }
  return { due, changed };
}
