import { Query, Resolver } from 'type-graphql';
import {
  minPayers,
  minWithdrawalCents,
  linkMonths,
  sharePercent,
} from '../../contract/billing/partner-terms.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { billDays } from './bill-days.js';
import { ServiceTerms } from './service-terms.type.js';

/** Contact of the server's operator, from the configuration. */
interface Operator {
  name: string | undefined;
  email: string | undefined;
}

@Resolver()
export class ServiceTermsResolver {
  constructor(private readonly operator: Operator) {}

  @RequireAccess('guest')
  @Query(() => ServiceTerms, { description: 'Operator and terms of this server for the legal pages.' })
  serviceTerms(): ServiceTerms {
    return {
      operatorName: this.operator.name ?? null,
      operatorEmail: this.operator.email ?? null,
      billDays,
      sharePercent,
      leastWithdrawalCents: minWithdrawalCents,
      leastPayers: minPayers,
      linkMonths,
    };
  }
}
