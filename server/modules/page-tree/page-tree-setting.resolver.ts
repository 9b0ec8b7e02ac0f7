import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import type { KeptTreeSetting } from './page-tree-setting.js';
import { PageTreeSetting, TreeSortInput, TreeViewInput } from './page-tree-setting.type.js';

@Resolver()
export class PageTreeSettingResolver {
  @Allowed('person')
  @Query(() => PageTreeSetting, { description: 'How you want the page tree.' })
  async pageTreeSetting(@Ctx() { visitor, people }: RequestContext): Promise<PageTreeSetting> {
    return presented(await people.pageTreeSettings.read(personOf(visitor)));
  }

  @Allowed('person')
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
    @Ctx() { visitor, people }: RequestContext,
  ): Promise<PageTreeSetting> {
    const change = { counts: view?.treeNodeName, sort };
    return presented(await people.pageTreeSettings.save(personOf(visitor), change));
  }
}

function presented({ counts, sort }: KeptTreeSetting): PageTreeSetting {
  return { view: { treeNodeName: counts }, sort };
}
