import { Field, ObjectType } from 'type-graphql';
import type { Visitor } from '../../request/visitor.js';
import { smallInt } from '../../schema-kit/fields.js';
import { VisitorData } from '../accounts/visitor.type.js';
import { Bill } from './bill.type.js';

@ObjectType({ description: 'Result of a payment from the partner balance.' })
export class PartnerPayout {
  @Field(() => Bill, { description: 'The bill with its new amount.' }) bill!: Bill;
  @Field(() => VisitorData, { description: 'The current visitor, as in `viewer`.' }) user!: Visitor;
  @smallInt('Remaining partner balance. Unit: cents.') balanceCents!: number;
}
