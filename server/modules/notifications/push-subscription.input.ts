import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A push subscription created by a browser.' })
export class PushSubscriptionInput {
  @Field(() => String, {
    description: 'HTTPS URL of the push service for this browser, on the public internet.',
  })
  endpoint!: string;

  @Field(() => String, { description: 'Public key of the browser, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Shared secret of the browser, base64url.' })
  auth!: string;
}
