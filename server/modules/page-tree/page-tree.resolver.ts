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
    description: 'Ranking pages of a domain as a tree of paths.',
  })
  pageTree(
    @Arg('domain', () => String, {
      description: 'Domain, such as `shop.example`. A scheme, `www.` and a path are ignored.',
    })
    domain: string,
    @Arg('base', () => String, {
      nullable: true,
      description:
        'Code of the database, such as `gny`. Defaults to the database selected in this browser, then to `gny`.',
    })
    base: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PageTree> {
    return openPageTree(domain, base ?? context.defaultBase, context);
  }
}
