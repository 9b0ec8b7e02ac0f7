import type { ReactNode } from 'react';
import type { BillData } from './bill-parts.js';

/** A way to pay that another part of the product adds to those of the bill's page, as a transfer of a company. */
export interface OtherPaymentMethod {
  id: string;
  /** Its name among the methods, and a line under it. */
  label: string;
  about: string;
  /** What stands in place of the button while it is chosen. */
  render: (bill: BillData) => ReactNode;
}
