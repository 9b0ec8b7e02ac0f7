/** State of the payment form. */
export interface PaymentChoice {
  /** `card`, `wallet`, or a method of another feature. */
  method: string;
  /** Whether the partner balance form is open. */
  isPartnerOpen: boolean;
  /** Last choice of automatic payments; kept while they are unavailable. */
  wantsToRecur: boolean;
}

/** User actions on the payment form. */
export type PaymentAction =
  | { do: 'method'; method: string }
  | { do: 'recur'; on: boolean }
  | { do: 'partner'; partnerChoice: boolean }
  /** Sent after a payment from the partner balance. Closes the balance form and selects the default method. */
  | { do: 'paidFromBalance' };

/** The only method that supports automatic payments. */
export const defaultMethod = 'card';

/** Reducer of the payment form. */
export function paymentChoiceReducer(choice: PaymentChoice, action: PaymentAction): PaymentChoice {
  switch (action.do) {
    case 'method':
      return { ...choice, method: action.method };
    case 'recur':
      return canRecur(choice) ? { ...choice, wantsToRecur: action.on } : choice;
    case 'partner':
      return { ...choice, isPartnerOpen: action.partnerChoice };
    case 'paidFromBalance':
      return { ...choice, isPartnerOpen: false, method: defaultMethod };
  }
}

/** Whether the checkbox for automatic payments is enabled. */
export function canRecur({ method, isPartnerOpen }: PaymentChoice): boolean {
  return method === defaultMethod && !isPartnerOpen;
}

/** Whether the checkbox for automatic payments is checked. */
export function isRecurring(choice: PaymentChoice): boolean {
  return canRecur(choice) && choice.wantsToRecur;
}
