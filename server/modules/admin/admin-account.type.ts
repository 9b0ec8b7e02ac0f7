import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { VisitorKind } from '../../request/visitor.js';
import type { SessionEndReason } from '../../contract/account-vocabulary.js';
import { auditActions } from '../../contract/audit-actions.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { visitorKinds } from '../accounts/visitor.type.js';
import { Tariff } from '../plans/plan.type.js';
import type { Plan as PlanData } from '../../config/plans.js';

const sessionEndReasonEnum = vocabularyEnum<SessionEndReason>('SessionEndReason', 'Why a session ended.', {
  replaced: 'A newer log-in took its place.',
  idle: 'The person did nothing for the time of the plan.',
  logout: 'The person logged out.',
  password: 'The password was changed.',
  removed: 'An administrator ended it, or an owner removed the team member.',
  blocked: 'The account was blocked.',
});

@ObjectType({ description: 'A browser in which a person is or was logged in.' })
export class SessionData {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @text('When the person logged in, ISO 8601.') createdAt!: string;
  @text('The last thing that the person did, ISO 8601, exact to some seconds.') lastActiveAt!: string;
  @text('Network address at the log-in.') address!: string;
  @text('What the browser said it is.') userAgent!: string;
  @optional(() => String, 'When it ended, ISO 8601; null while it lives.') endedAt!: string | null;
  @optional(() => sessionEndReasonEnum, 'Why it ended; null while it lives.')
  endReason!: SessionEndReason | null;
}

@ObjectType({ description: 'An account as administrators see it.' })
export class AdminAccount {
  @smallInt('Number of the account.') id!: number;
  @text('E-mail: the login.') email!: string;
  @optional(() => String, 'Phone in E.164; null where it is not known.') phone!: string | null;
  @Field(() => visitorKinds, { description: 'Kind, by the plan in force.' }) kind!: VisitorKind;
  @Field(() => Tariff, { description: 'The plan in force; a team member’s is the owner’s.' }) plan!: PlanData;
  @optional(() => String, 'End of the own paid time, ISO 8601; null where nothing was ever paid.')
  paidUntil!: string | null;
  @optional(() => String, 'E-mail of the owner whose plan a team member uses; null for everyone else.')
  ownerEmail!: string | null;
  @flag('Whether the person is an administrator.') isAdministrator!: boolean;
  @optional(() => String, 'Since when the account is blocked, ISO 8601; null where it is not.') blockedAt!:
    | string
    | null;
  @text('When the account was made, ISO 8601.') createdAt!: string;
  @optional(() => String, 'When the person was last active, ISO 8601; null for never.') lastSeenAt!:
    | string
    | null;
}

@ObjectType({ description: 'A page of accounts.' })
export class AdminAccountPage {
  @smallInt('Accounts that were found.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => AdminAccount, 'At most 25, newest first.') items!: AdminAccount[];
}

@ObjectType({ description: 'A line of the log of who did what.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @text('When, ISO 8601.') at!: string;
  @optional(() => String, 'E-mail of who did it; null for a guest, the system, and an account that is gone.')
  actorEmail!: string | null;
  @optional(() => String, 'E-mail of the account it was done to; null where it is about none.')
  accountEmail!: string | null;
  @text(
    `What was done. One of ${auditActions.map((action) => `\`${action}\``).join(', ')}; in older lines others.`,
  )
  action!: string;
  @text('More about it, as a JSON object; `{}` for nothing.') details!: string;
  @text('Network address of who did it; empty where there was none.') address!: string;
}

@ObjectType({ description: 'A page of the log of who did what.' })
export class AuditPage {
  @smallInt('Lines that there are.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => AuditEntry, 'At most 50, newest first.') items!: AuditEntry[];
}

@ObjectType({ description: 'A code that opens a plan for some days.' })
export class AccessCode {
  @text('The code.') code!: string;
  @Field(() => Tariff, { description: 'The plan that it opens.' }) plan!: PlanData;
  @smallInt('How long. Unit: days.') days!: number;
  @Field(() => Int, { description: 'How many accounts may still redeem it.' }) usesLeft!: number;
  @text('When it was made, ISO 8601.') createdAt!: string;
}

@ObjectType('DemoRequestData', { description: 'A wish to try a paid plan for some free days.' })
export class FreeDaysRequestData {
  @smallInt('Id.') id!: number;
  @text('Name.') name!: string;
  @text('E-mail.') email!: string;
  @optional(() => String, 'Phone in E.164.') phone!: string | null;
  @text('When it was asked for, ISO 8601.') requestedAt!: string;
  @optional(() => String, 'End of the free days, ISO 8601; null while they have not been given.')
  grantedUntil!: string | null;
}
