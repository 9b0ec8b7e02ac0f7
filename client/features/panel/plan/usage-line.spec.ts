import { expect, it } from 'vitest';
import { fillOf } from './usage-line.js';

it('warns from 80 percent and is loud where nothing is left', () => {
  expect(fillOf(11, 15).tone).toBe('calm');
  expect(fillOf(12, 15)).toEqual({ share: 80, tone: 'near' });
  expect(fillOf(15, 15).tone).toBe('full');
  expect(fillOf(40, 15)).toEqual({ share: 100, tone: 'full' });
});

it('fills nothing where there is no limit', () => {
  expect(fillOf(500, null)).toEqual({ share: 0, tone: 'calm' });
  expect(fillOf(0, 0)).toEqual({ share: 0, tone: 'calm' });
});

it('stays calm where every place for people is taken', () => {
  expect(fillOf(5, 5, 'users')).toEqual({ share: 100, tone: 'calm' });
});
