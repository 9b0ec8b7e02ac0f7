import { ObjectType, Field } from 'type-graphql';
import { count, flag, listOf, smallInt, text } from '../../../schema-kit/fields.js';

@ObjectType({ description: 'Lines of a list.' })
export class ListLines {
  @count('Number of lines.') count!: number;
  @text('All lines as one text, separated by line breaks.') lines!: string;
}

@ObjectType({
  description: 'Comparison of two lists. Blank and duplicate lines are ignored.',
})
export class ListComparison {
  @count('Number of distinct lines in the left list.') left!: number;
  @count('Number of distinct lines in the right list.') right!: number;
  @Field(() => ListLines, { description: 'Lines only in the left list.' }) onlyLeft!: ListLines;
  @Field(() => ListLines, { description: 'Lines only in the right list.' }) onlyRight!: ListLines;
  @Field(() => ListLines, { description: 'Lines in both lists, in the spelling of the left list.' })
  both!: ListLines;
}

@ObjectType({ description: 'Combinations of several word lists.' })
export class WordCombination {
  @count('Total number of variations.') count!: number;
  @text('First 1,000 variations, separated by line breaks; `/tools/combine` returns all of them.')
  lines!: string;
}

@ObjectType({ description: 'Keywords without their near-duplicates.' })
export class ClearedDoubles {
  @Field(() => ListLines, { description: 'Remaining keywords, in list order.' }) kept!: ListLines;
  @Field(() => ListLines, {
    description: 'Removed keywords: they have the same words as a remaining keyword, in any order and form.',
  })
  excluded!: ListLines;
  @text('Remaining keyword that replaces each removed one, line by line.') sameAs!: string;
  @text('Search volumes of the removed keywords, comma-separated; 0 if unknown.')
  excludedVolumes!: string;
  @text('Search volumes of the keywords that replace them, comma-separated.') sameAsVolumes!: string;
  @flag('Whether keywords of the report were cut off by the limit of the plan or the tool.') isCut!: boolean;
}

@ObjectType('CountedWord', { description: 'A word in all its forms.' })
class WordWithForms {
  @listOf(() => String, 'Forms that occur in the keywords, most frequent first.') forms!: string[];
  @smallInt('Number of keywords that contain it.') count!: number;
  @text('0-based indexes of these keywords in `keywords`, comma-separated.') places!: string;
}

@ObjectType({ description: 'Distinct words of a keyword list.' })
export class WordCount {
  @Field(() => ListLines, { description: 'Keywords without duplicates.' }) keywords!: ListLines;
  @count('Number of distinct words; all forms of a word count as one.') total!: number;
  @listOf(() => WordWithForms, 'Words by descending number of keywords.') words!: WordWithForms[];
  @flag('Whether keywords of the report were cut off by the limit of the plan or the tool.') isCut!: boolean;
}
