import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { flag, optional, smallInt, text } from '../../schema-kit/fields.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { currentPasswordDescription } from './current-password.js';
import type { PasswordConfirmationService } from './password-confirmation.service.js';
import type { SecondFactorService } from './second-factor.service.js';

@ObjectType('SecondFactorState', { description: 'State of two-factor log-in.' })
class SecondFactorStateData {
  @optional(() => String, 'Time at which it was turned on, ISO 8601; null while it is off.')
  enabledAt!: string | null;
  @smallInt('Number of unused recovery codes.') recoveryCodesLeft!: number;
  @flag('Whether the server requires it for this account.') isRequired!: boolean;
}

@ObjectType('SecondFactorSecret', { description: 'Secret of a new authenticator app.' })
class SecondFactorSecretData {
  @text('Secret in Base32, for apps without a camera.') secret!: string;
  @text('`otpauth:` URI for a QR code.') uri!: string;
}

@ObjectType({ description: 'Recovery codes, which are returned only once.' })
class RecoveryCodes {
  @Field(() => [String], { description: 'Codes that each replace a code of the app once.' })
  codes!: string[];
}

const CodeArg = () =>
  Arg('code', () => String, { description: 'Code of the authenticator app, or a recovery code.' });

/** Two-factor log-in and confirmation of the identity. */
@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly secondFactors: SecondFactorService,
    private readonly passwords: PasswordConfirmationService,
  ) {}

  @RequireAccess('user')
  @Query(() => SecondFactorStateData, { description: 'Two-factor log-in of the current user.' })
  async secondFactor(@Ctx() { visitor }: RequestContext): Promise<SecondFactorStateData> {
    const { enabledAt, ...state } = await this.secondFactors.getStatus(requireUser(visitor));
    return { ...state, enabledAt: enabledAt?.toISOString() ?? null };
  }

  @RequireAccess('user')
  @Mutation(() => SecondFactorSecretData, {
    description:
      'Creates the secret of an authenticator app. `enableSecondFactor` with a code of the app turns two-factor log-in on. Errors: FORBIDDEN, PASSWORD_REQUIRED, WRONG_PASSWORD.',
  })
  beginSecondFactor(
    @Arg('currentPassword', () => String, { nullable: true, description: currentPasswordDescription })
    currentPassword: string | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<SecondFactorSecretData> {
    return this.secondFactors.begin(requireUser(visitor), currentPassword);
  }

  @RequireAccess('user')
  @Mutation(() => RecoveryCodes, {
    description: 'Turns two-factor log-in on. Errors: FORBIDDEN, WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS.',
  })
  async enableSecondFactor(
    @CodeArg() code: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<RecoveryCodes> {
    return { codes: await this.secondFactors.enable(requireUser(visitor), code) };
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description: 'Turns two-factor log-in off. Errors: FORBIDDEN, WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS.',
  })
  async disableSecondFactor(@CodeArg() code: string, @Ctx() { visitor }: RequestContext): Promise<boolean> {
    await this.secondFactors.disable(requireUser(visitor), code);
    return true;
  }

  @RequireAccess('user')
  @Mutation(() => RecoveryCodes, {
    description:
      'Replaces the recovery codes. Errors: SECOND_FACTOR_REQUIRED, WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS.',
  })
  async replaceRecoveryCodes(
    @CodeArg() code: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<RecoveryCodes> {
    return { codes: await this.secondFactors.replaceRecoveryCodes(requireUser(visitor), code) };
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description:
      'Confirms the identity of the user by password. Sensitive operations then need no password for 15 minutes. Errors: WRONG_PASSWORD, TOO_MANY_REQUESTS.',
  })
  async confirmIdentity(
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.passwords.renewAuthentication(requireUser(visitor), password);
    return true;
  }
}
