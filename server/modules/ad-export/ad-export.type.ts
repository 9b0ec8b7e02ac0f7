import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { count, listOf, optional, smallInt } from '../../schema-kit/fields.js';

@ObjectType({ description: 'The beginning of a file with which a domain’s ads are loaded into a campaign.' })
export class AdExportPreview {
  @listOf(() => String, 'Names of the columns that are filled in these lines, as the file has them.')
  columns!: string[];
  @Field(() => [[String]], { description: 'First lines of the file, a text for each of these columns.' })
  rows!: string[][];
  @count('Ads at keywords, those of all keywords together. Unit: ads.') lines!: number;
  @count('Keywords. Unit: keywords.') keywords!: number;
  @count('Different ads. Unit: ads.') ads!: number;
  @count('Keywords of more words than the program takes: they are left out. Unit: keywords.')
  tooLong!: number;
  @count('Other keywords that hold negative keywords: they are skipped. Unit: keywords.') keptOff!: number;
  @optional(() => GraphQLSafeInt, 'Ads at keywords that the plan lets into one file; null for all of them.')
  lineLimit!: number | null;
  @smallInt('Longest title that the program takes. Unit: characters.') titleLength!: number;
  @smallInt('Longest text that the program takes. Unit: characters.') textLength!: number;
  @smallInt('Words of a keyword that the program takes. Unit: words.') keywordWords!: number;
  @smallInt('Ads of one group that the program takes. Unit: ads.') adsInGroup!: number;
}
