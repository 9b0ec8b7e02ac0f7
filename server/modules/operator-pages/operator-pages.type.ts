import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A post of the operator’s blog.' })
export class BlogPost {
  @text('The last step of its address.') slug!: string;
  @text('Its day, ISO 8601.') date!: string;
  @text('Its language: `en` or `ru`.') language!: string;
  @text('Its title.') title!: string;
  @text('Its first paragraph, as plain text.') lead!: string;
  @text('All of it after the title, as HTML without scripts.') html!: string;
}
