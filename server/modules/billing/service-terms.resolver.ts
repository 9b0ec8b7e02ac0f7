import { Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import { linkMonths, sharePercent } from '../../contract/billing/partner-terms.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { PaymentService } from './payment.service.js';
import { billDays } from './bill-days.js';
import { flag, optional, smallInt } from '../../schema-kit/fields.js';

@ObjectType({
  description: 'Operator and terms of this server for the legal pages.',
})
class ServiceTerms {
  @optional(() => String, 'Operator of the service; null if not configured.')
  operatorName!: string | null;
  @optional(() => String, 'E-mail of the operator; null if not configured.') operatorEmail!: string | null;
  @flag('Whether the payment system supports automatic payments.') paymentsRecur!: boolean;
  @smallInt('Payment period of a bill. Unit: days.') billDays!: number;
  @smallInt('A partner’s share of payments. Unit: percent.') sharePercent!: number;
  @smallInt('Minimum amount of a withdrawal. Unit: cents.') leastWithdrawalCents!: number;
  @smallInt('Minimum number of users with rewarded payments for a withdrawal.') leastPayers!: number;
  @smallInt('Validity of a partner link after it was followed. Unit: months.') linkMonths!: number;
}

/** Contact of the server's operator, from the configuration. */
interface Operator {
  name: string | undefined;
  email: string | undefined;
}

@Resolver()
export class ServiceTermsResolver {
  constructor(
    private readonly operator: Operator,
    private readonly payments: PaymentService,
  ) {}

  @RequireAccess('guest')
  @Query(() => ServiceTerms, { description: 'Operator and terms of this server for the legal pages.' })
  serviceTerms(@Ctx() { visitor }: RequestContext): ServiceTerms {
    const { cents, payers } = visitor.planSet.withdrawalMinimums;
    return {
      operatorName: this.operator.name ?? null,
      operatorEmail: this.operator.email ?? null,
      paymentsRecur: this.payments.supportsRecurring(),
      billDays,
      sharePercent,
      leastWithdrawalCents: cents,
      leastPayers: payers,
      linkMonths,
    };
  }
}
