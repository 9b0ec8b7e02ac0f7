/** How a bill is to be paid, as far as its payer has said. */
export interface PaymentChoice {
  /** `card`, `wallet`, or a way that another part of the product adds. */
  method: string;
  /** Whether the form of the partner balance stands open. */
  isPartnerOpen: boolean;
  /** Whether the payer last wanted the payments to recur; kept while they cannot. */
  wantsToRecur: boolean;
}

/** What a payer does on the page of a bill. */
export type PaymentAction =
  | { do: 'method'; method: string }
  | { do: 'recur'; on: boolean }
  | { do: 'partner'; partnerOpen: boolean }
  /** Something was paid from the partner balance: its form closes, and the method is the first one again. */
  | { do: 'paidFromBalance' };

/** The first method: the only one whose payments may recur. */
export const firstMethod = 'card';

/** The choice after a step. */
export function paymentChoiceReducer(choice: PaymentChoice, action: PaymentAction): PaymentChoice {
  switch (action.do) {
    case 'method':
      return { ...choice, method: action.method };
    case 'recur':
      return canRecur(choice) ? { ...choice, wantsToRecur: action.on } : choice;
    case 'partner':
      return { ...choice, isPartnerOpen: action.partnerOpen };
    case 'paidFromBalance':
      return { ...choice, isPartnerOpen: false, method: firstMethod };
  }
}

/** Whether the check box of payments that recur can be set; else it is clear. */
export function canRecur({ method, isPartnerOpen }: PaymentChoice): boolean {
  return method === firstMethod && !isPartnerOpen;
}

/** Whether the payments are to recur: what the check box shows. */
export function isRecurring(choice: PaymentChoice): boolean {
  return canRecur(choice) && choice.wantsToRecur;
}
