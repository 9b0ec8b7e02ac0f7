import { Arg, Ctx, Mutation, Query, Resolver, Field, InputType } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { PushToken } from './notification.type.js';
import type { PushService } from './push.service.js';

@InputType({ description: 'A push subscription created by a browser.' })
class PushSubscriptionInput {
  @Field(() => String, {
    description: 'HTTPS URL of the push service for this browser, on the public internet.',
  })
  endpoint!: string;

  @Field(() => String, { description: 'Public key of the browser, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Shared secret of the browser, base64url.' })
  auth!: string;
}

@Resolver()
export class PushResolver {
  constructor(private readonly pushService: PushService) {}

  @RequireAccess('user')
  @Query(() => String, { description: 'VAPID public key for push subscriptions, base64url.' })
  pushKey(): Promise<string> {
    return this.pushService.publicKey();
  }

  @RequireAccess('user')
  @Mutation(() => PushToken, {
    description:
      'Enables push notifications in this browser for 12 months and stores the token in the cookie `push_token`.',
  })
  async enablePush(
    @Arg('subscription', () => PushSubscriptionInput, { description: 'Push subscription of the browser.' })
    subscription: PushSubscriptionInput,
    @Ctx() { visitor, language, browser }: RequestContext,
  ): Promise<PushToken> {
    const { token, expiresAt, seconds } = await this.pushService.enable(
      requireUser(visitor),
      subscription,
      language,
    );
    browser.setPushToken(token, seconds);
    return { token, expiresAt: expiresAt.toISOString() };
  }

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description:
      'Disables push notifications of the browser with this token, otherwise of the browser with the cookie, otherwise of all browsers of the user. Errors: NOT_FOUND if the token belongs to another user.',
  })
  async disablePush(
    @Arg('token', () => String, {
      nullable: true,
      description: 'Token of the browser. Defaults to the token in the cookie.',
    })
    token: string | null | undefined,
    @Ctx() { visitor, browser }: RequestContext,
  ): Promise<boolean> {
    await this.pushService.disable(requireUser(visitor), token ?? undefined, browser.pushToken);
    browser.clearPushToken();
    return true;
  }
}
