import { ObjectType } from 'type-graphql';
import { listOf, optional, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A post of the operator’s blog.' })
export class BlogPost {
  @text('The last step of its address.') slug!: string;
  @text('Its day, ISO 8601.') date!: string;
  @text('Its language: `en` or `ru`.') language!: string;
  @text('Its title.') title!: string;
  @text('Its first paragraph, as plain text.') lead!: string;
  @text('All of it after the title, as HTML without scripts.') html!: string;
}

@ObjectType({ description: 'What somebody says of the service.' })
class OperatorReview {
  @text('Who says it.') name!: string;
  @optional(() => String, 'What they do; null where nobody says.') position!: string | null;
  @text('What they say, as plain text.') text!: string;
  @optional(() => String, 'A page of theirs; null for none.') link!: string | null;
}

@ObjectType({ description: 'What the operator shows of the service.' })
export class OperatorContent {
  @optional(() => String, 'Address of the player of a video; null for none.') video!: string | null;
  @listOf(() => OperatorReview, 'What people say, in the operator’s order.') reviews!: OperatorReview[];
}
