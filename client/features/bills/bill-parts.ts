import type { BillPartsFragment } from './bills.generated.js';

/** A bill as its pages show it. Sums in cents. */
export type BillData = BillPartsFragment;

/** The bill's number in an address; undefined for what is no number of a bill. */
export function billNumber(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

/** Whether a bill is to be paid, which it is no more when its time is over. */
export function isOpen({ state, dueAt }: Pick<BillData, 'state' | 'dueAt'>, now: number): boolean {
  return state === 'unpaid' && Date.parse(dueAt) > now;
}
