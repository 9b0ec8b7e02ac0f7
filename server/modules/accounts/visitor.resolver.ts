import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { SessionFaultCode } from '../../contract/account-vocabulary.js';
import type { RequestContext } from '../../request/request-context.js';
import { personOf, isLoggedIn, type Visitor } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import type { AccountDataService } from './account-data.service.js';
import { AccountData } from './account-data.type.js';
import type { LoginService } from './login.service.js';
import { sessionFaultEnum, VisitorData } from './visitor.type.js';

@Resolver(() => VisitorData)
export class VisitorResolver {
  constructor(
    private readonly accounts: AccountDataService,
    private readonly login: LoginService,
  ) {}

  @Allowed('anybody', { background: true })
  @Query(() => VisitorData, { description: 'Who uses this browser.' })
  viewer(@Ctx() { visitor }: RequestContext): Visitor {
    return visitor;
  }

  @Allowed('person')
  @Query(() => AccountData, { description: 'The account of who is logged in.' })
  currentAccount(@Ctx() { visitor }: RequestContext): Promise<AccountData> {
    return this.accounts.of(personOf(visitor));
  }

  @FieldResolver(() => AccountData, { nullable: true })
  async account(@Root() visitor: Visitor): Promise<AccountData | null> {
    return isLoggedIn(visitor) ? this.accounts.of(visitor) : null;
  }

  @FieldResolver(() => sessionFaultEnum, { nullable: true })
  sessionFault(@Root() { fault }: Visitor): SessionFaultCode | null {
    if (fault === null) return null;
    return fault === 'replaced' ? 'SESSION_OUT_OF_DATE' : 'SESSION_EXPIRED';
  }

  @FieldResolver(() => Boolean)
  canTakeOver(@Root() { fault }: Visitor, @Ctx() { browser }: RequestContext): Promise<boolean> {
    return fault === null ? Promise.resolve(false) : this.login.mayTakeOver(browser);
  }

  @FieldResolver(() => String, { nullable: true })
  lastEmail(@Root() { fault }: Visitor, @Ctx() { browser }: RequestContext): Promise<string | null> {
    return fault === null ? Promise.resolve(null) : this.login.lastEmail(browser);
  }

  @FieldResolver(() => String)
  csrfToken(@Ctx() { browser }: RequestContext): string {
    return browser.csrfToken();
  }
}
