import { expect, it } from 'vitest';
import { purchaseBlocker } from './purchase-blocker.js';

const promo = { id: 6, rank: 2 };
const basic = { id: 3, rank: 3 };
const professional = { id: 4, rank: 4 };
const team = { id: 5, rank: 5 };
const demo = { id: 0, rank: 1 };

it('lets somebody without a plan choose any', () => {
  const account = { ownerEmail: null, isPaid: false, plan: demo };
  for (const plan of [promo, basic, professional, team]) expect(purchaseBlocker(plan, account)).toBeNull();
});

it('lets somebody with a paid plan choose higher ones only', () => {
  const account = { ownerEmail: null, isPaid: true, plan: professional };
  expect([promo, basic, professional, team].map((plan) => purchaseBlocker(plan, account))).toEqual([
    'lower',
    'lower',
    'yours',
    null,
  ]);
});

it('lets nobody choose who works with the plan of another', () => {
  const member = { ownerEmail: 'owner@company.example', isPaid: true, plan: basic };
  expect([basic, team].map((plan) => purchaseBlocker(plan, member))).toEqual(['yours', 'subUser']);
  expect(purchaseBlocker(team, { ...member, isPaid: false, plan: demo })).toBe('subUser');
});
