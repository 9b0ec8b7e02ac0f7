import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser, type Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import type { IdentityService } from '../accounts/identity.service.js';
import { VisitorData } from '../accounts/visitor.type.js';
import type { CorporateService } from './corporate.service.js';
import {
  Colleague,
  CorporateAccount,
  corporateAddition,
  InvitationData,
  type CorporateAddition,
} from './corporate.type.js';
import type { JoiningService } from './joining.service.js';

const EmailArg = () => Arg('email', () => String, { description: 'E-mail of the person.' });
const UidArg = () => Arg('uid', () => String, { description: 'The secret in the link of the letter.' });

@Resolver()
export class CorporateResolver {
  constructor(
    private readonly corporate: CorporateService,
    private readonly joining: JoiningService,
    private readonly identity: IdentityService,
  ) {}

  @RequireAccess('owner')
  @Query(() => CorporateAccount, { description: 'The people who work with the owner’s plan.' })
  corporateAccount(@Ctx() { visitor }: RequestContext): Promise<CorporateAccount> {
    return this.corporate.overview(requireUser(visitor));
  }

  @RequireAccess('user')
  @Query(() => [Colleague], { description: 'Everybody else who works with the same plan, by e-mail.' })
  colleagues(@Ctx() { visitor }: RequestContext): Promise<Colleague[]> {
    return this.corporate.colleagues(requireUser(visitor));
  }

  @RequireAccess('public')
  @Query(() => InvitationData, { description: 'What the link of an invitation is about.' })
  invitation(@UidArg() uid: string): Promise<InvitationData> {
    return this.joining.describe(uid);
  }

  @RequireAccess('owner')
  @Mutation(() => corporateAddition, {
    description: 'Adds a team member by e-mail, or says that the person has an account and must be invited.',
  })
  addCorporateUser(
    @EmailArg() email: string,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor }: RequestContext,
  ): Promise<CorporateAddition> {
    return this.corporate.add(requireUser(visitor), email, key);
  }

  @RequireAccess('owner')
  @Mutation(() => CorporateAccount, {
    description: 'Removes a team member, or withdraws an invitation. The person’s sessions end.',
  })
  async removeCorporateUser(
    @EmailArg() email: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<CorporateAccount> {
    const person = requireUser(visitor);
    await this.corporate.remove(person, email);
    return this.corporate.overview(person);
  }

  @RequireAccess('owner')
  @Mutation(() => CorporateAccount, {
    description: 'Mails an invitation, or to a new team member the e-mail to set a password once more.',
  })
  async inviteCorporateUser(
    @EmailArg() email: string,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor }: RequestContext,
  ): Promise<CorporateAccount> {
    const person = requireUser(visitor);
    await this.corporate.invite(person, email, key);
    return this.corporate.overview(person);
  }

  @RequireAccess('user')
  @Mutation(() => VisitorData, { description: 'Accepts an invitation: joins the owner’s account.' })
  async acceptInvitation(@UidArg() uid: string, @Ctx() context: RequestContext): Promise<Visitor> {
    const person = requireUser(context.visitor);
    await this.joining.accept(person, uid);
    return (context.visitor = await this.identity.reload(person));
  }

  @RequireAccess('public')
  @Mutation(() => VisitorData, {
    description: 'Sets the first password of an account that an owner has made, and logs the browser in.',
  })
  async activateAccount(
    @UidArg() uid: string,
    @Arg('password', () => String, { description: 'New password, 8 to 128 characters.' }) password: string,
    @Arg('passwordRepeat', () => String, { description: 'The same once more.' }) passwordRepeat: string,
    @Ctx() context: RequestContext,
  ): Promise<Visitor> {
    return (context.visitor = await this.joining.activate(uid, password, passwordRepeat, context));
  }

  @RequireAccess('user')
  @Mutation(() => VisitorData, { description: 'Leaves the corporate account of an owner.' })
  async leaveCorporateAccount(@Ctx() context: RequestContext): Promise<Visitor> {
    const person = requireUser(context.visitor);
    await this.corporate.leave(person);
    return (context.visitor = await this.identity.reload(person));
  }
}
