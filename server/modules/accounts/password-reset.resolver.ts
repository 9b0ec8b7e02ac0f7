import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import type { Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { PasswordResetService } from './password-reset.service.js';
import { ReminderResult } from './reminder-result.type.js';
import { VisitorData } from './visitor.type.js';

@Resolver()
export class PasswordResetResolver {
  constructor(private readonly passwordResets: PasswordResetService) {}

  @RequireAccess('public')
  @Query(() => Boolean, {
    description:
      'Whether the link of a recovery letter can be used: true, or the error `RESET_INVALID` where it is wrong, used up, void or older than an hour.',
  })
  async passwordReset(
    @Arg('uid', () => String, { description: 'What the link of the letter ends in.' }) uid: string,
  ): Promise<boolean> {
    await this.passwordResets.assertValidToken(uid);
    return true;
  }

  @RequireAccess('public')
  @Mutation(() => ReminderResult, {
    description:
      'Mails a link that sets a new password to the account with this e-mail. The answer is the same where there is none.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'E-mail of the account.' }) email: string,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ReminderResult> {
    return { message: (await this.passwordResets.request(email, visitor))[language] };
  }

  @RequireAccess('public')
  @Mutation(() => ReminderResult, {
    description:
      'Mails the login to the e-mail of the account with this phone. The answer is the same where there is none.',
  })
  async remindLogin(
    @Arg('phone', () => String, { description: 'Phone of the account, in the international form.' })
    phone: string,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ReminderResult> {
    return { message: (await this.passwordResets.remindLogin(phone, visitor))[language] };
  }

  @RequireAccess('public')
  @Mutation(() => VisitorData, {
    description:
      'Sets a new password by the link of a recovery letter, once, and logs in. The sessions and the API token of before are over.',
  })
  async resetPassword(
    @Arg('uid', () => String, { description: 'What the link of the letter ends in.' }) uid: string,
    @Arg('password', () => String, { description: 'The new password, 8 to 128 characters.' })
    password: string,
    @Arg('passwordRepeat', () => String, { description: 'The new password once more.' })
    passwordRepeat: string,
    @Ctx() context: RequestContext,
  ): Promise<Visitor> {
    return (context.visitor = await this.passwordResets.reset(uid, password, passwordRepeat, context));
  }
}
