import type { BillPartsFragment } from './bills.generated.js';

/** A bill; amounts in cents. */
export type BillData = BillPartsFragment;

/** Parses a bill number from the URL; undefined if it is invalid. */
export function billNumber(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

/** Whether a bill can still be paid. */
export function isOpen({ state, dueAt }: Pick<BillData, 'state' | 'dueAt'>, now: number): boolean {
  return state === 'unpaid' && Date.parse(dueAt) > now;
}
