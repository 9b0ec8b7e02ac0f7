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
  description: 'What a suggestion is.',
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
  description: 'What to suggest.',
  valuesConfig: {
    domain: { description: 'Domains.' },
    keyword: { description: 'Keywords.' },
    domain_and_keyword: { description: 'Domains first, then keywords.' },
  },
});

@ObjectType({ description: 'A domain or keyword that starts with what was typed.' })
export class Suggestion {
  @text('The domain, in Unicode, or the keyword.') text!: string;
  @Field(() => SuggestionKind, { description: 'What it is.' }) kind!: SuggestionKind;
  @count('Weight: keywords in the top 50 of a domain, broad search volume a month of a keyword.')
  volume!: number;
  @volumeRange() wsRange!: string;
}
