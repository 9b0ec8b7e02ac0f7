import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import type { BillDiscountService } from './bill-discount.service.js';
import { Bill } from './bill.type.js';
import { assertShares } from './partner-share.js';
import { PartnerPayout } from './partner-payout.type.js';
import type { PartnerService } from './partner.service.js';
import { PromoCode, PromoCodeList } from './partner.type.js';
import { presentBill } from './present-bill.js';
import { presentCode } from './present-partner.js';
import type { PromoCodeService } from './promo-code.service.js';

const BillArg = () => Arg('bill', () => Int, { description: 'Number of the bill.' });
const CodeArg = () => Arg('code', () => String, { description: 'The promo code.' });

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
      'Applies a promo code to an unpaid bill, once. Errors: NOT_FOUND, BILL_CLOSED, PROMO_INACTIVE, PROMO_CANNOT_APPLY, PROMO_USED, PROMO_NEW_USERS.',
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
      'Pays a part of an unpaid bill, or all of it, from your partner balance. Errors: NOT_FOUND, BILL_CLOSED, PAYOUT_INVALID, PAYOUT_EXCEEDS, PAYOUT_BALANCE.',
  })
  async applyPartnerPayout(
    @BillArg() bill: number,
    @Arg('amountCents', () => Int, { description: 'How much. Unit: cents.' }) amountCents: number,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<PartnerPayout> {
    const user = requireUser(visitor);
    const cheaper = await this.discounts.applyPayout(user, bill, amountCents, key);
    const { balanceCents } = await this.partners.state(user);
    return { bill: presentBill(cheaper, language), user, balanceCents };
  }

  @RequireAccess('owner')
  @Query(() => PromoCodeList, {
    description: 'Your promo codes as a partner, the newest first, 25 on a page.',
  })
  async promoCodes(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PromoCodeList> {
    const { codes, ...paging } = await this.codes.list(requireUser(visitor), page);
    return { ...paging, codes: codes.map(presentCode) };
  }

  @RequireAccess('owner')
  @Mutation(() => PromoCode, {
    description:
      'Makes a promo code; its discount and your part are 20 percent together. Errors: INVALID_FIELD, DISCOUNT_RANGE, PROMO_EXISTS.',
  })
  async createPromoCode(
    @CodeArg() code: string,
    @Arg('discount', () => Int, { description: 'What it takes off, 0 to 20. Unit: percent.' })
    discount: number,
    @Arg('percent', () => Int, {
      nullable: true,
      description: 'Your part, 20 less the discount, where it is to be checked. Unit: percent.',
    })
    percent: number | null | undefined,
    @Arg('total', () => Int, {
      nullable: true,
      description: 'Both together, 20, where it is to be checked. Unit: percent.',
    })
    total: number | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PromoCode> {
    assertShares(discount, percent ?? null, total ?? null);
    return presentCode(await this.codes.create(requireUser(visitor), code, discount));
  }

  @RequireAccess('owner')
  @Mutation(() => PromoCode, { description: 'Switches a promo code of yours on or off. Errors: NOT_FOUND.' })
  async togglePromoCode(@CodeArg() code: string, @Ctx() { visitor }: RequestContext): Promise<PromoCode> {
    return presentCode(await this.codes.toggle(requireUser(visitor), code));
  }
}
