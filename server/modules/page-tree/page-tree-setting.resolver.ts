import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { TreeSettings } from '../../entities/page-tree-setting.entity.js';
import type { PageTreeSettingService } from './page-tree-setting.service.js';
import { PageTreeSetting, TreeSortInput, TreeViewInput } from './page-tree-setting.type.js';

@Resolver()
export class PageTreeSettingResolver {
  constructor(private readonly pageTreeSettings: PageTreeSettingService) {}

  @RequireAccess('user')
  @Query(() => PageTreeSetting, { description: 'Page tree settings of the user.' })
  async pageTreeSetting(@Ctx() { visitor }: RequestContext): Promise<PageTreeSetting> {
    return presentSettings(await this.pageTreeSettings.read(requireUser(visitor)));
  }

  @RequireAccess('user')
  @Mutation(() => PageTreeSetting, {
    description: 'Updates the page tree settings of the user. Missing fields stay unchanged.',
  })
  async savePageTreeSetting(
    @Arg('view', () => TreeViewInput, { nullable: true, description: 'Displayed counts.' })
    view: TreeViewInput | null | undefined,
    @Arg('sort', () => TreeSortInput, {
      nullable: true,
      description: 'Order of the nodes of one level; null for the order of paths.',
    })
    sort: TreeSortInput | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PageTreeSetting> {
    const change = { counts: view?.treeNodeName, sort };
    return presentSettings(await this.pageTreeSettings.save(requireUser(visitor), change));
  }
}

function presentSettings({ counts, sort }: TreeSettings): PageTreeSetting {
  return { view: { treeNodeName: counts }, sort };
}
