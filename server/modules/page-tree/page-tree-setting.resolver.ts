import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { TreeSetting } from '../../entities/page-tree-setting.entity.js';
import type { PageTreeSettingService } from './page-tree-setting.service.js';
import { PageTreeSetting, TreeSortInput, TreeViewInput } from './page-tree-setting.type.js';

@Resolver()
export class PageTreeSettingResolver {
  constructor(private readonly pageTreeSettings: PageTreeSettingService) {}

  @RequireAccess('user')
  @Query(() => PageTreeSetting, { description: 'How you want the page tree.' })
  async pageTreeSetting(@Ctx() { visitor }: RequestContext): Promise<PageTreeSetting> {
    return present(await this.pageTreeSettings.read(requireUser(visitor)));
  }

  @RequireAccess('user')
  @Mutation(() => PageTreeSetting, {
    description: 'Keeps how you want the page tree; what is missing stays.',
  })
  async savePageTreeSetting(
    @Arg('view', () => TreeViewInput, { nullable: true, description: 'What it shows.' })
    view: TreeViewInput | null | undefined,
    @Arg('sort', () => TreeSortInput, {
      nullable: true,
      description: 'Order of the nodes of one level; null for that of the paths.',
    })
    sort: TreeSortInput | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PageTreeSetting> {
    const change = { counts: view?.treeNodeName, sort };
    return present(await this.pageTreeSettings.save(requireUser(visitor), change));
  }
}

function present({ counts, sort }: TreeSetting): PageTreeSetting {
  return { view: { treeNodeName: counts }, sort };
}
