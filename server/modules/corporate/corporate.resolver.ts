import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf, type Visitor } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { VisitorData } from '../accounts/visitor.type.js';
import {
  Colleague,
  CorporateAccount,
  corporateAddition,
  InvitationData,
  type CorporateAddition,
} from './corporate.type.js';

const EmailArg = () => Arg('email', () => String, { description: 'E-mail of the person.' });
const UidArg = () => Arg('uid', () => String, { description: 'The secret in the link of the letter.' });

@Resolver()
export class CorporateResolver {
  @Allowed('owner')
  @Query(() => CorporateAccount, { description: 'The people who work with the owner’s plan.' })
  corporateAccount(@Ctx() { people, visitor }: RequestContext): Promise<CorporateAccount> {
    return people.corporate.overview(personOf(visitor));
  }

  @Allowed('person')
  @Query(() => [Colleague], { description: 'Everybody else who works with the same plan, by e-mail.' })
  colleagues(@Ctx() { people, visitor }: RequestContext): Promise<Colleague[]> {
    return people.corporate.colleagues(personOf(visitor));
  }

  @Allowed('anybody')
  @Query(() => InvitationData, { description: 'What the link of an invitation is about.' })
  invitation(@UidArg() uid: string, @Ctx() { people }: RequestContext): Promise<InvitationData> {
    return people.joining.describe(uid);
  }

  @Allowed('owner')
  @Mutation(() => corporateAddition, {
    description: 'Adds a sub-user by e-mail, or says that the person has an account and must be invited.',
  })
  addCorporateUser(
    @EmailArg() email: string,
    @Ctx() { people, visitor }: RequestContext,
  ): Promise<CorporateAddition> {
    return people.corporate.add(personOf(visitor), email);
  }

  @Allowed('owner')
  @Mutation(() => CorporateAccount, {
    description: 'Takes a sub-user out of the account, or an invitation back. The person’s sessions end.',
  })
  async removeCorporateUser(
    @EmailArg() email: string,
    @Ctx() { people, visitor }: RequestContext,
  ): Promise<CorporateAccount> {
    const person = personOf(visitor);
    await people.corporate.remove(person, email);
    return people.corporate.overview(person);
  }

  @Allowed('owner')
  @Mutation(() => CorporateAccount, {
    description: 'Mails an invitation, or to a new sub-user the letter to set a password once more.',
  })
  async inviteCorporateUser(
    @EmailArg() email: string,
    @Ctx() { people, visitor }: RequestContext,
  ): Promise<CorporateAccount> {
    const person = personOf(visitor);
    await people.corporate.invite(person, email);
    return people.corporate.overview(person);
  }

  @Allowed('person')
  @Mutation(() => VisitorData, { description: 'Accepts an invitation: joins the owner’s account.' })
  async acceptInvitation(@UidArg() uid: string, @Ctx() context: RequestContext): Promise<Visitor> {
    const person = personOf(context.visitor);
    await context.people.joining.accept(person, uid);
    return (context.visitor = await context.people.identity.reread(person));
  }

  @Allowed('anybody')
  @Mutation(() => VisitorData, {
    description: 'Sets the first password of an account that an owner has made, and logs the browser in.',
  })
  async activateAccount(
    @UidArg() uid: string,
    @Arg('password', () => String, { description: 'New password, 8 to 128 characters.' }) password: string,
    @Arg('passwordRepeat', () => String, { description: 'The same once more.' }) passwordRepeat: string,
    @Ctx() context: RequestContext,
  ): Promise<Visitor> {
    const { joining } = context.people;
    return (context.visitor = await joining.activate(uid, password, passwordRepeat, context));
  }

  @Allowed('person')
  @Mutation(() => VisitorData, { description: 'Leaves the corporate account of an owner.' })
  async leaveCorporateAccount(@Ctx() context: RequestContext): Promise<Visitor> {
    const person = personOf(context.visitor);
    await context.people.corporate.leave(person);
    return (context.visitor = await context.people.identity.reread(person));
  }
}
