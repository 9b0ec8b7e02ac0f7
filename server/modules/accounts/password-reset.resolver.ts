import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import type { Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { PasswordResetService } from './password-reset.service.js';
import { ReminderResult } from '../platform/reminder-result.type.js';
import { VisitorData } from './visitor.type.js';

@Resolver()
export class PasswordResetResolver {
  constructor(private readonly passwordResets: PasswordResetService) {}

  @RequireAccess('public')
  @Query(() => Boolean, {
    description:
      'Checks a password reset link. Returns true, or the error `RESET_INVALID` if the link is unknown, used, revoked or older than an hour.',
  })
  async passwordReset(
    @Arg('uid', () => String, { description: 'Last part of the link in the e-mail.' }) uid: string,
  ): Promise<boolean> {
    await this.passwordResets.assertValidToken(uid);
    return true;
  }

  @RequireAccess('public')
  @Mutation(() => ReminderResult, {
    description:
      'Sends a password reset link to the account with this e-mail. The response does not reveal whether the account exists.',
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
      'Sends the login to the e-mail of the account with this phone. The response does not reveal whether the account exists.',
  })
  async remindLogin(
    @Arg('phone', () => String, { description: 'Phone of the account in international format.' })
    phone: string,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<ReminderResult> {
    return { message: (await this.passwordResets.remindLogin(phone, visitor))[language] };
  }

  @RequireAccess('public')
  @Mutation(() => VisitorData, {
    description:
      'Sets a new password with a reset link, which works once, and logs in. Ends existing sessions and revokes the API token. An account with two-factor log-in also needs a code. Errors: RESET_INVALID, WEAK_PASSWORD, PASSWORDS_DIFFER, SECOND_FACTOR_REQUIRED, WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS.',
  })
  async resetPassword(
    @Arg('uid', () => String, { description: 'Last part of the link in the e-mail.' }) uid: string,
    @Arg('password', () => String, { description: 'New password, 8 to 128 characters.' })
    password: string,
    @Arg('passwordRepeat', () => String, { description: 'Repeated new password.' })
    passwordRepeat: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Code of the authenticator app, or a recovery code.',
    })
    code: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Visitor> {
    const change = { password, passwordRepeat, code };
    return (context.visitor = await this.passwordResets.reset(uid, change, context));
  }
}
