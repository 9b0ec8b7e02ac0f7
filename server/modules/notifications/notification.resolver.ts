import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { SystemNotifications } from './notification.type.js';

@Resolver()
export class NotificationResolver {
  @Allowed('person', { background: true })
  @Query(() => SystemNotifications, {
    description:
      'What the person has not read: for everybody since the account was made, and the person’s own.',
  })
  notifications(@Ctx() { people, visitor, language }: RequestContext): Promise<SystemNotifications> {
    return people.notifications.unread(personOf(visitor), language);
  }

  @Allowed('person')
  @Mutation(() => SystemNotifications, { description: 'Notes that one was read; answers what is left.' })
  async markNotificationRead(
    @Arg('id', () => Int, { description: 'Number of the notification.' }) id: number,
    @Ctx() { people, visitor, language }: RequestContext,
  ): Promise<SystemNotifications> {
    const person = personOf(visitor);
    await people.notifications.markRead(person, id);
    return people.notifications.unread(person, language);
  }

  @Allowed('person')
  @Mutation(() => SystemNotifications, {
    description: 'Notes that all were read; answers what is left: nothing.',
  })
  async markAllNotificationsRead(
    @Ctx() { people, visitor, language }: RequestContext,
  ): Promise<SystemNotifications> {
    const person = personOf(visitor);
    await people.notifications.markAllRead(person);
    return people.notifications.unread(person, language);
  }
}
