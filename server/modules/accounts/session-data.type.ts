import { Field, ID, ObjectType } from 'type-graphql';
import type { SessionEndReason } from '../../contract/accounts/account-vocabulary.js';
import { optional, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

const sessionEndReasonEnum = vocabularyEnum<SessionEndReason>(
  'SessionEndReason',
  'Reason why a session ended.',
  {
    replaced: 'A newer log-in replaced it.',
    idle: 'The user was inactive for the idle timeout of the plan.',
    expired: 'Its maximum age since the log-in was reached.',
    logout: 'The user logged out.',
    password: 'The password was changed.',
    removed: 'An administrator ended it, an owner removed the team member, or the e-mail was restored.',
    blocked: 'The account was blocked.',
  },
);

@ObjectType({ description: 'An active or ended session of a browser.' })
export class SessionData {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @text('Time of the log-in, ISO 8601.') createdAt!: string;
  @text('Time of the last activity, ISO 8601, accurate to some seconds.') lastActiveAt!: string;
  @text('Network address used for the log-in.') address!: string;
  @text('User agent of the browser.') userAgent!: string;
  @optional(() => String, 'End of the session, ISO 8601; null while it is active.') endedAt!: string | null;
  @optional(() => sessionEndReasonEnum, 'Reason why it ended; null while it is active.')
  endReason!: SessionEndReason | null;
}
