import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { VisitorKind } from '../../request/visitor.js';
import type { AdministratorRole } from '../../contract/accounts/administrator-roles.js';
import { auditActions } from '../../contract/accounts/audit-actions.js';
import { flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { visitorKinds } from '../accounts/visitor.type.js';
import { PlanSpanData } from '../plans/plan-change.type.js';
import { Tariff } from '../plans/plan.type.js';
import type { Plan as PlanData } from '../../config/plans.js';

export const administratorRoleEnum = vocabularyEnum<AdministratorRole>(
  'AdministratorRole',
  'Role of an administrator.',
  {
    owner: 'All rights.',
    support: 'Users, plans, access codes, requests and notifications.',
    accountant: 'Users, bills, payments, refunds, withdrawals and accounting.',
  },
);

@ObjectType({ description: 'Account data for administrators.' })
export class AdminAccount {
  @smallInt('Number of the account.') id!: number;
  @text('E-mail, used as the login.') email!: string;
  @optional(() => String, 'Phone in E.164; null if unknown.') phone!: string | null;
  @Field(() => visitorKinds, { description: 'Kind of the visitor with the plan in force.' })
  kind!: VisitorKind;
  @Field(() => Tariff, { description: 'The plan in force; for team members that of the owner.' })
  plan!: PlanData;
  @optional(() => String, 'End of the account’s own paid time, ISO 8601; null if it never had a plan.')
  paidUntil!: string | null;
  @listOf(() => PlanSpanData, 'The account’s own plan in force and the plans that follow it.')
  planSchedule!: PlanSpanData[];
  @optional(() => String, 'E-mail of the owner whose plan a team member uses; null for other users.')
  ownerEmail!: string | null;
  @flag('Whether the user is an administrator.') isAdministrator!: boolean;
  @optional(() => administratorRoleEnum, 'Role of an administrator; null for other users.')
  administratorRole!: AdministratorRole | null;
  @flag('Whether the user logs in with a second factor.') hasSecondFactor!: boolean;
  @optional(() => String, 'Time at which the account was blocked, ISO 8601; null if it is not blocked.')
  blockedAt!: string | null;
  @text('Time at which the account was created, ISO 8601.') createdAt!: string;
  @optional(() => String, 'Time of the last activity, ISO 8601; null if there was none.') lastSeenAt!:
    | string
    | null;
}

@ObjectType({ description: 'The partner who referred an account.' })
export class Referrer {
  @smallInt('Number of the account of the partner.') accountId!: number;
  @text('E-mail of the partner.') email!: string;
  @optional(() => String, 'Promo code of the partner; null for a link without one.') promoCode!:
    | string
    | null;
  @text('Time of the referral, ISO 8601.') at!: string;
}

@ObjectType({ description: 'A page of accounts.' })
export class AdminAccountPage {
  @smallInt('Number of matching accounts.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => AdminAccount, 'Accounts of the page, at most 25, newest first.') items!: AdminAccount[];
}

@ObjectType({ description: 'An entry of the audit log.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @text('Time of the event, ISO 8601.') at!: string;
  @optional(() => String, 'E-mail of the actor; null for guests, the system and deleted accounts.')
  actorEmail!: string | null;
  @optional(() => String, 'E-mail of the affected account; null if there is none.')
  accountEmail!: string | null;
  @text(
    `Action: one of ${auditActions.map((action) => `\`${action}\``).join(', ')}; older entries may contain other actions.`,
  )
  action!: string;
  @text('Details as a JSON object; `{}` if there are none.') details!: string;
  @text('Network address of the actor; empty if unknown.') address!: string;
}

@ObjectType({ description: 'A page of the audit log.' })
export class AuditPage {
  @smallInt('Number of entries.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => AuditEntry, 'Entries of the page, at most 50, newest first.') items!: AuditEntry[];
}

@ObjectType({ description: 'A code that activates a plan for some days.' })
export class AccessCode {
  @text('Access code.') code!: string;
  @Field(() => Tariff, { description: 'The plan that the code activates.' }) plan!: PlanData;
  @smallInt('Duration of the plan. Unit: days.') days!: number;
  @Field(() => Int, { description: 'Number of accounts that can still redeem it.' }) usesLeft!: number;
  @text('Creation time, ISO 8601.') createdAt!: string;
}

@ObjectType('DemoRequestData', { description: 'A request for free days of a paid plan.' })
export class FreeDaysRequestData {
  @smallInt('Id.') id!: number;
  @text('Name.') name!: string;
  @text('E-mail.') email!: string;
  @optional(() => String, 'Phone in E.164; null if unknown.') phone!: string | null;
  @text('Time of the request, ISO 8601.') requestedAt!: string;
  @optional(() => String, 'End of the free days, ISO 8601; null until they are granted.')
  grantedUntil!: string | null;
}
