import type { Language } from './localised.js';

/** A bill that somebody is about to pay. */
export interface PaymentOrder {
  billId: number;
  accountId: number;
  cents: number;
  /** ISO 4217. */
  currency: string;
  /** What is paid for, in the payer's language. */
  description: string;
  email: string;
  phone: string | null;
  language: Language;
  /** Set where the payments are to recur: the sum, the time between them, and when the first of them is due: when the plan ends. */
  recurs: { cents: number; months: number; from: Date } | null;
}
