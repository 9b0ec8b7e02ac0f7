import { ObjectType, registerEnumType, Field } from 'type-graphql';
import { count, text } from '../../schema-kit/fields.js';
import { volumeRange } from '../dashboards/volume-range.field.js';

/** Kind of suggestion. */
export enum SuggestionKind {
  domain = 'domain',
  keyword = 'keyword',
}

registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'Kind of a suggestion.',
  valuesConfig: { domain: { description: 'A domain.' }, keyword: { description: 'A keyword.' } },
});

/** Requested kinds of suggestions. */
export enum SuggestionScope {
  domain = 'domain',
  keyword = 'keyword',
  domain_and_keyword = 'domain_and_keyword',
}

registerEnumType(SuggestionScope, {
  name: 'SuggestionScope',
  description: 'Requested kinds of suggestions.',
  valuesConfig: {
    domain: { description: 'Domains.' },
    keyword: { description: 'Keywords.' },
    domain_and_keyword: { description: 'Domains first, then keywords.' },
  },
});

@ObjectType({ description: 'A suggested domain or keyword.' })
export class Suggestion {
  @text('Domain in Unicode, or keyword.') text!: string;
  @Field(() => SuggestionKind, { description: 'Kind of the suggestion.' }) kind!: SuggestionKind;
  @count(
    'Weight of the suggestion: keywords in the top 50 of a domain, monthly broad search volume of a keyword.',
  )
  volume!: number;
  @volumeRange() wsRange!: string;
}
