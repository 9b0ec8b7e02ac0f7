import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRecurring,
  canRecur,
  paymentChoiceReducer,
  type PaymentChoice,
  type PaymentAction,
} from './payment-choice.js';

const initial: PaymentChoice = { method: 'card', isPartnerOpen: false, wantsToRecur: false };
const reduceActions = (...actions: PaymentAction[]) => actions.reduce(paymentChoiceReducer, initial);

describe('checkbox for automatic payments', () => {
  it('is disabled and unchecked for other methods, and restores its value for the first one', () => {
    const walletChoice = reduceActions({ do: 'recur', on: true }, { do: 'method', method: 'wallet' });
    expect([canRecur(walletChoice), isRecurring(walletChoice)]).toEqual([false, false]);
    const cardChoice = paymentChoiceReducer(walletChoice, { do: 'method', method: 'card' });
    expect([canRecur(cardChoice), isRecurring(cardChoice)]).toEqual([true, true]);
  });

  it('is disabled and unchecked while the partner balance form is open, and restores its value', () => {
    const partnerChoice = reduceActions({ do: 'recur', on: true }, { do: 'partner', partnerChoice: true });
    expect([canRecur(partnerChoice), isRecurring(partnerChoice)]).toEqual([false, false]);
    expect(isRecurring(paymentChoiceReducer(partnerChoice, { do: 'partner', partnerChoice: false }))).toBe(
      true,
    );
  });

  it('ignores changes while it is disabled', () => {
    const toggledChoice = reduceActions({ do: 'method', method: 'transfer' }, { do: 'recur', on: true });
    expect(isRecurring(paymentChoiceReducer(toggledChoice, { do: 'method', method: 'card' }))).toBe(false);
  });

  it('closes the form and selects the first method after a payment from the balance', () => {
    const afterPayment = reduceActions(
      { do: 'method', method: 'wallet' },
      { do: 'partner', partnerChoice: true },
      { do: 'paidFromBalance' },
    );
    expect(afterPayment).toEqual({ method: 'card', isPartnerOpen: false, wantsToRecur: false });
  });

  it('shows the last value set while it was enabled, after any sequence of actions', () => {
    const action: fc.Arbitrary<PaymentAction> = fc.oneof(
      fc.record({ do: fc.constant('method' as const), method: fc.constantFrom('card', 'wallet') }),
      fc.record({ do: fc.constant('recur' as const), on: fc.boolean() }),
      fc.record({ do: fc.constant('partner' as const), partnerChoice: fc.boolean() }),
      fc.record({ do: fc.constant('paidFromBalance' as const) }),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const model = { method: 'card', partnerChoice: false, toggledChoice: false };
        for (const event of actions) {
          if (event.do === 'method') model.method = event.method;
          if (event.do === 'partner') model.partnerChoice = event.partnerChoice;
          if (event.do === 'paidFromBalance') Object.assign(model, { method: 'card', partnerChoice: false });
          if (event.do === 'recur' && model.method === 'card' && !model.partnerChoice) {
            model.toggledChoice = event.on;
          }
        }
        expect(isRecurring(reduceActions(...actions))).toBe(
          model.toggledChoice && model.method === 'card' && !model.partnerChoice,
        );
      }),
    );
  });
});
