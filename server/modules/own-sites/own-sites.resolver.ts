import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import type { Visitor } from '../../request/visitor.js';
import { VisitorData } from '../accounts/visitor.type.js';
import { describeOwnSites } from './describe-own-sites.js';
import { OwnSiteData } from './own-site.type.js';

@Resolver(() => VisitorData)
export class OwnSitesResolver {
  @FieldResolver(() => [OwnSiteData], {
    description: 'Sites with first-party data imported by the account or its team.',
  })
  async ownSites(
    @Root() { owner, sessionEndReason }: Visitor,
    @Ctx() { firstPartySites }: RequestContext,
  ): Promise<OwnSiteData[]> {
    if (owner === null || sessionEndReason !== null) return [];
    return describeOwnSites(await firstPartySites.findByOwner(owner.id));
  }
}
