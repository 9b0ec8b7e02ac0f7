import { Field, ID, ObjectType } from 'type-graphql';
import { count, flag, listOf, optional, text } from '../../../schema-kit/fields.js';

@ObjectType({ description: 'A word or phrase of the keywords of some pages, all forms of one as one.' })
export class VocabularyWord {
  @listOf(() => String, 'Its forms in the keywords, the most frequent first.') forms!: string[];
  @listOf(() => String, 'Up to 50 of the keywords that hold it, the most searched first.') keys!: string[];
  @count('How many keywords hold it.') count!: number;
  @count('Their search volume together.') ws!: number;
  @count('Their exact search volume together.') wsk!: number;
  @flag('Whether the page itself ranks for a keyword with it, or its text holds it.') isOwn!: boolean;
}

@ObjectType({ description: 'A keyword that the words are from.' })
export class VocabularyKeyword {
  @text('The keyword.') word!: string;
  @count('Its search volume.') ws!: number;
  @count('Its exact search volume.') wsk!: number;
}

@ObjectType({ description: 'What a run of a page vocabulary found, as one answer.' })
export class Vocabulary {
  @Field(() => ID, { description: 'Id of the run.' }) uid!: string;
  @Field(() => ID, { description: 'Id of the tool.' }) tool!: string;
  @flag('Whether pages beside those of the list were taken too.') more!: boolean;
  @optional(() => String, 'The page that it is about; null of a list of pages.') page!: string | null;
  @listOf(() => String, 'The pages of the list.') pages!: string[];
  @listOf(() => String, 'The keywords.') phrases!: string[];
  @listOf(() => VocabularyWord, 'Up to 5,000 words and phrases, those in most keywords first.')
  words!: VocabularyWord[];
  @listOf(() => VocabularyKeyword, 'Up to 5,000 keywords, those of most pages first.')
  keywords!: VocabularyKeyword[];
}
