import type { AuthenticatedUser } from '../../../../server/request/visitor.js';
import type { BillingWorld } from './money-world.js';

/** Partners, and users who pay with their codes, in one world. */
export function partnersIn(world: () => BillingWorld) {
  let number = 0;
  const transaction = () => `p-${++number}`;
  const freshCode = () => `code-${++number}`;
  return {
    /** A number of a payment that no other has. */
    transaction,
    freshCode,
    partnerWithCode: async (discount = 10): Promise<{ partner: AuthenticatedUser; code: string }> => {
      const partner = await world().createUser();
      const code = freshCode();
      await world().codes.create(partner, code, discount);
      return { partner, code };
    },
    /** A new user who pays a plan for a month with a code, Basic where no other is named. */
    pays: async (code: string, plan = 3): Promise<{ id: string; payer: AuthenticatedUser }> => {
      const payer = await world().createUser();
      const bill = await world().billFor(payer, { plan });
      const id = transaction();
      await world().pay(await world().discounts.applyPromo(payer, bill.id, code), id);
      return { id, payer };
    },
  };
}

/** Code of what an attempt was refused with; `ok` where it was not. */
export function codeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'ok',
    (error: { code?: string }) => String(error.code),
  );
}
