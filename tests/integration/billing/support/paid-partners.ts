import type { AuthenticatedUser } from '../../../../server/request/visitor.js';
import type { BillingWorld } from './billing-world.js';

/** Partners and their paying users. */
export function createPartnerHelpers(world: () => BillingWorld) {
  let number = 0;
  const transaction = () => `p-${++number}`;
  const freshCode = () => `code-${++number}`;
  return {
    /** A unique transaction id. */
    transaction,
    freshCode,
    partnerWithCode: async (discount = 10): Promise<{ partner: AuthenticatedUser; code: string }> => {
      const partner = await world().createUser();
      const code = freshCode();
      await world().codes.create(partner, code, discount);
      return { partner, code };
    },
    /** Creates a user who pays a plan for a month with a code, by default Basic. */
    pays: async (code: string, plan = 3): Promise<{ id: string; payer: AuthenticatedUser }> => {
      const payer = await world().createUser();
      const bill = await world().billFor(payer, { plan });
      const id = transaction();
      await world().pay(await world().discounts.applyPromo(payer, bill.id, code), id);
      return { id, payer };
    },
  };
}

/** Error code of an attempt, or `ok`. */
export function catchErrorCode(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'ok',
    (error: { code?: string }) => String(error.code),
  );
}
