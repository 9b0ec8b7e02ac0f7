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
} from '../../contract/group-edits.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { count, flag, listOf, oneOf, text } from '../../schema-kit/fields.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { GroupReport } from './group-report.type.js';

const actionEnum = vocabularyEnum<GroupEditAction>(
  'GroupEditAction',
  'What an edit of a group report does.',
  {
    import: 'Adds keywords.',
    delete: 'Takes keywords away.',
  },
);

const sourceEnum = vocabularyEnum<GroupEditSource>(
  'GroupEditSource',
  'What an edit of a group report chooses its keywords by.',
  {
    list: 'A list of keywords.',
    file: 'A file of keywords.',
    domains: 'Domains that have them.',
    filter: 'Conditions. To add, on the keywords that the report’s own domains have.',
    doubles:
      'The same words in another order or in other forms; the one searched for most stays. To add, doubles among the ' +
      'keywords that the report’s own domains have.',
    template: 'Templates. To add, on the keywords that the report’s own domains have.',
    keys: 'Their ids, as of chosen rows.',
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
    'Conditions on keywords; what is missing or null asks nothing. Of search results and of ads they are asked by themselves. A ' +
    'list takes keywords of its own kind where these are chosen, else those of the other.',
})
class GroupConditionsInput implements GroupConditions {
  @choice('Take keywords that rank in search results.') keysFromOrganic?: boolean | null;
  @choice('Any of the organic conditions is enough.') keysFromOrganicOr?: boolean | null;
  @choice('Take keywords that have ads.') keysFromContext?: boolean | null;
  @choice('Any of the conditions on ads is enough.') keysFromContextOr?: boolean | null;
  @bounded('organicPosFrom', 'Best place of one of the domains, from') organicPosFrom?: number | null;
  @bounded('organicPosTo', 'Its last place') organicPosTo?: number | null;
  @bounded('organicWsFrom', 'Searches a month, from') organicWsFrom?: number | null;
  @bounded('organicWsTo', 'Searches a month, at most') organicWsTo?: number | null;
  @bounded('organicWeightFrom', 'Domains that have the keyword, from') organicWeightFrom?: number | null;
  @bounded('organicWeightTo', 'Domains that have the keyword, at most') organicWeightTo?: number | null;
  @bounded('organicNumWordsFrom', 'Words, from') organicNumWordsFrom?: number | null;
  @bounded('organicNumWordsTo', 'Words, at most') organicNumWordsTo?: number | null;
  @bounded('organicIsGeo', '1: only those that name a place, 0: only others') organicIsGeo?: number | null;
  @bounded('organicIsQuestion', '1: only questions, 0: only others') organicIsQuestion?: number | null;
  @bounded('contextWsFrom', 'Of ads: searches a month, from') contextWsFrom?: number | null;
  @bounded('contextWsTo', 'Of ads: searches a month, at most') contextWsTo?: number | null;
  @bounded('contextWskFrom', 'Of ads: exact searches a month, from') contextWskFrom?: number | null;
  @bounded('contextWeightFrom', 'Of ads: domains that have the keyword, from') contextWeightFrom?:
    | number
    | null;
  @bounded('contextWeightTo', 'Of ads: domains that have the keyword, at most') contextWeightTo?:
    | number
    | null;
  @bounded('contextNumWordsFrom', 'Of ads: words, from') contextNumWordsFrom?: number | null;
  @bounded('contextNumWordsTo', 'Of ads: words, at most') contextNumWordsTo?: number | null;
  @bounded('contextIsGeo', 'Of ads, 1: only those that name a place, 0: only others') contextIsGeo?:
    | number
    | null;
  @bounded('contextIsQuestion', 'Of ads, 1: only questions, 0: only others') contextIsQuestion?:
    | number
    | null;
}

@InputType({ description: 'An edit of a group report.' })
export class GroupEditInput {
  @Field(() => actionEnum, { description: 'What it does.' }) action!: GroupEditAction;
  @Field(() => sourceEnum, { description: 'What it chooses keywords by.' }) by!: GroupEditSource;
  @Field(() => Boolean, { description: 'Whether it changes the keywords of search results.' })
  organic!: boolean;
  @Field(() => Boolean, { description: 'Whether it changes the keywords of ads.' }) context!: boolean;
  @Field(() => [String], {
    nullable: true,
    description: `Of a list: keywords, at most ${maxEditKeywords}; blank ones do not count.`,
  })
  keys?: string[] | null;
  @Field(() => UploadScalar, {
    nullable: true,
    description: `A txt or csv file of at most ${maxEditFileKb} KB and ${maxEditKeywords} lines.`,
  })
  file?: IncomingFile | null;
  @Field(() => [String], {
    nullable: true,
    description: `Domains by their names or ids, at most ${maxEditDomains}.`,
  })
  domains?: string[] | null;
  @Field(() => GroupConditionsInput, { nullable: true, description: 'Of domains and of a filter.' })
  conditions?: GroupConditionsInput | null;
  @Field(() => [String], {
    nullable: true,
    description: `Templates, at most ${maxEditTemplates}: % stands for any text, _ for one character.`,
  })
  templates?: string[] | null;
  @Field(() => [GraphQLSafeInt], { nullable: true, description: 'Of keys: ids of keywords.' })
  ids?: number[] | null;
}

@ObjectType({ description: 'What an edit would do.' })
export class GroupEditPreview {
  @count('Keywords of search results that would come or go.') organic!: number;
  @count('Keywords of ads that would come or go.') context!: number;
  @listOf(() => String, 'The first 20 keywords or domains that are not known.') unknown!: string[];
  @count('Number of all of them.') unknownCount!: number;
  @listOf(() => String, 'The first 10 keywords that would come or go, searched for most first.')
  samples!: string[];
}

@ObjectType('GroupEdit', { description: 'A change of the keywords of a group report.' })
export class GroupEditEntry {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @oneOf(actionEnum, 'What it did.') action!: GroupEditAction;
  @oneOf(sourceEnum, 'What it chose keywords by.') by!: GroupEditSource;
  @count('Keywords of search results that came or went.') organic!: number;
  @count('Keywords of ads that came or went.') context!: number;
  @text('When, ISO 8601.') at!: string;
  @text('E-mail of who did it; empty once the account is gone.') who!: string;
  @flag('Whether it was undone.') isUndone!: boolean;
  @flag('Whether it can be undone now: the latest that was not.') canUndo!: boolean;
}

@ObjectType('GroupEditAnswer', { description: 'A group report after an edit.' })
export class GroupEditResult {
  @Field(() => GroupReport, { description: 'The report.' }) report!: GroupReport;
  @Field(() => GroupEditEntry, { description: 'The edit.' }) edit!: GroupEditEntry;
  @listOf(() => String, 'The first 20 keywords or domains that are not known.') unknown!: string[];
  @count('Number of all of them.') unknownCount!: number;
}
