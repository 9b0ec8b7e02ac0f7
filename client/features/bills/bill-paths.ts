import { paymentPaths } from '../../../server/contract/billing/payment-paths.js';

/** Path of the payment result page. */
export function resultPath(result: keyof typeof paymentPaths, id: number): string {
  return `${paymentPaths[result]}?bill=${id}`;
}
