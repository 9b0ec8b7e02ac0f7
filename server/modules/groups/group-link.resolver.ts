import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { GroupLinkService, GroupLinkRow } from './group-link.service.js';
import { flag, optional, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A public link to a group report.' })
class GroupReportLink {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @optional(() => String, 'URL; only returned on creation because it is not stored, otherwise null.')
  url!: string | null;
  @text('Time of creation, ISO 8601.') createdAt!: string;
  @optional(() => String, 'Expiry time, ISO 8601; null if it does not expire.')
  expiresAt!: string | null;
  @flag('Whether it was withdrawn.') isWithdrawn!: boolean;
  @flag(
    'Whether it grants access: not withdrawn, not expired, and its creator still belongs to the account of the report.',
  )
  isOpen!: boolean;
}

@Resolver()
export class GroupLinkResolver {
  constructor(private readonly links: GroupLinkService) {}

  @RequireAccess('user')
  @Query(() => [GroupReportLink], {
    description: 'Public links to a group report, active links first. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async groupReportLinks(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReportLink[]> {
    return (await this.links.list(requireUser(visitor), rid)).map((link) => presentLink(link, null));
  }

  @RequireAccess('user')
  @Mutation(() => GroupReportLink, {
    description:
      'Creates a public link to a group report, limited by the plan of its owner. Errors: NOT_FOUND, ' +
      'FORBIDDEN, INVALID_FIELD, BAD_REQUEST.',
  })
  async createGroupReportLink(
    @Arg('rid', () => ID, { description: 'Id of the report.' }) rid: string,
    @Arg('days', () => Int, {
      nullable: true,
      description: 'Days until the link expires; by default it does not expire.',
    })
    days: number | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<GroupReportLink> {
    const { link, url } = await this.links.create(requireUser(visitor), rid, days ?? null);
    return presentLink(link, url);
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description: 'Withdraws a link to a group report immediately. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async withdrawGroupReportLink(
    @Arg('id', () => ID, { description: 'Id of the link.' }) id: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.links.withdraw(requireUser(visitor), id);
    return true;
  }
}

function presentLink(
  { id, createdAt, expiresAt, withdrawnAt, isOpen }: GroupLinkRow,
  url: string | null,
): GroupReportLink {
  return {
    id,
    url,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isWithdrawn: withdrawnAt !== null,
    isOpen,
  };
}
