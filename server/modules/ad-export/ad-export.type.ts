import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { count, listOf, optional, smallInt } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Preview of a campaign file with the ads of a domain.' })
export class AdExportPreview {
  @listOf(() => String, 'Names of the non-empty columns in the preview.')
  columns!: string[];
  @Field(() => [[String]], { description: 'First lines of the file, one value per column.' })
  rows!: string[][];
  @count('Number of pairs of keyword and ad.') lines!: number;
  @count('Number of keywords.') keywords!: number;
  @count('Number of distinct ads.') ads!: number;
  @count('Number of omitted keywords with more words than the ad editor allows.')
  tooLong!: number;
  @count('Number of other keywords that are omitted because of negative keywords.') keptOff!: number;
  @optional(
    () => GraphQLSafeInt,
    'Maximum pairs of keyword and ad in a file by the plan; null without a limit.',
  )
  lineLimit!: number | null;
  @smallInt('Maximum title length. Unit: characters.') titleLength!: number;
  @smallInt('Maximum text length. Unit: characters.') textLength!: number;
  @smallInt('Maximum words per keyword.') keywordWords!: number;
  @smallInt('Maximum ads per group.') adsInGroup!: number;
}
