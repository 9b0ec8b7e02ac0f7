import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { SessionErrorCode } from '../../contract/account-vocabulary.js';
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
  description: 'Kinds of visitors, by what they may see.',
});

/** Session end reasons by error code. */
export const sessionErrorEnum = vocabularyEnum<SessionErrorCode>(
  'SessionFault',
  'Why the session of a browser is over.',
  {
    SESSION_OUT_OF_DATE: 'A newer log-in took its place.',
    SESSION_EXPIRED: 'It ended in any other way.',
  },
);

@ObjectType('Visitor', { description: 'Who uses this browser.' })
export class VisitorData {
  @Field(() => visitorKinds, { description: 'Kind, by what the visitor may see.' }) kind!: VisitorKind;
  @optional(() => AccountData, 'The account; null for a guest, and where the session is over.')
  account!: AccountData | null;
  @Field(() => Tariff, { description: 'The plan in force.' }) plan!: Tariff;
  @optional(
    () => sessionErrorEnum,
    'Why the session of this browser is over; null while it lives, and for guests.',
  )
  sessionFault!: SessionErrorCode | null;
  @flag('Whether the ended session may be continued here without the password.') canTakeOver!: boolean;
  @optional(() => String, 'E-mail of the ended session; null where there was none.') lastEmail!:
    | string
    | null;
  @text(
    'What mutations and unsafe REST calls of this browser send in `X-CSRF-Token`; another one after each log-in and log-out.',
  )
  csrfToken!: string;
}
