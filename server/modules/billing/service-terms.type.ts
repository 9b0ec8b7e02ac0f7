import { ObjectType } from 'type-graphql';
import { optional, smallInt } from '../../schema-kit/fields.js';

@ObjectType({
  description: 'What the legal pages say of this server: who answers for it, and the figures of its rules.',
})
export class ServiceTerms {
  @optional(() => String, 'Who answers for the service; null where nobody is named.')
  operatorName!: string | null;
  @optional(() => String, 'E-mail of theirs; null where none is named.') operatorEmail!: string | null;
  @smallInt('Days in which a bill is to be paid.') billDays!: number;
  @smallInt('A partner’s share of payments. Unit: percent.') sharePercent!: number;
  @smallInt('Least sum of rewards that is paid out. Unit: cents.') leastWithdrawalCents!: number;
  @smallInt('Least number of users whose payments the rewards come from.') leastPayers!: number;
  @smallInt('For how long a partner’s link counts. Unit: months.') linkMonths!: number;
}
