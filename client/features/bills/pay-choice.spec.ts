import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecurring, mayRecur, nextChoice, type PayChoice, type PayStep } from './pay-choice.js';

const start: PayChoice = { method: 'card', isPartnerOpen: false, wantsToRecur: false };
const after = (...steps: PayStep[]) => steps.reduce(nextChoice, start);

describe('A25 the check box of payments that recur', () => {
  it('is clear and cannot be set with a method above the first, and comes back as it was', () => {
    const other = after({ do: 'recur', on: true }, { do: 'method', method: 'wallet' });
    expect([mayRecur(other), isRecurring(other)]).toEqual([false, false]);
    const back = nextChoice(other, { do: 'method', method: 'card' });
    expect([mayRecur(back), isRecurring(back)]).toEqual([true, true]);
  });

  it('is clear while the form of the partner balance is open, and comes back as it was', () => {
    const open = after({ do: 'recur', on: true }, { do: 'partner', open: true });
    expect([mayRecur(open), isRecurring(open)]).toEqual([false, false]);
    expect(isRecurring(nextChoice(open, { do: 'partner', open: false }))).toBe(true);
  });

  it('takes no ticks while it cannot be set', () => {
    const ticked = after({ do: 'method', method: 'transfer' }, { do: 'recur', on: true });
    expect(isRecurring(nextChoice(ticked, { do: 'method', method: 'card' }))).toBe(false);
  });

  it('a payment from the balance closes its form and goes back to the first method', () => {
    const paid = after(
      { do: 'method', method: 'wallet' },
      { do: 'partner', open: true },
      { do: 'paidFromBalance' },
    );
    expect(paid).toEqual({ method: 'card', isPartnerOpen: false, wantsToRecur: false });
  });

  it('shows, after any steps, the last tick that was set where it could be', () => {
    const step: fc.Arbitrary<PayStep> = fc.oneof(
      fc.record({ do: fc.constant('method' as const), method: fc.constantFrom('card', 'wallet') }),
      fc.record({ do: fc.constant('recur' as const), on: fc.boolean() }),
      fc.record({ do: fc.constant('partner' as const), open: fc.boolean() }),
      fc.record({ do: fc.constant('paidFromBalance' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const model = { method: 'card', open: false, ticked: false };
        for (const one of steps) {
          if (one.do === 'method') model.method = one.method;
          if (one.do === 'partner') model.open = one.open;
          if (one.do === 'paidFromBalance') Object.assign(model, { method: 'card', open: false });
          if (one.do === 'recur' && model.method === 'card' && !model.open) model.ticked = one.on;
        }
        expect(isRecurring(after(...steps))).toBe(model.ticked && model.method === 'card' && !model.open);
      }),
    );
  });
});
