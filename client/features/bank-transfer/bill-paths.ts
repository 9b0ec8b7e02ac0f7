import { paths } from '../../addresses/paths.js';

/** Where the company that pays a bill is entered. */
export function companyPath(bill: number): string {
  return paths.billCompany.replace(':id', String(bill));
}

/** The page of a bill. */
export function billPath(bill: number): string {
  return paths.bill.replace(':id', String(bill));
}
