import { Field, ID, ObjectType } from 'type-graphql';
import { count, flag, listOf, optional, text } from '../../../schema-kit/fields.js';

@ObjectType({ description: 'A word or phrase from the keywords of pages; all its forms count as one.' })
export class VocabularyWord {
  @listOf(() => String, 'Forms that occur in the keywords, most frequent first.') forms!: string[];
  @listOf(() => String, 'Keywords that contain it, at most 50, by descending search volume.') keys!: string[];
  @count('Number of keywords that contain it.') count!: number;
  @count('Total search volume of these keywords.') ws!: number;
  @count('Total exact search volume of these keywords.') wsk!: number;
  @flag('Whether the analysed page ranks for a keyword with it or contains it in its text.') isOwn!: boolean;
}

@ObjectType({ description: 'A keyword from which words were extracted.' })
export class VocabularyKeyword {
  @text('The keyword.') word!: string;
  @count('Search volume.') ws!: number;
  @count('Exact search volume.') wsk!: number;
}

@ObjectType({ description: 'Result of a page terms run.' })
export class Vocabulary {
  @Field(() => ID, { description: 'Id of the run.' }) uid!: string;
  @Field(() => ID, { description: 'Id of the tool.' }) tool!: string;
  @flag('Whether the deep analysis included pages that rank next to those of the list.') more!: boolean;
  @optional(() => String, 'Analysed page; null if the run analysed a list of pages.') page!: string | null;
  @listOf(() => String, 'Pages of the list.') pages!: string[];
  @listOf(() => String, 'Keywords of the input.') phrases!: string[];
  @listOf(() => VocabularyWord, 'Words and phrases, at most 5,000, by descending number of keywords.')
  words!: VocabularyWord[];
  @listOf(() => VocabularyKeyword, 'Keywords, at most 5,000, by descending number of pages.')
  keywords!: VocabularyKeyword[];
}
