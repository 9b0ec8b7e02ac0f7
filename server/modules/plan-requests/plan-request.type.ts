import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PlanRequestState } from '../../contract/accounts/plan-request-states.js';
import { listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const planRequestStateEnum = vocabularyEnum<PlanRequestState>(
  'PlanRequestState',
  'State of a plan request.',
  { new: 'Not answered yet.', answered: 'Answered.', declined: 'Declined.' },
);

@InputType({ description: 'Request for a plan with other limits.' })
export class PlanRequestInput {
  @Field(() => String, { description: 'Required limits, at most 2000 characters.' }) needs!: string;
  @Field(() => String, { nullable: true, description: 'Name of the applicant.' }) name?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'E-mail for the answer; ignored for users, whose e-mail is known.',
  })
  email?: string | null;
  @Field(() => String, { nullable: true, description: 'Phone in international format.' })
  phone?: string | null;
}

@ObjectType({ description: 'A request for a plan with other limits, for administrators.' })
export class PlanRequest {
  @smallInt('Number of the request.') id!: number;
  @optional(() => Int, 'Number of the account; null for a guest.') accountId!: number | null;
  @text('Name; may be empty.') name!: string;
  @text('E-mail.') email!: string;
  @optional(() => String, 'Phone in E.164; null if it was not entered.') phone!: string | null;
  @text('Required limits.') needs!: string;
  @text('Time of the request, ISO 8601.') requestedAt!: string;
  @oneOf(planRequestStateEnum, 'State.') state!: PlanRequestState;
  @text('Internal note of the administrator; may be empty.') note!: string;
  @optional(() => String, 'E-mail of the administrator who resolved it; null if it is new.')
  resolvedBy!: string | null;
  @optional(() => String, 'Time of the resolution, ISO 8601; null if it is new.') resolvedAt!: string | null;
}

@ObjectType({ description: 'A page of plan requests, unanswered ones first, at most 25.' })
export class PlanRequestPage {
  @smallInt('Number of requests.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => PlanRequest, 'Requests of the page.') items!: PlanRequest[];
}
