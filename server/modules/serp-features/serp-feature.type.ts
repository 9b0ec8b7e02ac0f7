import { ObjectType } from 'type-graphql';
import { smallInt, text } from '../../schema-kit/fields.js';

@ObjectType('WizardClass', {
  description:
    'A SERP feature: an element of search results other than plain links, such as a map or a video.',
})
export class SerpFeatureType {
  @smallInt('Id of the SERP feature, as in the field `wizards` of rows.') id!: number;
  @text('Name in the language of the request.') name!: string;
  @text('Name of its outline icon.') icon!: string;
}
