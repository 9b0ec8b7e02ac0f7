import { ObjectType } from 'type-graphql';
import { listOf, text } from '../../schema-kit/fields.js';

@ObjectType('OwnSite', {
  description: 'A site whose first-party data the account or its team imported.',
})
export class OwnSiteData {
  @text('Host in Unicode.') site!: string;
  @listOf(() => String, 'Ids of the first-party reports with rows of the site.') reports!: string[];
  @listOf(() => String, 'Ids of the reports with first-party columns for the site on Google databases.')
  columnsOnGoogle!: string[];
  @listOf(() => String, 'Ids of the reports with first-party columns for the site on Yandex databases.')
  columnsOnYandex!: string[];
}
