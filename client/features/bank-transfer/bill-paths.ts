import { paths } from '../../addresses/paths.js';

/** Path of the page where the payer enters the company details of a bill. */
export function invoicePath(bill: number): string {
  return paths.billCompany.replace(':id', String(bill));
}

/** Path of a bill. */
export function billPath(bill: number): string {
  return paths.bill.replace(':id', String(bill));
}
