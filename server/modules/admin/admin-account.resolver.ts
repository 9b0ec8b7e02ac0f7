import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { CorporateUser } from '../corporate/corporate.type.js';
import { UsageMeter } from '../usage/usage-meter.type.js';
import type { ListedAccount } from './account-directory.service.js';
import { AdminAccount, AuditEntry, SessionData } from './admin-account.type.js';

/** What of an account is read only where it is asked for. */
@Resolver(() => AdminAccount)
export class AdminAccountResolver {
  @FieldResolver(() => UsageMeter, { description: 'What is used of the limits of the day.' })
  usage(@Root() { holder }: ListedAccount, @Ctx() { people }: RequestContext): Promise<UsageMeter> {
    return people.meter.of(people.identity.person(holder, { address: '', userAgent: '' }));
  }

  @FieldResolver(() => [SessionData], { description: 'The newest 20 sessions, newest first.' })
  sessions(@Root() { id }: ListedAccount, @Ctx() { people }: RequestContext): Promise<SessionData[]> {
    return people.directory.sessions(id);
  }

  @FieldResolver(() => [CorporateUser], { description: 'The account’s sub-users, by e-mail.' })
  users(@Root() { id }: ListedAccount, @Ctx() { people }: RequestContext): Promise<CorporateUser[]> {
    return people.corporate.usersOf(id);
  }

  @FieldResolver(() => [AuditEntry], {
    description: 'What the account did and what was done to it: the newest 50 lines of the log.',
  })
  async audit(@Root() { id }: ListedAccount, @Ctx() { people }: RequestContext): Promise<AuditEntry[]> {
    return (await people.auditReader.page(1, id)).items;
  }
}
