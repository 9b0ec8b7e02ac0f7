import { Field, ObjectType } from 'type-graphql';
import type { Visitor } from '../../request/visitor.js';
import { smallInt } from '../../schema-kit/fields.js';
import { VisitorData } from '../accounts/visitor.type.js';
import { Bill } from './bill.type.js';

@ObjectType({ description: 'What came of a payment from the partner balance.' })
export class PartnerPayout {
  @Field(() => Bill, { description: 'The bill, at its new sum.' }) bill!: Bill;
  @Field(() => VisitorData, { description: 'Who you are, as `viewer` says it.' }) user!: Visitor;
  @smallInt('What is left on the partner balance. Unit: cents.') balanceCents!: number;
}
