import { ObjectType } from 'type-graphql';
import { smallInt, text } from '../../schema-kit/fields.js';

@ObjectType('WizardClass', {
  description: 'A SERP feature: what search results hold beside plain links, as a map or a video.',
})
export class SerpFeatureType {
  @smallInt('Id of the SERP feature, as in the field `wizards` of rows.') id!: number;
  @text('Name in the language of the request.') name!: string;
  @text('Name of the outline icon that stands for it.') icon!: string;
}
