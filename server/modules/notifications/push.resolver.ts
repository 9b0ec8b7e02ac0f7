import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { PushToken } from './notification.type.js';
import { PushSubscriptionInput } from './push-subscription.input.js';
import type { PushService } from './push.service.js';

@Resolver()
export class PushResolver {
  constructor(private readonly pushes: PushService) {}

  @RequireAccess('user')
  @Query(() => String, { description: 'The public key (VAPID) with which a browser subscribes, base64url.' })
  pushKey(): Promise<string> {
    return this.pushes.publicKey();
  }

  @RequireAccess('user')
  @Mutation(() => PushToken, {
    description: 'Lets this browser get messages for 12 months; keeps the token in its cookie `push_token`.',
  })
  async enablePush(
    @Arg('subscription', () => PushSubscriptionInput, { description: 'The browser’s own subscription.' })
    subscription: PushSubscriptionInput,
    @Ctx() { visitor, language, browser }: RequestContext,
  ): Promise<PushToken> {
    const { token, expiresAt, seconds } = await this.pushes.enable(
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
      'Ends the messages of the browser with this token, else of the one with this cookie, else of all the person’s browsers. `NOT_FOUND` where the token is none of the person’s.',
  })
  async disablePush(
    @Arg('token', () => String, {
      nullable: true,
      description: 'Token of the browser; that of its cookie where it is missing.',
    })
    token: string | null | undefined,
    @Ctx() { visitor, browser }: RequestContext,
  ): Promise<boolean> {
    await this.pushes.disable(requireUser(visitor), token ?? undefined, browser.pushToken);
    browser.clearPushToken();
    return true;
  }
}
