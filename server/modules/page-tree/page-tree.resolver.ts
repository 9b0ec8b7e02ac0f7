import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { openPageTree } from './page-tree.js';
import { PageTree } from './page-tree.type.js';

@Resolver()
export class PageTreeResolver {
  @RequireAccess('guest')
  @Query(() => PageTree, {
    complexity: 40,
    description: 'Pages of a domain with a position, as a tree of their paths.',
  })
  pageTree(
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
  ): Promise<PageTree> {
    return openPageTree(domain, base ?? context.defaultBase, context);
  }
}
