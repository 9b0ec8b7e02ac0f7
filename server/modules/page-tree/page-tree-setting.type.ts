import { Field, InputType, ObjectType } from 'type-graphql';
import type { SortDirection, TreeSortField } from '../../contract/tree-counts.js';
import { flag, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

const treeSortFieldEnum = vocabularyEnum<TreeSortField>(
  'TreeSortField',
  'What the nodes of one level of the page tree are ordered by. Counts include subfolders.',
  {
    name: 'Their names.',
    sumIt1: 'Keywords in the top 1.',
    sumIt3: 'Keywords in the top 3.',
    sumIt5: 'Keywords in the top 5.',
    sumIt10: 'Keywords in the top 10.',
    sumIt50: 'Keywords in the top 50.',
    sumVis: 'Estimated daily visits.',
  },
);

const sortDirectionEnum = vocabularyEnum<SortDirection>('SortDirection', 'Where an order begins.', {
  asc: 'With the least, of names with A.',
  desc: 'With the most, of names with Z.',
});

@ObjectType({ description: 'How one count of the page tree is shown.' })
class TreeCountView {
  @flag('Whether the tree shows it.') enabled!: boolean;
  @text(
    'Colour of its bars, as `#3b82f6`. The usual one, `#b9f5f1`, stands for the tint that the theme has for the count.',
  )
  color!: string;
  @flag('Whether bars stand behind its figures.') background!: boolean;
}

const view = (description: string) => Field(() => TreeCountView, { description });

@ObjectType({ description: 'What the page tree shows of each node: counts including subfolders.' })
class TreeNodeView {
  @view('Keywords in the top 1.') sumIt1!: TreeCountView;
  @view('Keywords in the top 3.') sumIt3!: TreeCountView;
  @view('Keywords in the top 5.') sumIt5!: TreeCountView;
  @view('Keywords in the top 10.') sumIt10!: TreeCountView;
  @view('Keywords in the top 50.') sumIt50!: TreeCountView;
  @view('Estimated daily visits.') sumVis!: TreeCountView;
}

@ObjectType({ description: 'What the page tree shows.' })
class TreeView {
  @Field(() => TreeNodeView, { description: 'Beside the name of each node.' }) treeNodeName!: TreeNodeView;
}

@ObjectType({ description: 'Order of the nodes of one level.' })
class TreeSort {
  @Field(() => treeSortFieldEnum, { description: 'What they are ordered by.' }) field!: TreeSortField;
  @Field(() => sortDirectionEnum, { description: 'Where the order begins.' }) dir!: SortDirection;
}

@ObjectType({ description: 'How you want the page tree, the same for every domain.' })
export class PageTreeSetting {
  @Field(() => TreeView, { description: 'What it shows.' }) view!: TreeView;
  @Field(() => TreeSort, { nullable: true, description: 'Null for the order of the paths.' })
  sort!: TreeSort | null;
}

@InputType({ description: 'How one count of the page tree is shown; what is missing stays.' })
class TreeCountViewInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether the tree shows it.' })
  enabled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Colour of its bars, as `#3b82f6`.' })
  color?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether bars stand behind its figures.' })
  background?: boolean | null;
}

const viewInput = (description: string) => Field(() => TreeCountViewInput, { nullable: true, description });

@InputType({ description: 'What the page tree shows of each node; what is missing stays.' })
class TreeNodeViewInput {
  @viewInput('Keywords in the top 1.') sumIt1?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 3.') sumIt3?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 5.') sumIt5?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 10.') sumIt10?: TreeCountViewInput | null;
  @viewInput('Keywords in the top 50.') sumIt50?: TreeCountViewInput | null;
  @viewInput('Estimated daily visits.') sumVis?: TreeCountViewInput | null;
}

@InputType({ description: 'What the page tree shows; what is missing stays.' })
export class TreeViewInput {
  @Field(() => TreeNodeViewInput, { nullable: true, description: 'Beside the name of each node.' })
  treeNodeName?: TreeNodeViewInput | null;
}

@InputType({ description: 'Order of the nodes of one level.' })
export class TreeSortInput {
  @Field(() => String, {
    nullable: true,
    description: '`name`, or a count as `sumIt50`; null or empty for the order of the paths.',
  })
  field?: string | null;

  @Field(() => String, { nullable: true, description: '`asc` or `desc`; `desc` by default.' })
  dir?: string | null;
}
