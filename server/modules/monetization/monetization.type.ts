import { ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { IdentifierKind } from '../../contract/identifier-kinds.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { count, listOf, oneOf, optional, text } from '../../schema-kit/fields.js';

const identifierKindEnum = vocabularyEnum<IdentifierKind>(
  'IdentifierKind',
  'A service whose identifiers sites carry.',
  {
    adsense: 'Google AdSense: the publisher’s id.',
    analytics: 'Google Analytics: the account’s id.',
    leadia: 'Leadia.',
    relap: 'Relap.',
  },
);

@ObjectType({ description: 'An identifier that a site carries, by which its owner is known.' })
export class OwnerIdentifier {
  @oneOf(identifierKindEnum, 'Service that it belongs to.') kind!: IdentifierKind;
  @text('The identifier as the site carries it.') id!: string;
  @optional(
    () => GraphQLSafeInt,
    'Sites of the database that carry it, this one among them; null where the owner is not shown. Unit: sites.',
  )
  sites!: number | null;
}

@ObjectType({ description: 'A domain that belongs to another one, or to the same owner.' })
export class RelatedDomain {
  @text('The domain, in Unicode.') name!: string;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Estimated daily visits from organic search. Unit: visits a day.') vis!: number;
  @listOf(() => identifierKindEnum, 'Services whose identifiers it shares; empty for a subdomain.')
  kinds!: IdentifierKind[];
}

@ObjectType({ description: 'Whose a domain is, as far as its pages tell, and what else belongs to it.' })
export class Monetization {
  @text('The domain, in Unicode.') domain!: string;
  @listOf(() => OwnerIdentifier, 'Identifiers found on the site.') identifiers!: OwnerIdentifier[];
  @optional(
    () => [RelatedDomain],
    "Other sites with one of the identifiers, the most visited first, at most nine; null where the visitor's plan does not show owners.",
  )
  sites!: RelatedDomain[] | null;
  @listOf(() => RelatedDomain, 'Subdomains, the most visited first, at most nine.')
  subdomains!: RelatedDomain[];
  @count('Subdomains in all. Unit: domains.') subdomainsCount!: number;
}
