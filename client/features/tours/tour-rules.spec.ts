import { describe, expect, it } from 'vitest';
import { suppressedUntil, resumeIndex, shouldAutoStart, type TourMoment } from './tour-rules.js';
import { stepsFor, tourSteps } from './tour-steps.js';

const moment: TourMoment = {
  width: 1280,
  now: new Date('2026-11-23T12:00:00Z'),
  memory: {},
  isBusy: false,
};

describe('a tour starts by itself', () => {
  it('in a wide window, and in none that is narrower than the header with its menus', () => {
    expect(shouldAutoStart(moment)).toBe(true);
    expect(shouldAutoStart({ ...moment, width: 1001 })).toBe(true);
    for (const width of [1000, 768, 480]) expect(shouldAutoStart({ ...moment, width })).toBe(false);
  });

  it('not over a dialog, a menu or a field', () => {
    expect(shouldAutoStart({ ...moment, isBusy: true })).toBe(false);
  });

  it('once in 144 months', () => {
    const keptUntil = suppressedUntil(moment.now);
    expect(new Date(keptUntil).toISOString().slice(0, 10)).toBe('2038-11-23');
    const at = (now: string) => shouldAutoStart({ ...moment, memory: { keptUntil }, now: new Date(now) });
    expect(at('2026-11-23T12:00:03Z')).toBe(false);
    expect(at('2038-11-22T12:00:00Z')).toBe(false);
    expect(at('2038-11-24T12:00:00Z')).toBe(true);
  });

  it('where it was left before its end and is not kept away: the step alone keeps nothing', () => {
    expect(shouldAutoStart({ ...moment, memory: { step: 'pin' } })).toBe(true);
  });
});

describe('the steps of a tour', () => {
  it('are 20 of the summary and 15 of a clustering project, each with an id and a target of its own', () => {
    expect(tourSteps.report).toHaveLength(20);
    expect(tourSteps.clustering).toHaveLength(15);
    for (const steps of Object.values(tourSteps)) {
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      expect(new Set(steps.map(({ target }) => target)).size).toBe(steps.length);
    }
  });

  it('leave out the tenth for who does not own the site, and those on ads where there are none', () => {
    const idsFor = (has: Parameters<typeof stepsFor>[1]) => stepsFor('report', has).map(({ id }) => id);
    const all = idsFor(['limits', 'ads', 'ownData']);
    expect(all).toHaveLength(20);
    expect(idsFor(['limits', 'ads'])).toEqual(all.filter((_, at) => at !== 9));
    const onAds = ['ppc', 'paidCompetitors', 'ads', 'paidKeywords'];
    expect(idsFor(['limits', 'ownData'])).toEqual(all.filter((id) => !onAds.includes(id)));
  });

  it('go on where the tour was left, and begin anew where that step is not there now', () => {
    const steps = stepsFor('report', ['limits', 'ads']);
    expect(resumeIndex(steps, 'pin')).toBe(5);
    expect(resumeIndex(steps, 'own')).toBe(0);
    expect(resumeIndex(steps, undefined)).toBe(0);
  });
});
