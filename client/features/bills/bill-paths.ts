import { paymentPaths } from '../../../server/contract/payment-paths.js';

/** Where a payment of a bill leads by how it ended. */
export function resultPath(result: keyof typeof paymentPaths, id: number): string {
  return `${paymentPaths[result]}?bill=${id}`;
}
