import { ObjectType } from 'type-graphql';
import { listOf, text } from '../../schema-kit/fields.js';

@ObjectType('OwnSite', {
  description: 'A site of which the account or its team imported what search engines tell its owner.',
})
export class OwnSiteData {
  @text('Host, as people read it.') site!: string;
  @listOf(() => String, 'Ids of the reports on own data that have rows of it.') reports!: string[];
  @listOf(() => String, 'Ids of the reports that have own columns for it on Google databases.')
  columnsOnGoogle!: string[];
  @listOf(() => String, 'The same on Yandex databases.') columnsOnYandex!: string[];
}
