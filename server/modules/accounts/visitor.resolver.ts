import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { SessionFaultCode } from '../../contract/account-vocabulary.js';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf, isLoggedIn, type Visitor } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { AccountData } from './account-data.type.js';
import { sessionFaultEnum, VisitorData } from './visitor.type.js';

@Resolver(() => VisitorData)
export class VisitorResolver {
  @Allowed('anybody', { background: true })
  @Query(() => VisitorData, { description: 'Who uses this browser.' })
  viewer(@Ctx() { visitor }: RequestContext): Visitor {
    return visitor;
  }

  @Allowed('person')
  @Query(() => AccountData, { description: 'The account of who is logged in.' })
  currentAccount(@Ctx() { visitor, people }: RequestContext): Promise<AccountData> {
    return people.accounts.of(personOf(visitor));
  }

  @FieldResolver(() => AccountData, { nullable: true })
  async account(@Root() visitor: Visitor, @Ctx() { people }: RequestContext): Promise<AccountData | null> {
    return isLoggedIn(visitor) ? people.accounts.of(visitor) : null;
  }

  @FieldResolver(() => sessionFaultEnum, { nullable: true })
  sessionFault(@Root() { fault }: Visitor): SessionFaultCode | null {
    if (fault === null) return null;
    return fault === 'replaced' ? 'SESSION_OUT_OF_DATE' : 'SESSION_EXPIRED';
  }

  @FieldResolver(() => Boolean)
  canTakeOver(@Root() { fault }: Visitor, @Ctx() { people, browser }: RequestContext): Promise<boolean> {
    return fault === null ? Promise.resolve(false) : people.login.mayTakeOver(browser);
  }

  @FieldResolver(() => String, { nullable: true })
  lastEmail(@Root() { fault }: Visitor, @Ctx() { people, browser }: RequestContext): Promise<string | null> {
    return fault === null ? Promise.resolve(null) : people.login.lastEmail(browser);
  }

  @FieldResolver(() => String)
  csrfToken(@Ctx() { browser }: RequestContext): string {
    return browser.csrfToken();
  }
}
