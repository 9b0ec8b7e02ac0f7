import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser, type Visitor } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import type { IdentityService } from '../accounts/identity.service.js';
import { VisitorData } from '../accounts/visitor.type.js';
import type { TeamService } from './team.service.js';
import {
  OtherTeamMember,
  Team,
  addMemberResults,
  InvitationData,
  type AddMemberResult,
} from './team.type.js';
import type { InvitationAcceptanceService } from './invitation-acceptance.service.js';

const EmailArg = () => Arg('email', () => String, { description: 'E-mail of the person.' });
const UidArg = () => Arg('uid', () => String, { description: 'The secret in the link of the letter.' });

@Resolver()
export class TeamResolver {
  constructor(
    private readonly teamService: TeamService,
    private readonly invitationAcceptance: InvitationAcceptanceService,
    private readonly identity: IdentityService,
  ) {}

  @RequireAccess('owner')
  @Query(() => Team, { name: 'corporateAccount', description: 'The people who work with the owner’s plan.' })
  team(@Ctx() { visitor }: RequestContext): Promise<Team> {
    return this.teamService.overview(requireUser(visitor));
  }

  @RequireAccess('user')
  @Query(() => [OtherTeamMember], {
    name: 'colleagues',
    description: 'Everybody else who works with the same plan, by e-mail.',
  })
  otherTeamMembers(@Ctx() { visitor }: RequestContext): Promise<OtherTeamMember[]> {
    return this.teamService.otherMembers(requireUser(visitor));
  }

  @RequireAccess('public')
  @Query(() => InvitationData, { description: 'What the link of an invitation is about.' })
  invitation(@UidArg() uid: string): Promise<InvitationData> {
    return this.invitationAcceptance.describe(uid);
  }

  @RequireAccess('owner')
  @Mutation(() => addMemberResults, {
    description: 'Adds a team member by e-mail, or says that the person has an account and must be invited.',
  })
  addCorporateUser(
    @EmailArg() email: string,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AddMemberResult> {
    return this.teamService.add(requireUser(visitor), email, key);
  }

  @RequireAccess('owner')
  @Mutation(() => Team, {
    description: 'Removes a team member, or withdraws an invitation. The person’s sessions end.',
  })
  async removeCorporateUser(@EmailArg() email: string, @Ctx() { visitor }: RequestContext): Promise<Team> {
    const user = requireUser(visitor);
    await this.teamService.remove(user, email);
    return this.teamService.overview(user);
  }

  @RequireAccess('owner')
  @Mutation(() => Team, {
    description: 'Mails an invitation, or to a new team member the e-mail to set a password once more.',
  })
  async inviteCorporateUser(
    @EmailArg() email: string,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor }: RequestContext,
  ): Promise<Team> {
    const user = requireUser(visitor);
    await this.teamService.invite(user, email, key);
    return this.teamService.overview(user);
  }

  @RequireAccess('user')
  @Mutation(() => VisitorData, { description: 'Accepts an invitation: joins the owner’s account.' })
  async acceptInvitation(@UidArg() uid: string, @Ctx() context: RequestContext): Promise<Visitor> {
    const user = requireUser(context.visitor);
    await this.invitationAcceptance.accept(user, uid);
    return (context.visitor = await this.identity.reload(user));
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
    return (context.visitor = await this.invitationAcceptance.activate(
      uid,
      password,
      passwordRepeat,
      context,
    ));
  }

  @RequireAccess('user')
  @Mutation(() => VisitorData, { description: 'Leaves the corporate account of an owner.' })
  async leaveCorporateAccount(@Ctx() context: RequestContext): Promise<Visitor> {
    const user = requireUser(context.visitor);
    await this.teamService.leave(user);
    return (context.visitor = await this.identity.reload(user));
  }
}
