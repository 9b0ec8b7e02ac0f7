import type { ReactNode } from 'react';
import type { BillData } from './bill-parts.js';

/** A payment method that another feature adds to the bill page, such as bank transfer. */
export interface OtherPaymentMethod {
  id: string;
  /** Label in the method list; `description` is the line below it. */
  label: string;
  description: string;
  /** Replaces the payment button while the method is selected. */
  render: (bill: BillData) => ReactNode;
}
