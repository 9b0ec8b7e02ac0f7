import type { Language } from '../language/localised.js';

/** A bill to be paid. */
export interface PaymentOrder {
  billId: number;
  accountId: number;
  cents: number;
  /** Currency code, ISO 4217. */
  currency: string;
  /** Description for the payer, in the payer's language. */
  description: string;
  email: string;
  phone: string | null;
  language: Language;
  /** Recurring payment: amount, interval, and date of the next one when the plan ends. Null for a single payment. */
  recurs: { cents: number; months: number; from: Date } | null;
}
