import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { SessionErrorCode } from '../../contract/accounts/account-vocabulary.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import type { VisitorKind } from '../../request/visitor.js';
import { flag, optional, text } from '../../schema-kit/fields.js';
import { Tariff } from '../plans/plan.type.js';
import { AccountData } from './account-data.type.js';

/** Visitor kinds by GraphQL name. */
export const visitorKinds: Readonly<
  Record<'GUEST' | 'DEMO' | 'PROMO' | 'PAID' | 'ADMINISTRATOR', VisitorKind>
> = { GUEST: 'guest', DEMO: 'demo', PROMO: 'promo', PAID: 'paid', ADMINISTRATOR: 'administrator' };

registerEnumType(visitorKinds, {
  name: 'VisitorKind',
  description: 'Kind of a visitor, which determines the permissions.',
});

/** Session end reasons by error code. */
export const sessionErrorEnum = vocabularyEnum<SessionErrorCode>(
  'SessionFault',
  'Reason why the session of a browser ended.',
  {
    SESSION_OUT_OF_DATE: 'A newer log-in replaced it.',
    SESSION_EXPIRED: 'It ended for another reason.',
  },
);

@ObjectType('Visitor', { description: 'The visitor of this browser.' })
export class VisitorData {
  @Field(() => visitorKinds, { description: 'Kind of the visitor.' }) kind!: VisitorKind;
  @optional(() => AccountData, 'Account; null for guests and after the session has ended.')
  account!: AccountData | null;
  @Field(() => Tariff, { description: 'The plan in force.' }) plan!: Tariff;
  @optional(
    () => sessionErrorEnum,
    'Reason why the session of this browser ended; null for guests and active sessions.',
  )
  sessionFault!: SessionErrorCode | null;
  @flag('Whether the ended session can be continued in this browser without a password.')
  canTakeOver!: boolean;
  @optional(() => String, 'E-mail of the ended session; null without one.') lastEmail!: string | null;
  @text(
    'CSRF token that mutations and unsafe REST calls of this browser send in `X-CSRF-Token`. It changes with each log-in and log-out.',
  )
  csrfToken!: string;
}
