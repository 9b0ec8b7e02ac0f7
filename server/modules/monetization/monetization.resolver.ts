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
    description:
      'Advertising and analytics identifiers of a site, other sites of its owner, and its subdomains.',
  })
  monetization(
    @Arg('domain', () => String, {
      description: 'Domain, for example `shop.example`. Scheme, `www.` and path are removed.',
    })
    domain: string,
    @Arg('base', () => String, {
      nullable: true,
      description:
        'Code of the database, for example `gny`. Defaults to the database selected in this browser, otherwise `gny`.',
    })
    base: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Monetization> {
    return openMonetization(domain, base ?? context.defaultBase, context);
  }
}
