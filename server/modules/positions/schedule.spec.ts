import { describe, expect, it } from 'vitest';
import { toIsoDay, nextDue, type Schedule } from './schedule.js';

const weekly = (days: number[], time: string, timeZone: string): Schedule => ({
  schedule: 'week',
  days,
  time,
  timeZone,
});
const monthly = (days: number[], time = '06:00', timeZone = 'UTC'): Schedule => ({
  schedule: 'month',
  days,
  time,
  timeZone,
});

/** Returns the next due moments. */
function getDueMoments(schedule: Schedule, after: string, count: number): string[] {
  const result: string[] = [];
  let current = new Date(after);
  while (result.length < count) {
    const next = nextDue(schedule, current);
    if (!next) break;
    result.push(next.toISOString());
    current = next;
  }
  return result;
}

describe('nextDue', () => {
  it('returns nothing for a manual schedule', () => {
    expect(
      nextDue({ schedule: 'demand', days: [], time: '06:00', timeZone: 'UTC' }, new Date()),
    ).toBeUndefined();
  });

  it('never returns the given moment itself', () => {
    // 2026-11-23 is a Monday.
    expect(getDueMoments(weekly([1], '06:00', 'UTC'), '2026-11-23T06:00:00Z', 1)).toEqual([
      '2026-11-30T06:00:00.000Z',
    ]);
    expect(getDueMoments(weekly([1], '06:00', 'UTC'), '2026-11-23T05:59:59Z', 1)).toEqual([
      '2026-11-23T06:00:00.000Z',
    ]);
  });

  it('uses the local day of the time zone', () => {
    expect(getDueMoments(weekly([1, 4], '01:30', 'Asia/Tokyo'), '2026-11-22T12:00:00Z', 3)).toEqual([
      '2026-11-22T16:30:00.000Z',
      '2026-11-25T16:30:00.000Z',
      '2026-11-29T16:30:00.000Z',
    ]);
  });

  it('follows the local time across daylight saving changes', () => {
    expect(
      getDueMoments(weekly([1, 2, 3, 4, 5, 6, 7], '09:00', 'Europe/Berlin'), '2026-03-28T00:00:00Z', 3),
    ).toEqual(['2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z', '2026-03-30T07:00:00.000Z']);
  });

  it('handles skipped and repeated local times once', () => {
    const spring = getDueMoments(weekly([7], '02:30', 'Europe/Berlin'), '2026-03-28T12:00:00Z', 2);
    expect(spring).toEqual(['2026-03-29T01:30:00.000Z', '2026-04-05T00:30:00.000Z']);
    const autumn = getDueMoments(weekly([7], '02:30', 'Europe/Berlin'), '2026-10-24T12:00:00Z', 2);
    expect(autumn).toEqual(['2026-10-25T00:30:00.000Z', '2026-11-01T01:30:00.000Z']);
  });

  it('falls back to the last day of shorter months once', () => {
    expect(getDueMoments(monthly([30, 31]), '2027-01-29T12:00:00Z', 5)).toEqual([
      '2027-01-30T06:00:00.000Z',
      '2027-01-31T06:00:00.000Z',
      '2027-02-28T06:00:00.000Z',
      '2027-03-30T06:00:00.000Z',
      '2027-03-31T06:00:00.000Z',
    ]);
  });

  it('handles leap years', () => {
    expect(getDueMoments(monthly([29]), '2028-02-01T00:00:00Z', 2)).toEqual([
      '2028-02-29T06:00:00.000Z',
      '2028-03-29T06:00:00.000Z',
    ]);
    expect(getDueMoments(monthly([31]), '2028-02-01T00:00:00Z', 1)).toEqual(['2028-02-29T06:00:00.000Z']);
  });

  it('dates results in the time zone', () => {
    expect(toIsoDay(new Date('2026-11-22T22:30:00Z'), 'Europe/Moscow')).toBe('2026-11-23');
    expect(toIsoDay(new Date('2026-11-23T03:30:00Z'), 'America/New_York')).toBe('2026-11-22');
  });
});
