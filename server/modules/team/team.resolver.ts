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

const EmailArg = () => Arg('email', () => String, { description: 'E-mail of the user.' });
const UidArg = () => Arg('uid', () => String, { description: 'Secret in the link of the e-mail.' });

@Resolver()
export class TeamResolver {
  constructor(
    private readonly teamService: TeamService,
    private readonly invitationAcceptance: InvitationAcceptanceService,
    private readonly identity: IdentityService,
  ) {}

  @RequireAccess('owner')
  @Query(() => Team, { name: 'corporateAccount', description: 'Team of the owner, with open invitations.' })
  team(@Ctx() { visitor }: RequestContext): Promise<Team> {
    return this.teamService.overview(requireUser(visitor));
  }

  @RequireAccess('user')
  @Query(() => [OtherTeamMember], {
    name: 'colleagues',
    description: 'Other team members who share the plan, sorted by e-mail.',
  })
  otherTeamMembers(@Ctx() { visitor }: RequestContext): Promise<OtherTeamMember[]> {
    return this.teamService.otherMembers(requireUser(visitor));
  }

  @RequireAccess('public')
  @Query(() => InvitationData, { description: 'Invitation of a link.' })
  invitation(@UidArg() uid: string): Promise<InvitationData> {
    return this.invitationAcceptance.describe(uid);
  }

  @RequireAccess('owner')
  @Mutation(() => addMemberResults, {
    description:
      'Adds a team member by e-mail. Returns `REBIND` if the e-mail has an account, which must be invited.',
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
    description: 'Removes a team member and ends their sessions, or withdraws an invitation.',
  })
  async removeCorporateUser(@EmailArg() email: string, @Ctx() { visitor }: RequestContext): Promise<Team> {
    const user = requireUser(visitor);
    await this.teamService.remove(user, email);
    return this.teamService.overview(user);
  }

  @RequireAccess('owner')
  @Mutation(() => Team, {
    description: 'Sends an invitation, or resends the activation e-mail to a new team member.',
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
  @Mutation(() => VisitorData, { description: 'Accepts an invitation and joins the team of the owner.' })
  async acceptInvitation(@UidArg() uid: string, @Ctx() context: RequestContext): Promise<Visitor> {
    const user = requireUser(context.visitor);
    await this.invitationAcceptance.accept(user, uid);
    return (context.visitor = await this.identity.reload(user));
  }

  @RequireAccess('public')
  @Mutation(() => VisitorData, {
    description: 'Sets the first password of an account created by an owner, and logs the browser in.',
  })
  async activateAccount(
    @UidArg() uid: string,
    @Arg('password', () => String, { description: 'New password, 8 to 128 characters.' }) password: string,
    @Arg('passwordRepeat', () => String, { description: 'Repeated new password.' }) passwordRepeat: string,
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
  @Mutation(() => VisitorData, { description: 'Leaves the team of an owner.' })
  async leaveCorporateAccount(@Ctx() context: RequestContext): Promise<Visitor> {
    const user = requireUser(context.visitor);
    await this.teamService.leave(user);
    return (context.visitor = await this.identity.reload(user));
  }
}
