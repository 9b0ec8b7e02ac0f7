import { ObjectType } from 'type-graphql';
import { small, text } from '../../schema-kit/fields.js';

@ObjectType('WizardClass', {
  description: 'A kind of element on result pages beside plain links (a wizard), as a map or a video block.',
})
export class WizardClassType {
  @small('Id of the wizard, as in the field `wizards` of rows.') id!: number;
  @text('Name in the language of the request.') name!: string;
  @text('Name of the outline icon that stands for it.') icon!: string;
}
