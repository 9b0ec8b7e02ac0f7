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
      'Unread notifications of the user: personal ones, and those for all users since the account was created.',
  })
  notifications(@Ctx() { visitor, language }: RequestContext): Promise<SystemNotifications> {
    return this.service.listUnread(requireUser(visitor), language);
  }

  @RequireAccess('user')
  @Mutation(() => SystemNotifications, {
    description: 'Marks a notification as read. Returns the remaining unread ones.',
  })
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
    description: 'Marks all notifications as read. Returns the empty list.',
  })
  async markAllNotificationsRead(@Ctx() { visitor, language }: RequestContext): Promise<SystemNotifications> {
    const user = requireUser(visitor);
    await this.service.markAllRead(user);
    return this.service.listUnread(user, language);
  }
}
