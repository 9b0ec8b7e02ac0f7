import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QuotaCalendar } from './quota-calendar.js';

const quotaDay = (zone: string, moment: string) => {
  const calendar = new QuotaCalendar(zone);
  const day = calendar.dayAt(new Date(moment));
  return [day.period, day.endsAt.toISOString()];
};

describe('quota day', () => {
  it.each([
    ['UTC', '2026-11-21T12:00:00Z', '2026-11-21', '2026-11-22T00:00:00.000Z'],
    ['Europe/Moscow', '2026-11-21T20:59:59Z', '2026-11-21', '2026-11-21T21:00:00.000Z'],
    ['Europe/Moscow', '2026-11-21T21:00:00Z', '2026-11-22', '2026-11-22T21:00:00.000Z'],
    // DST ends: this day has 25 hours.
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    // DST starts: this day has 23 hours.
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    // DST starts at midnight: the next day starts at 01:00.
    ['Africa/Cairo', '2026-04-23T20:00:00Z', '2026-04-23', '2026-04-23T22:00:00.000Z'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['UTC', '2028-02-29T10:00:00Z', '2028-02-29', '2028-03-01T00:00:00.000Z'],
  ])('in %s at %s is %s until %s', (zone, moment, ...expected) => {
    expect(quotaDay(zone, moment)).toEqual(expected);
  });

  it('assigns every moment to exactly one day, independent of the query order', () => {
    const calendar = new QuotaCalendar('Europe/Berlin');
    const first = Date.parse('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 86_400 }), (seconds) => {
        const now = new Date(first + seconds * 1000);
        const day = calendar.dayAt(now);
        const local = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
        expect(day.period).toBe(local(now));
        expect(day.endsAt.getTime()).toBeGreaterThan(now.getTime());
        expect(local(new Date(day.endsAt.getTime() - 1))).toBe(day.period);
        expect(local(day.endsAt)).not.toBe(day.period);
      }),
    );
  });

  it('follows a clock that moves backwards', () => {
    const calendar = new QuotaCalendar('UTC');
    expect(calendar.dayAt(new Date('2026-11-22T00:30:00Z')).period).toBe('2026-11-22');
    expect(calendar.dayAt(new Date('2026-11-21T23:30:00Z')).period).toBe('2026-11-21');
  });
});
