import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../contract/formatting/iso-day.js';
import { findWindowEnds, noticeDays, planRetention, type RetainedSnapshot } from './plan-retention.js';

const policy = { allDays: 90, monthlyMonths: 24, newestCount: 2 };

const snapshotsOn = (...dates: string[]): RetainedSnapshot[] =>
  dates.map((date, index) => ({ id: index + 1, date, expiresOn: null }));

const days = fc.integer({ min: 0, max: 1500 }).map((day) => addDays('2023-01-01', day));
const snapshotLists = fc
  .uniqueArray(days, { maxLength: 40 })
  .map((dates) => snapshotsOn(...dates.toSorted()));
const policies = fc.record({
  allDays: fc.integer({ min: 0, max: 200 }),
  monthlyMonths: fc.integer({ min: 0, max: 24 }),
  newestCount: fc.constant(2),
});

/** Whether a window contains a date on a day, found by counting days and months. */
function isInWindow(
  date: string,
  snapshots: readonly RetainedSnapshot[],
  { allDays, monthlyMonths }: typeof policy,
  today: string,
): boolean {
  const age = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  if (allDays > 0 && age <= allDays) return true;
  const ofMonth = snapshots.filter((other) => other.date.slice(0, 7) === date.slice(0, 7));
  const isNewest = ofMonth.every((other) => other.date <= date);
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return monthlyMonths > 0 && isNewest && months(today) - months(date) <= monthlyMonths;
}

describe('the windows of a retention policy', () => {
  it.each([
    ['2026-10-31', '2027-01-30'],
    // The newest date of its month stays for 24 months after this month.
    ['2026-11-20', '2028-12-01'],
    ['2026-11-19', '2027-02-18'],
  ])('contain %s until the day before %s', (date, end) => {
    const snapshots = snapshotsOn('2026-10-31', '2026-11-19', '2026-11-20');
    const monthly = date === '2026-10-31' ? { ...policy, monthlyMonths: 0 } : policy;
    const { id } = snapshots.find((snapshot) => snapshot.date === date) ?? { id: 0 };
    expect(findWindowEnds(monthly, snapshots).get(id)).toBe(end);
  });

  it('contain a date on exactly the days before their end', () => {
    fc.assert(
      fc.property(snapshotLists, policies, days, (snapshots, anyPolicy, today) => {
        const ends = findWindowEnds(anyPolicy, snapshots);
        for (const { id, date } of snapshots.filter((snapshot) => snapshot.date < today)) {
          expect((ends.get(id) ?? '') > today, date).toBe(isInWindow(date, snapshots, anyPolicy, today));
        }
      }),
    );
  });
});

describe('planned removals', () => {
  const run = (
    snapshots: readonly RetainedSnapshot[],
    today: string,
    { needed = new Set<number>(), ofPolicy = policy } = {},
  ) => planRetention(ofPolicy, snapshots, needed, today);

  it('are announced seven days ahead, also if the dates left the windows long ago', () => {
    const { due, changed } = run(snapshotsOn('2020-01-01', '2020-01-02', '2026-11-01'), '2026-11-26');
    expect(due).toEqual([]);
    expect(changed.map(({ date, expiresOn }) => [date, expiresOn])).toEqual([
      ['2020-01-01', '2026-12-03'],
      ['2020-01-02', '2026-12-03'],
    ]);
  });

  it('are announced for the day on which the last window ends', () => {
    const snapshots = snapshotsOn('2026-08-25', '2026-08-30');
    const [announced] = run(snapshots, '2026-11-20').changed;
    expect(announced).toMatchObject({ date: '2026-08-25', expiresOn: '2026-11-27' });
    expect(run(snapshots, '2026-11-16').changed).toEqual([]);
  });

  it('are due on the announced day and withdrawn if a keyword needs the date again', () => {
    const snapshots = [{ id: 9, date: '2020-01-01', expiresOn: '2026-12-03' }, ...snapshotsOn('2026-11-01')];
    expect(run(snapshots, '2026-12-02')).toEqual({ due: [], changed: [] });
    expect(run(snapshots, '2026-12-03').due).toEqual([snapshots[0]]);
    expect(run(snapshots, '2026-12-03', { needed: new Set([9]) })).toEqual({
      due: [],
      changed: [{ ...snapshots[0], expiresOn: null }],
    });
  });

  it('follow a longer policy', () => {
    const snapshots = [{ id: 9, date: '2026-08-01', expiresOn: '2026-12-03' }, ...snapshotsOn('2026-08-20')];
    const ofPolicy = { ...policy, allDays: 365 };
    expect(run(snapshots, '2026-12-03', { ofPolicy })).toEqual({
      due: [],
      changed: [{ ...snapshots[0], expiresOn: null }],
    });
  });

  it('never include a date within the windows, a needed one, or one without notice', () => {
    const runs = fc.array(
      fc.record({ advance: fc.integer({ min: 0, max: 20 }), need: fc.integer({ min: 0 }) }),
      {
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(snapshotLists, policies, days, runs, (initial, anyPolicy, start, steps) => {
        let snapshots = initial;
        let today = start;
        const announcedOn = new Map<number, string>();
        for (const { advance, need } of steps) {
          today = addDays(today, advance);
          const neededIds = new Set(
            snapshots.filter(({ id }) => (id * 7 + need) % 5 === 0).map(({ id }) => id),
          );
          const { due, changed } = planRetention(anyPolicy, snapshots, neededIds, today);
          for (const { id, date } of due) {
            expect(neededIds.has(id)).toBe(false);
            expect(isInWindow(date, snapshots, anyPolicy, today)).toBe(false);
            expect((announcedOn.get(id) ?? today) <= addDays(today, -noticeDays)).toBe(true);
          }
          for (const { id, expiresOn } of changed) {
            if (expiresOn === null) announcedOn.delete(id);
            else if (!announcedOn.has(id)) announcedOn.set(id, today);
          }
          const dueIds = new Set(due.map(({ id }) => id));
          const changedById = new Map(changed.map((snapshot) => [snapshot.id, snapshot]));
          snapshots = snapshots
            .filter(({ id }) => !dueIds.has(id))
            .map((snapshot) => changedById.get(snapshot.id) ?? snapshot);
        }
      }),
    );
  });
});
