import { describe, expect, it } from 'vitest';
import { presentAdHistory, presentDomainDashboard } from './present-dashboards.js';

const point = (date: string, it10: number) => ({
  date,
  it1: 1,
  it3: 2,
  it5: 3,
  it10,
  it50: 20,
  vis: 7,
  pagesinindex: 4,
  adkeyscnt: 5,
  adscnt: 6,
  adtraf: 8,
  adcost: 12,
});

const points = [point('2026-08-01', 9), point('2026-10-02', 10), point('2026-10-30', 11)];

describe('the history of a domain in the public API', () => {
  it('is an object by month, newest first, with the last snapshot of a month', () => {
    const { history } = presentDomainDashboard({ history: points });
    expect(Object.keys(history as object)).toEqual(['2026.10', '2026.08']);
    expect((history as Record<string, unknown>)['2026.10']).toEqual({
      it1: 1,
      it3: 2,
      it5: 3,
      it10: 11,
      it50: 20,
      pagesInIndex: 4,
      adsCount: 6,
      adKeysCount: 5,
      visAvg: 7,
      aiCnt: 0,
    });
  });

  it('of ads has hyphens in its months', () => {
    const months = presentAdHistory(points);
    expect(Object.keys(months)).toEqual(['2026-10', '2026-08']);
    expect(months['2026-08']).toEqual({ adCost: 12, adsCount: 6, adTraf: 8, adKeysCount: 5 });
  });
});

describe('a domain dashboard in the public API', () => {
  it('has values that scripts can compute with where data is missing', () => {
    expect(presentDomainDashboard({ it5: 5, it50: 20, parentid: null, concs: null })).toMatchObject({
      dr: 0,
      aiAnswersCnt: 0,
      aiState: 0,
      parentid: 0,
      parentName: '',
      iconUrl: '',
      linksHistory: {},
      restop5: 25,
      concs: [],
    });
  });
});
