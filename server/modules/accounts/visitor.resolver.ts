import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { SessionErrorCode } from '../../contract/accounts/account-vocabulary.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser, isLoggedIn, type Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { AccountDataService } from './account-data.service.js';
import { AccountData } from './account-data.type.js';
import type { LoginService } from './login.service.js';
import { SessionData } from './session-data.type.js';
import type { SessionService } from './session.service.js';
import { sessionErrorEnum, VisitorData } from './visitor.type.js';

@Resolver(() => VisitorData)
export class VisitorResolver {
  constructor(
    private readonly accounts: AccountDataService,
    private readonly login: LoginService,
    private readonly sessionService: SessionService,
  ) {}

  @RequireAccess('public', { isBackground: true })
  @Query(() => VisitorData, { description: 'The visitor of this browser.' })
  viewer(@Ctx() { visitor }: RequestContext): Visitor {
    return visitor;
  }

  @RequireAccess('user')
  @Query(() => AccountData, { description: 'Account of the logged-in user.' })
  currentAccount(@Ctx() { visitor }: RequestContext): Promise<AccountData> {
    return this.accounts.load(requireUser(visitor));
  }

  @RequireAccess('user')
  @Query(() => [SessionData], {
    description: 'The latest 20 sessions of your account, newest first. At most one is active.',
  })
  sessions(@Ctx() { visitor }: RequestContext): Promise<SessionData[]> {
    return this.sessionService.list(requireUser(visitor).account.id);
  }

  @FieldResolver(() => AccountData, { nullable: true })
  async account(@Root() visitor: Visitor): Promise<AccountData | null> {
    return isLoggedIn(visitor) ? this.accounts.load(visitor) : null;
  }

  @FieldResolver(() => sessionErrorEnum, { nullable: true })
  sessionFault(@Root() { sessionEndReason }: Visitor): SessionErrorCode | null {
    if (sessionEndReason === null) return null;
    return sessionEndReason === 'replaced' ? 'SESSION_OUT_OF_DATE' : 'SESSION_EXPIRED';
  }

  @FieldResolver(() => Boolean)
  canTakeOver(@Root() { sessionEndReason }: Visitor, @Ctx() { browser }: RequestContext): Promise<boolean> {
    return sessionEndReason === null ? Promise.resolve(false) : this.login.canTakeOver(browser);
  }

  @FieldResolver(() => String, { nullable: true })
  lastEmail(
    @Root() { sessionEndReason }: Visitor,
    @Ctx() { browser }: RequestContext,
  ): Promise<string | null> {
    return sessionEndReason === null ? Promise.resolve(null) : this.login.lastSessionEmail(browser);
  }

  @FieldResolver(() => String)
  csrfToken(@Ctx() { browser }: RequestContext): string {
    return browser.csrfToken();
  }
}
