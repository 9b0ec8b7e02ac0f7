import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser, type Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import type { BillDiscountService } from './bill-discount.service.js';
import { Bill } from './bill.type.js';
import { assertShares } from './partner-share.js';
import type { PartnerService } from './partner.service.js';
import { PromoCode, PromoCodeList } from './partner.type.js';
import { presentBill } from './present-bill.js';
import { presentCode } from './present-partner.js';
import type { PromoCodeService } from './promo-code.service.js';
import { smallInt } from '../../schema-kit/fields.js';
import { VisitorData } from '../accounts/visitor.type.js';

@ObjectType({ description: 'Result of a payment from the partner balance.' })
class PartnerPayout {
  @Field(() => Bill, { description: 'The bill with its new amount.' }) bill!: Bill;
  @Field(() => VisitorData, { description: 'The current visitor, as in `viewer`.' }) user!: Visitor;
  @smallInt('Remaining partner balance. Unit: cents.') balanceCents!: number;
}

const BillArg = () => Arg('bill', () => Int, { description: 'Number of the bill.' });
const CodeArg = () => Arg('code', () => String, { description: 'The promo code.' });

/** Shares of a promo code. */
@ArgsType()
class PromoCodeSharesArgs {
  @Field(() => Int, { description: 'Discount, 0 to 20. Unit: percent.' })
  discount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Partner’s share, 20 minus the discount; validated if present. Unit: percent.',
  })
  percent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Sum of discount and share, 20; validated if present. Unit: percent.',
  })
  total?: number | null;
}

@Resolver()
export class BillDiscountResolver {
  constructor(
    private readonly discounts: BillDiscountService,
    private readonly codes: PromoCodeService,
    private readonly partners: PartnerService,
  ) {}

  @RequireAccess('owner')
  @Mutation(() => Bill, {
    description:
      'Applies a promo code to an unpaid bill. A bill accepts one code. Errors: NOT_FOUND, BILL_CLOSED, PROMO_INACTIVE, PROMO_CANNOT_APPLY, PROMO_USED, PROMO_NEW_USERS, INVALID_FIELD if the bill has an invoice.',
  })
  async applyPromo(
    @BillArg() bill: number,
    @CodeArg() code: string,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<Bill> {
    return presentBill(await this.discounts.applyPromo(requireUser(visitor), bill, code, key), language);
  }

  @RequireAccess('owner')
  @Mutation(() => PartnerPayout, {
    description:
      'Pays an unpaid bill in part or in full from the partner balance. Errors: NOT_FOUND, BILL_CLOSED, PAYOUT_INVALID, PAYOUT_EXCEEDS, PAYOUT_BALANCE.',
  })
  async applyPartnerPayout(
    @BillArg() bill: number,
    @Arg('amountCents', () => Int, { description: 'Amount. Unit: cents.' }) amountCents: number,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<PartnerPayout> {
    const user = requireUser(visitor);
    const updatedBill = await this.discounts.applyPayout(user, bill, amountCents, key);
    const { balanceCents } = await this.partners.getState(user);
    return { bill: presentBill(updatedBill, language), user, balanceCents };
  }

  @RequireAccess('user')
  @Query(() => PromoCodeList, {
    description: 'Promo codes of the partner, newest first, 25 per page.',
  })
  async promoCodes(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PromoCodeList> {
    const { codes, ...paging } = await this.codes.list(requireUser(visitor), page);
    return { ...paging, codes: codes.map(presentCode) };
  }

  @RequireAccess('user')
  @Mutation(() => PromoCode, {
    description:
      'Creates a promo code. Its discount and the partner’s share add up to 20 percent. Errors: INVALID_FIELD, DISCOUNT_RANGE, PROMO_EXISTS.',
  })
  async createPromoCode(
    @CodeArg() code: string,
    @Args() { discount, percent, total }: PromoCodeSharesArgs,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PromoCode> {
    assertShares(discount, percent ?? null, total ?? null);
    return presentCode(await this.codes.create(requireUser(visitor), code, discount));
  }

  @RequireAccess('user')
  @Mutation(() => PromoCode, {
    description: 'Activates or deactivates a promo code of the partner. Errors: NOT_FOUND.',
  })
  async togglePromoCode(@CodeArg() code: string, @Ctx() { visitor }: RequestContext): Promise<PromoCode> {
    return presentCode(await this.codes.toggle(requireUser(visitor), code));
  }
}
