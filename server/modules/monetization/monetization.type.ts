import { ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { IdentifierKind } from '../../contract/reports/identifier-kinds.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { count, flag, listOf, oneOf, optional, text } from '../../schema-kit/fields.js';

const identifierKindEnum = vocabularyEnum<IdentifierKind>(
  'IdentifierKind',
  'Advertising or analytics service with identifiers of site owners.',
  {
    adsense: 'Google AdSense: publisher id.',
    analytics: 'Google Analytics: account id.',
    leadia: 'Leadia.',
    relap: 'Relap.',
  },
);

@ObjectType({
  description: 'An advertising or analytics identifier that a site uses and that identifies its owner.',
})
export class OwnerIdentifier {
  @oneOf(identifierKindEnum, 'Service of the identifier.') kind!: IdentifierKind;
  @text('Identifier as found on the site.') id!: string;
  @optional(
    () => GraphQLSafeInt,
    'Number of sites of the database with the identifier, including this one; null if the owner is hidden.',
  )
  sites!: number | null;
}

@ObjectType({ description: 'A subdomain, or another domain of the same owner.' })
export class RelatedDomain {
  @text('Domain in Unicode.') name!: string;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Estimated daily visits from organic search. Unit: visits a day.') vis!: number;
  @flag('Whether vis is an estimate; false if the keywords have no search volumes.') hasVolumes!: boolean;
  @listOf(() => identifierKindEnum, 'Services of the shared identifiers; empty for a subdomain.')
  kinds!: IdentifierKind[];
}

@ObjectType({
  description: 'Owner identifiers of a domain, other domains of the same owner, and subdomains.',
})
export class Monetization {
  @text('Domain in Unicode.') domain!: string;
  @listOf(() => OwnerIdentifier, 'Identifiers found on the site.') identifiers!: OwnerIdentifier[];
  @optional(
    () => [RelatedDomain],
    "Other sites with one of the identifiers, at most nine, sorted by visits in descending order; null if the visitor's plan does not show owners.",
  )
  sites!: RelatedDomain[] | null;
  @listOf(() => RelatedDomain, 'Subdomains, at most nine, sorted by visits in descending order.')
  subdomains!: RelatedDomain[];
  @count('Total number of subdomains.') subdomainsCount!: number;
}
