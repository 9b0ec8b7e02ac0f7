/** How a bill is to be paid, as far as its payer has said. */
export interface PayChoice {
  /** `card`, `wallet`, or a way that another part of the product adds. */
  method: string;
  /** Whether the form of the partner balance stands open. */
  isPartnerOpen: boolean;
  /** Whether the payer last wanted the payments to recur; kept while they cannot. */
  wantsToRecur: boolean;
}

/** What a payer does on the page of a bill. */
export type PayStep =
  | { do: 'method'; method: string }
  | { do: 'recur'; on: boolean }
  | { do: 'partner'; open: boolean }
  /** Something was paid from the partner balance: its form closes, and the method is the first one again. */
  | { do: 'paidFromBalance' };

/** The first method: the only one whose payments may recur. */
export const firstMethod = 'card';

/** The choice after a step. */
export function nextChoice(choice: PayChoice, step: PayStep): PayChoice {
  switch (step.do) {
    case 'method':
      return { ...choice, method: step.method };
    case 'recur':
      return mayRecur(choice) ? { ...choice, wantsToRecur: step.on } : choice;
    case 'partner':
      return { ...choice, isPartnerOpen: step.open };
    case 'paidFromBalance':
      return { ...choice, isPartnerOpen: false, method: firstMethod };
  }
}

/** Whether the check box of payments that recur can be set; else it is clear. */
export function mayRecur({ method, isPartnerOpen }: PayChoice): boolean {
  return method === firstMethod && !isPartnerOpen;
}

/** Whether the payments are to recur: what the check box shows. */
export function isRecurring(choice: PayChoice): boolean {
  return mayRecur(choice) && choice.wantsToRecur;
}
