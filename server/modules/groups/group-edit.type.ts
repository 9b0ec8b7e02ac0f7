import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  groupConditionBounds,
  maxEditFileKb,
  maxEditDomains,
  maxEditKeywords,
  maxEditTemplates,
  type GroupConditions,
  type GroupEditAction,
  type GroupEditSource,
} from '../../contract/projects/group-edits.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { count, flag, listOf, oneOf, text } from '../../schema-kit/fields.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { GroupReport } from './group-report.type.js';

const actionEnum = vocabularyEnum<GroupEditAction>('GroupEditAction', 'Action of a group report edit.', {
  import: 'Adds keywords.',
  delete: 'Removes keywords.',
});

const sourceEnum = vocabularyEnum<GroupEditSource>(
  'GroupEditSource',
  'Keyword selection of a group report edit.',
  {
    list: 'A list of keywords.',
    file: 'A file of keywords.',
    domains: 'Keywords of domains.',
    filter: 'Conditions on keywords. The import action selects from the keywords of the report’s domains.',
    doubles:
      'Near-duplicates: the same words in another order or form; the one with the highest volume remains. The import action adds them from the ' +
      'keywords of the report’s domains.',
    template: 'Templates. The import action selects from the keywords of the report’s domains.',
    keys: 'Keyword ids, such as those of selected rows.',
  },
);

type Bounded = keyof typeof groupConditionBounds;

function bounded(name: Bounded, description: string): PropertyDecorator {
  const [min, max] = groupConditionBounds[name];
  const range = max > 1_000_000 ? `${min} or more` : `${min} to ${max}`;
  const type = () => (max > 2_147_483_647 ? GraphQLSafeInt : Int);
  return Field(type, { nullable: true, description: `${description}, ${range}.` });
}

function choice(description: string): PropertyDecorator {
  return Field(() => Boolean, { nullable: true, description });
}

@InputType('GroupConditions', {
  description:
    'Conditions on keywords; missing and null conditions are ignored. Organic and paid conditions apply separately. A ' +
    'keyword list is filled from its own channel if that is selected, otherwise from the other channel.',
})
class GroupConditionsInput implements GroupConditions {
  @choice('Selects organic keywords.') keysFromOrganic?: boolean | null;
  @choice('Combines the organic conditions with OR instead of AND.') keysFromOrganicOr?: boolean | null;
  @choice('Selects paid keywords.') keysFromContext?: boolean | null;
  @choice('Combines the paid conditions with OR instead of AND.') keysFromContextOr?: boolean | null;
  @bounded('organicPosFrom', 'Minimum position of any of the domains') organicPosFrom?: number | null;
  @bounded('organicPosTo', 'Maximum position of any of the domains') organicPosTo?: number | null;
  @bounded('organicWsFrom', 'Minimum monthly search volume') organicWsFrom?: number | null;
  @bounded('organicWsTo', 'Maximum monthly search volume') organicWsTo?: number | null;
  @bounded('organicWeightFrom', 'Minimum number of domains with the keyword') organicWeightFrom?:
    | number
    | null;
  @bounded('organicWeightTo', 'Maximum number of domains with the keyword') organicWeightTo?: number | null;
  @bounded('organicNumWordsFrom', 'Minimum number of words') organicNumWordsFrom?: number | null;
  @bounded('organicNumWordsTo', 'Maximum number of words') organicNumWordsTo?: number | null;
  @bounded('organicIsGeo', '1: only keywords with a place name, 0: only others') organicIsGeo?: number | null;
  @bounded('organicIsQuestion', '1: only questions, 0: only others') organicIsQuestion?: number | null;
  @bounded('contextWsFrom', 'Paid keywords: minimum monthly search volume') contextWsFrom?: number | null;
  @bounded('contextWsTo', 'Paid keywords: maximum monthly search volume') contextWsTo?: number | null;
  @bounded('contextWskFrom', 'Paid keywords: minimum monthly exact search volume') contextWskFrom?:
    | number
    | null;
  @bounded('contextWeightFrom', 'Paid keywords: minimum number of domains with the keyword')
  contextWeightFrom?: number | null;
  @bounded('contextWeightTo', 'Paid keywords: maximum number of domains with the keyword') contextWeightTo?:
    | number
    | null;
  @bounded('contextNumWordsFrom', 'Paid keywords: minimum number of words') contextNumWordsFrom?:
    | number
    | null;
  @bounded('contextNumWordsTo', 'Paid keywords: maximum number of words') contextNumWordsTo?: number | null;
  @bounded('contextIsGeo', 'Paid keywords, 1: only with a place name, 0: only others') contextIsGeo?:
    | number
    | null;
  @bounded('contextIsQuestion', 'Paid keywords, 1: only questions, 0: only others') contextIsQuestion?:
    | number
    | null;
}

@InputType({ description: 'An edit of a group report.' })
export class GroupEditInput {
  @Field(() => actionEnum, { description: 'Action.' }) action!: GroupEditAction;
  @Field(() => sourceEnum, { description: 'Keyword selection.' }) by!: GroupEditSource;
  @Field(() => Boolean, { description: 'Edits the organic keywords.' })
  organic!: boolean;
  @Field(() => Boolean, { description: 'Edits the paid keywords.' }) context!: boolean;
  @Field(() => [String], {
    nullable: true,
    description: `For \`list\`: keywords, at most ${maxEditKeywords}; blank lines are ignored.`,
  })
  keys?: string[] | null;
  @Field(() => UploadScalar, {
    nullable: true,
    description: `For \`file\`: a txt or csv file of at most ${maxEditFileKb} KB and ${maxEditKeywords} lines.`,
  })
  file?: IncomingFile | null;
  @Field(() => [String], {
    nullable: true,
    description: `For \`domains\`: domain names or ids, at most ${maxEditDomains}.`,
  })
  domains?: string[] | null;
  @Field(() => GroupConditionsInput, {
    nullable: true,
    description: 'For `domains` and `filter`: conditions.',
  })
  conditions?: GroupConditionsInput | null;
  @Field(() => [String], {
    nullable: true,
    description: `For \`template\`: templates, at most ${maxEditTemplates}; % matches any text, _ one character.`,
  })
  templates?: string[] | null;
  @Field(() => [GraphQLSafeInt], { nullable: true, description: 'For `keys`: keyword ids.' })
  ids?: number[] | null;
}

@ObjectType({ description: 'Preview of an edit.' })
export class GroupEditPreview {
  @count('Number of organic keywords added or removed.') organic!: number;
  @count('Number of paid keywords added or removed.') context!: number;
  @listOf(() => String, 'First 20 unknown keywords or domains.') unknown!: string[];
  @count('Total number of unknown keywords or domains.') unknownCount!: number;
  @listOf(() => String, 'First 10 keywords added or removed, by descending search volume.')
  samples!: string[];
}

@ObjectType('GroupEdit', { description: 'An edit in the history of a group report.' })
export class GroupEditEntry {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @oneOf(actionEnum, 'Action.') action!: GroupEditAction;
  @oneOf(sourceEnum, 'Keyword selection.') by!: GroupEditSource;
  @count('Number of organic keywords added or removed.') organic!: number;
  @count('Number of paid keywords added or removed.') context!: number;
  @text('Time of the edit, ISO 8601.') at!: string;
  @text('E-mail of the author; empty after the account was deleted.') who!: string;
  @flag('Whether it was undone.') isUndone!: boolean;
  @flag('Whether it can be undone now; only the latest active edit can.') canUndo!: boolean;
}

@ObjectType('GroupEditAnswer', { description: 'Result of a group report edit.' })
export class GroupEditResult {
  @Field(() => GroupReport, { description: 'Report after the edit.' }) report!: GroupReport;
  @Field(() => GroupEditEntry, { description: 'The edit.' }) edit!: GroupEditEntry;
  @listOf(() => String, 'First 20 unknown keywords or domains.') unknown!: string[];
  @count('Total number of unknown keywords or domains.') unknownCount!: number;
}
