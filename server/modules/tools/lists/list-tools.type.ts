import { ObjectType, Field } from 'type-graphql';
import { count, flag, listOf, smallInt, text } from '../../../schema-kit/fields.js';

@ObjectType({ description: 'Lines of a list.' })
export class ListLines {
  @count('How many there are.') count!: number;
  @text('All of them as one text, parted by line ends.') lines!: string;
}

@ObjectType({
  description: 'Two lists, compared. Blank lines are none, and a line that a list repeats counts once.',
})
export class ListComparison {
  @count('Different lines of the left list.') left!: number;
  @count('Different lines of the right list.') right!: number;
  @Field(() => ListLines, { description: 'What only the left list has.' }) onlyLeft!: ListLines;
  @Field(() => ListLines, { description: 'What only the right list has.' }) onlyRight!: ListLines;
  @Field(() => ListLines, { description: 'What both lists have, as the left one writes it.' })
  both!: ListLines;
}

@ObjectType({ description: 'What lists of words are combined into.' })
export class WordCombination {
  @count('Variations in all.') count!: number;
  @text('The first 1,000 variations, parted by line ends; the call `/tools/combine` answers all of them.')
  lines!: string;
}

@ObjectType({ description: 'Keywords without their near-duplicates.' })
export class ClearedDoubles {
  @Field(() => ListLines, { description: 'Keywords that stay, in the order of the list.' }) kept!: ListLines;
  @Field(() => ListLines, {
    description: 'Keywords that are the same as one that stays: the same words in any order and form.',
  })
  excluded!: ListLines;
  @text('The keyword that stays in place of each excluded one, line by line.') sameAs!: string;
  @text('Volumes of the excluded keywords, parted by commas; 0 where the database does not hold one.')
  excludedVolumes!: string;
  @text('Volumes of those that stay in their place, parted by commas.') sameAsVolumes!: string;
  @flag('Whether the report has more keywords than the plan or the tool takes.') isCut!: boolean;
}

@ObjectType('CountedWord', { description: 'A word in all its forms.' })
class WordWithForms {
  @listOf(() => String, 'Its forms in the keywords, the most frequent first.') forms!: string[];
  @smallInt('Keywords that hold it.') count!: number;
  @text('Places of these keywords among all, from 0, parted by commas.') places!: string;
}

@ObjectType({ description: 'The different words of keywords.' })
export class WordCount {
  @Field(() => ListLines, { description: 'The keywords, each once.' }) keywords!: ListLines;
  @count('Different words, all forms of one as one.') total!: number;
  @listOf(() => WordWithForms, 'The words, those in most keywords first.') words!: WordWithForms[];
  @flag('Whether the report has more keywords than the plan or the tool takes.') isCut!: boolean;
}
