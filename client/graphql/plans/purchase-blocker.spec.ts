import { expect, it } from 'vitest';
import { purchaseBlocker } from './purchase-blocker.js';

const promo = { id: 6, rank: 2 };
const basic = { id: 3, rank: 3 };
const professional = { id: 4, rank: 4 };
const team = { id: 5, rank: 5 };
const freePlan = { id: 0, rank: 1 };

it('allows every plan without a current one', () => {
  const account = { ownerEmail: null, isPaid: false, plan: freePlan };
  for (const plan of [promo, basic, professional, team]) expect(purchaseBlocker(plan, account)).toBeNull();
});

it('allows only higher plans with a paid plan', () => {
  const account = { ownerEmail: null, isPaid: true, plan: professional };
  expect([promo, basic, professional, team].map((plan) => purchaseBlocker(plan, account))).toEqual([
    'lower',
    'lower',
    'yours',
    null,
  ]);
});

it('allows no plan for team members', () => {
  const member = { ownerEmail: 'owner@company.example', isPaid: true, plan: basic };
  expect([basic, team].map((plan) => purchaseBlocker(plan, member))).toEqual(['yours', 'subUser']);
  expect(purchaseBlocker(team, { ...member, isPaid: false, plan: freePlan })).toBe('subUser');
});
