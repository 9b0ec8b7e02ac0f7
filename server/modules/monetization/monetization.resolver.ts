import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { Monetization } from './monetization.type.js';
import { openMonetization } from './read-monetization.js';

@Resolver()
export class MonetizationResolver {
  @RequireAccess('guest')
  @Query(() => Monetization, {
    complexity: 10,
    description: 'Identifiers that a site carries, other sites of its owner, and its subdomains.',
  })
  monetization(
    @Arg('domain', () => String, {
      description: 'The domain, as `shop.example`. A scheme, `www.` and a path are cut off.',
    })
    domain: string,
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the database, as `gny`; without it the one chosen in this browser, else `gny`.',
    })
    base: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Monetization> {
    return openMonetization(domain, base ?? context.defaultBase, context);
  }
}
