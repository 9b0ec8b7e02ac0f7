import { describe, expect, it } from 'vitest';
import { maxSerpPosition } from './depth.js';
import { ctrCurve, estimateVisits } from './ctr-curve.js';

describe('the CTR curve', () => {
  it('has a share for each stored position', () => {
    expect(ctrCurve).toHaveLength(maxSerpPosition);
    expect(ctrCurve.slice(0, 10)).toEqual([30, 22, 14, 10, 8, 6, 4, 3, 2, 2]);
    expect([ctrCurve[10], ctrCurve[19], ctrCurve[20], ctrCurve[49]]).toEqual([1, 1, 0.2, 0.2]);
  });

  it('uses the broad volume only if the exact volume is unknown', () => {
    expect(estimateVisits({ pos: 1, ws: 5000, wsk: 1000 })).toBeCloseTo(10);
    expect(estimateVisits({ pos: 1, ws: 5000, wsk: 0 })).toBeCloseTo(50);
  });

  it('estimates no visits outside the stored positions', () => {
    expect(estimateVisits({ pos: 0, ws: 100, wsk: 100 })).toBe(0);
    expect(estimateVisits({ pos: 51, ws: 100, wsk: 100 })).toBe(0);
  });
});
