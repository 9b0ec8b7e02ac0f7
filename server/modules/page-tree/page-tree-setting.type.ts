import { Field, InputType, ObjectType } from 'type-graphql';
import type { SortDirection, TreeSortField } from '../../contract/reports/tree-counts.js';
import { flag, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

const treeSortFieldEnum = vocabularyEnum<TreeSortField>(
  'TreeSortField',
  'Sort key for the nodes of one level of the page tree. Counts include subfolders.',
  {
    name: 'Name.',
    sumIt1: 'Keywords in the top 1.',
    sumIt3: 'Keywords in the top 3.',
    sumIt5: 'Keywords in the top 5.',
    sumIt10: 'Keywords in the top 10.',
    sumIt50: 'Keywords in the top 50.',
    sumVis: 'Estimated daily visits.',
  },
);

const sortDirectionEnum = vocabularyEnum<SortDirection>('SortDirection', 'Sort direction.', {
  asc: 'Ascending.',
  desc: 'Descending.',
});

@ObjectType({ description: 'Display settings of one count in the page tree.' })
class TreeCountView {
  @flag('Whether the tree shows the count.') enabled!: boolean;
  @text('Bar colour, such as `#3b82f6`. The default `#b9f5f1` means the theme colour of the count.')
  color!: string;
  @flag('Whether bars are drawn behind the values.') background!: boolean;
}

const view = (description: string) => Field(() => TreeCountView, { description });

@ObjectType({ description: 'Counts that the page tree shows per node, including subfolders.' })
class TreeNodeView {
  @view('Keywords in the top 1.') sumIt1!: TreeCountView;
  @view('Keywords in the top 3.') sumIt3!: TreeCountView;
  @view('Keywords in the top 5.') sumIt5!: TreeCountView;
  @view('Keywords in the top 10.') sumIt10!: TreeCountView;
  @view('Keywords in the top 50.') sumIt50!: TreeCountView;
  @view('Estimated daily visits.') sumVis!: TreeCountView;
}

@ObjectType({ description: 'Displayed parts of the page tree.' })
class TreeView {
  @Field(() => TreeNodeView, { description: 'Counts next to the name of each node.' })
  treeNodeName!: TreeNodeView;
}

@ObjectType({ description: 'Order of the nodes of one level.' })
class TreeSort {
  @Field(() => treeSortFieldEnum, { description: 'Sort key.' }) field!: TreeSortField;
  @Field(() => sortDirectionEnum, { description: 'Sort direction.' }) dir!: SortDirection;
}

@ObjectType({ description: 'Page tree settings of the user, shared by all domains.' })
export class PageTreeSetting {
  @Field(() => TreeView, { description: 'Displayed counts.' }) view!: TreeView;
  @Field(() => TreeSort, {
    nullable: true,
    description: 'Order of the nodes of one level; null for the order of paths.',
  })
  sort!: TreeSort | null;
}

@InputType({ description: 'Display settings of one count in the page tree. Missing fields stay unchanged.' })
class TreeCountViewInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether the tree shows the count.' })
  enabled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Bar colour, such as `#3b82f6`.' })
  color?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether bars are drawn behind the values.' })
  background?: boolean | null;
}

const viewInput = (description: string) => Field(() => TreeCountViewInput, { nullable: true, description });

@InputType({ description: 'Counts that the page tree shows per node. Missing fields stay unchanged.' })
class TreeNodeViewInput {
  @viewInput('Keywords in the top 1.') sumIt1?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 3.') sumIt3?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 5.') sumIt5?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 10.') sumIt10?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 50.') sumIt50?: TreeCountViewInput | null;
  @viewInput('Estimated daily visits.') sumVis?: TreeCountViewInput | null;
}

@InputType({ description: 'Displayed parts of the page tree. Missing fields stay unchanged.' })
export class TreeViewInput {
  @Field(() => TreeNodeViewInput, { nullable: true, description: 'Counts next to the name of each node.' })
  treeNodeName?: TreeNodeViewInput | null;
}

@InputType({ description: 'Order of the nodes of one level.' })
export class TreeSortInput {
  @Field(() => String, {
    nullable: true,
    description: '`name` or a count such as `sumIt50`; null or empty for the order of paths.',
  })
  field?: string | null;

  @Field(() => String, { nullable: true, description: '`asc` or `desc`; `desc` by default.' })
  dir?: string | null;
}
