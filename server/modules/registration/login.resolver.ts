import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import type { Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { LoginService } from '../accounts/login.service.js';
import { RegistrationInput } from './registration.input.js';
import type { RegistrationService } from './registration.service.js';
import { VisitorData } from '../accounts/visitor.type.js';

/** Each mutation returns the new visitor. Later resolvers of the same request use it. */
@Resolver()
export class LoginResolver {
  constructor(
    private readonly registration: RegistrationService,
    private readonly login: LoginService,
  ) {}

  @RequireAccess('public')
  @Mutation(() => VisitorData, { description: 'Creates an account and logs the browser in.' })
  async register(
    @Arg('input', () => RegistrationInput, { description: 'Data of the new account.' })
    input: RegistrationInput,
    @Ctx() context: RequestContext,
  ): Promise<Visitor> {
    return (context.visitor = await this.registration.register(input, context.language, context));
  }

  @RequireAccess('public', { isLogin: true })
  @Mutation(() => VisitorData, {
    description:
      'Logs the browser in and ends the account’s session in another browser. An account with two-factor log-in also needs a code. Errors: WRONG_CREDENTIALS, ACCOUNT_BLOCKED, SECOND_FACTOR_REQUIRED, WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS.',
  })
  async logIn(
    @Arg('email', () => String, { description: 'E-mail of the account.' }) email: string,
    @Arg('password', () => String, { description: 'Password; case-sensitive, without normalization.' })
    password: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Code of the authenticator app, or a recovery code.',
    })
    code: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Visitor> {
    return (context.visitor = await this.login.logIn({ email, password, code }, context));
  }

  @RequireAccess('public')
  @Mutation(() => VisitorData, { description: 'Logs the browser out.' })
  async logOut(@Ctx() context: RequestContext): Promise<Visitor> {
    return (context.visitor = await this.login.logOut(context));
  }

  @RequireAccess('public', { isLogin: true })
  @Mutation(() => VisitorData, {
    description:
      'Continues the session of this browser that a newer log-in replaced, and ends the newer session.',
  })
  async takeOverSession(@Ctx() context: RequestContext): Promise<Visitor> {
    return (context.visitor = await this.login.takeOver(context));
  }
}
