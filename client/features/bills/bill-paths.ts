import { paymentPaths } from '../../../server/contract/payment-paths.js';
import { paths } from '../../addresses/paths.js';

/** The page of one bill. */
export function billPath(id: number): string {
  return paths.bill.replace(':id', String(id));
}

/** Where a payment of a bill leads by how it ended. */
export function resultPath(result: keyof typeof paymentPaths, id: number): string {
  return `${paymentPaths[result]}?bill=${id}`;
}

/** What the payer agrees to, in the language of the page. */
export function legalPath(language: string, document: 'agreement' | 'privacy'): string {
  return `/${language}/legal_${document}`;
}
