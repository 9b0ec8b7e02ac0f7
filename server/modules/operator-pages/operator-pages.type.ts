import { ObjectType } from 'type-graphql';
import { listOf, optional, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A post of the operator’s blog.' })
export class BlogPost {
  @text('Last part of the path of the page.') slug!: string;
  @text('Publication date, ISO 8601.') date!: string;
  @text('Language: `en` or `ru`.') language!: string;
  @text('Title.') title!: string;
  @text('First paragraph as plain text.') lead!: string;
  @text('Body without the title, as HTML without scripts.') html!: string;
}

@ObjectType({ description: 'A customer review of the service.' })
class OperatorReview {
  @text('Name of the author.') name!: string;
  @optional(() => String, 'Position of the author; null if not specified.') position!: string | null;
  @text('Text of the review, as plain text.') text!: string;
  @optional(() => String, 'URL of the author; null if not specified.') link!: string | null;
}

@ObjectType({ description: 'Content about the service provided by the operator.' })
export class OperatorContent {
  @optional(() => String, 'URL of a video player; null if none is configured.') video!: string | null;
  @listOf(() => OperatorReview, 'Customer reviews in the order of the operator’s file.')
  reviews!: OperatorReview[];
}
