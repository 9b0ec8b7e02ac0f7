import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../request/request-context.js';
import { requireUser } from '../../../request/visitor.js';
import { text } from '../../../schema-kit/fields.js';
import { RequireAccess } from '../../../schema-kit/require-access.js';
import { vocabularyEnum } from '../../../schema-kit/vocabulary-enum.js';
import type { AccountDataService } from '../account-data.service.js';
import { AccountData } from '../account-data.type.js';
import type { OpenEmailChange } from './email-change-links.js';
import type { EmailChangeService } from './email-change.service.js';

const emailChangeActions = vocabularyEnum<OpenEmailChange['action']>(
  'EmailChangeAction',
  'Effect of a link in an e-mail about the login.',
  {
    confirm: 'The new e-mail becomes the login.',
    revert: 'The previous e-mail becomes the login again.',
  },
);

@ObjectType('EmailChange', { description: 'A change of the login e-mail behind a link.' })
class EmailChangeData {
  @Field(() => emailChangeActions, { description: 'Effect of the link.' })
  action!: OpenEmailChange['action'];
  @text('E-mail before the change.') previousEmail!: string;
  @text('E-mail after the change.') email!: string;
}

const UidArg = () => Arg('uid', () => String, { description: 'Last part of the link in the e-mail.' });

@Resolver()
export class EmailChangeResolver {
  constructor(
    private readonly changes: EmailChangeService,
    private readonly accounts: AccountDataService,
  ) {}

  @RequireAccess('public')
  @Query(() => EmailChangeData, {
    description:
      'The change behind a link in an e-mail, or the error `RESET_INVALID` if the link is unknown, used or expired.',
  })
  emailChange(@UidArg() uid: string): Promise<EmailChangeData> {
    return this.changes.findByLink(uid);
  }

  @RequireAccess('public')
  @Mutation(() => EmailChangeData, {
    description: 'Makes the new e-mail the login by the link sent to it. The previous address is notified.',
  })
  confirmEmailChange(@UidArg() uid: string, @Ctx() { visitor }: RequestContext): Promise<EmailChangeData> {
    return this.changes.confirm(uid, visitor);
  }

  @RequireAccess('public')
  @Mutation(() => EmailChangeData, {
    description:
      'Restores the previous e-mail by the link sent to it, which works for 7 days. Ends all sessions and revokes password and API token. A link to set a new password is sent to the restored address.',
  })
  revertEmailChange(@UidArg() uid: string, @Ctx() { visitor }: RequestContext): Promise<EmailChangeData> {
    return this.changes.revert(uid, visitor);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Withdraws a change of the e-mail that is not confirmed yet.' })
  async cancelEmailChange(@Ctx() { visitor }: RequestContext): Promise<AccountData> {
    const user = requireUser(visitor);
    await this.changes.cancel(user);
    return this.accounts.load(user);
  }
}
