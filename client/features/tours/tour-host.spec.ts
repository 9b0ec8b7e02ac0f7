import { describe, expect, it } from 'vitest';
import { suppressedUntil, resumeIndex, shouldOfferTour, type TourMoment } from './tour-host.js';
import { stepsFor, tourSteps } from './tour-steps.js';

const defaultMoment: TourMoment = {
  width: 1280,
  now: new Date('2026-11-23T12:00:00Z'),
  memory: {},
  isBusy: false,
};

describe('automatic tour offer', () => {
  it('requires a window that fits the header with its menus', () => {
    expect(shouldOfferTour(defaultMoment)).toBe(true);
    expect(shouldOfferTour({ ...defaultMoment, width: 1001 })).toBe(true);
    for (const width of [1000, 768, 480]) expect(shouldOfferTour({ ...defaultMoment, width })).toBe(false);
  });

  it('is suppressed by a dialog, a menu or a focused field', () => {
    expect(shouldOfferTour({ ...defaultMoment, isBusy: true })).toBe(false);
  });

  it('occurs once in 144 months', () => {
    const keptUntil = suppressedUntil(defaultMoment.now);
    expect(new Date(keptUntil).toISOString().slice(0, 10)).toBe('2038-11-23');
    const isOfferedAt = (now: string) =>
      shouldOfferTour({ ...defaultMoment, memory: { keptUntil }, now: new Date(now) });
    expect(isOfferedAt('2026-11-23T12:00:03Z')).toBe(false);
    expect(isOfferedAt('2038-11-22T12:00:00Z')).toBe(false);
    expect(isOfferedAt('2038-11-24T12:00:00Z')).toBe(true);
  });

  it('happens again for an interrupted tour whose suppression is missing', () => {
    expect(shouldOfferTour({ ...defaultMoment, memory: { step: 'pin' } })).toBe(true);
  });
});

describe('tour steps', () => {
  it('are 20 for the summary and 15 for a clustering project, with distinct ids and targets', () => {
    expect(tourSteps.report).toHaveLength(20);
    expect(tourSteps.clustering).toHaveLength(15);
    for (const steps of Object.values(tourSteps)) {
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      expect(new Set(steps.map(({ target }) => target)).size).toBe(steps.length);
    }
  });

  it('are six in the short tours, without those that the page cannot show', () => {
    for (const name of ['report', 'clustering'] as const) {
      expect(stepsFor(name, ['limits', 'ads', 'ownData', 'editing', 'openFolder'], true)).toHaveLength(6);
    }
    expect(stepsFor('report', [], true)).toHaveLength(6);
    expect(stepsFor('clustering', [], true).map(({ id }) => id)).not.toContain('run');
  });

  it('omit the tenth without site ownership, and those on ads without ads', () => {
    const idsFor = (has: Parameters<typeof stepsFor>[1]) => stepsFor('report', has).map(({ id }) => id);
    const allIds = idsFor(['limits', 'ads', 'ownData']);
    expect(allIds).toHaveLength(20);
    expect(idsFor(['limits', 'ads'])).toEqual(allIds.filter((_, index) => index !== 9));
    const onAds = ['ppc', 'paidCompetitors', 'ads', 'paidKeywords'];
    expect(idsFor(['limits', 'ownData'])).toEqual(allIds.filter((id) => !onAds.includes(id)));
  });

  it('resume at the interrupted step, or at the first if that step is gone', () => {
    const steps = stepsFor('report', ['limits', 'ads']);
    expect(resumeIndex(steps, 'pin')).toBe(5);
    expect(resumeIndex(steps, 'own')).toBe(0);
    expect(resumeIndex(steps, undefined)).toBe(0);
  });
});
