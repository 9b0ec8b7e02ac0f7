import { expect, it } from 'vitest';
import { purchaseKindFor, type Buyer, planBlocker, purchaseRequestFor } from './purchase-request.js';

const months = [0, 1, 2, 3].map((term) => ({
  term,
  months: [1, 3, 6, 12][term]!,
  days: 0,
  priceCents: 4900,
  discountPercent: 0,
}));
const days = [0, 1].map((term) => ({
  term,
  months: 0,
  days: [1, 5][term]!,
  priceCents: 2000,
  discountPercent: 0,
}));
const day = { id: 6, label: 'One day', rank: 2, terms: days };
const basic = { id: 3, label: 'Basic', rank: 3, terms: months };
const professional = { id: 4, label: 'Professional', rank: 4, terms: months };
const team = { id: 5, label: 'Team', rank: 5, terms: months };
const plans = [day, basic, professional, team];

const newBuyer: Buyer = {
  plan: { id: 0, label: 'Free', rank: 1 },
  isPaid: false,
  paidUntil: null,
  ownerEmail: null,
};
const paying: Buyer = {
  ...newBuyer,
  plan: professional,
  isPaid: true,
  paidUntil: '2026-12-24T12:00:00.000Z',
};
const member: Buyer = { ...paying, plan: team, ownerEmail: 'owner@company.example' };

it('uses the preselected plan and term', () => {
  for (const plan of plans) {
    expect(purchaseRequestFor(plans, newBuyer, { plan: plan.id, term: 1 })).toEqual({
      action: 'buy',
      plan,
      term: plan.terms[1],
    });
  }
});

it('falls back to the shortest term, and to the cheapest monthly plan without a preselection', () => {
  expect(purchaseRequestFor(plans, newBuyer, { plan: 6, term: 3 })?.term).toBe(days[0]);
  expect(purchaseRequestFor(plans, newBuyer, {})).toEqual({ action: 'buy', plan: basic, term: months[0] });
  expect(purchaseRequestFor(plans, newBuyer, { plan: 99 })?.plan).toBe(basic);
});

it('extends the current plan and changes only to higher ones', () => {
  expect(plans.map((plan) => planBlocker(plan, paying))).toEqual(['lower', 'lower', null, null]);
  expect(purchaseKindFor(professional, paying)).toBe('prolong');
  expect(purchaseKindFor(team, paying)).toBe('change');
  for (const plan of [6, 3, undefined]) {
    expect(purchaseRequestFor(plans, paying, { plan })?.plan).toBe(professional);
  }
});

it('offers the next higher plan if the current one is no longer sold', () => {
  const plansOnSale = plans.filter((plan) => plan !== professional);
  expect(purchaseRequestFor(plansOnSale, paying, { plan: 4 })).toEqual({
    action: 'change',
    plan: team,
    term: months[0],
  });
  expect(purchaseRequestFor(plansOnSale, { ...paying, plan: team }, { plan: 4 })?.action).toBe('prolong');
});

it('offers no purchase to team members', () => {
  for (const plan of plans) expect(planBlocker(plan, member)).toBe('subUser');
  expect(purchaseRequestFor(plans, member, { plan: 5 })).toBeUndefined();
  expect(planBlocker(basic, { ...member, isPaid: false })).toBe('subUser');
});
