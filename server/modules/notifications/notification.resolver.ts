import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { NotificationService } from './notification.service.js';
import { SystemNotifications } from './notification.type.js';

@Resolver()
export class NotificationResolver {
  constructor(private readonly service: NotificationService) {}

  @RequireAccess('user', { isBackground: true })
  @Query(() => SystemNotifications, {
    description:
      'What the person has not read: for everybody since the account was made, and the person’s own.',
  })
  notifications(@Ctx() { visitor, language }: RequestContext): Promise<SystemNotifications> {
    return this.service.listUnread(requireUser(visitor), language);
  }

  @RequireAccess('user')
  @Mutation(() => SystemNotifications, { description: 'Notes that one was read; answers what is left.' })
  async markNotificationRead(
    @Arg('id', () => Int, { description: 'Number of the notification.' }) id: number,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<SystemNotifications> {
    const user = requireUser(visitor);
    await this.service.markRead(user, id);
    return this.service.listUnread(user, language);
  }

  @RequireAccess('user')
  @Mutation(() => SystemNotifications, {
    description: 'Notes that all were read; answers what is left: nothing.',
  })
  async markAllNotificationsRead(@Ctx() { visitor, language }: RequestContext): Promise<SystemNotifications> {
    const user = requireUser(visitor);
    await this.service.markAllRead(user);
    return this.service.listUnread(user, language);
  }
}
