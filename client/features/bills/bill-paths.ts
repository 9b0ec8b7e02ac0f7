import { paymentPaths } from '../../../server/contract/payment-paths.js';

/** Where a payment of a bill leads by how it ended. */
export function resultPath(result: keyof typeof paymentPaths, id: number): string {
  return `${paymentPaths[result]}?bill=${id}`;
}

/** What the payer agrees to, in the language of the page. */
export function legalPath(language: string, document: 'agreement' | 'privacy'): string {
  return `/${language}/legal_${document}`;
}
