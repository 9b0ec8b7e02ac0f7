import { ObjectType } from 'type-graphql';
import { listOf, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A notification in the notification menu.' })
export class SystemNotification {
  @smallInt('Id.') id!: number;
  @text('Text in the language of the request.') title!: string;
  @text('Path on this site or an absolute URL; empty without a link.') link!: string;
  @text('Start of its visibility, ISO 8601.') startedAt!: string;
}

@ObjectType({ description: 'Unread notifications of the user.' })
export class SystemNotifications {
  @smallInt('Total number of unread notifications, including those not listed.') count!: number;
  @listOf(() => SystemNotification, 'Unread notifications, newest first, at most 100.')
  items!: SystemNotification[];
}

@ObjectType({ description: 'A browser that receives push notifications.' })
export class PushToken {
  @text('Token that identifies the subscription of the browser; also stored in its cookie.') token!: string;
  @text('End of the subscription after 12 months, ISO 8601.') expiresAt!: string;
}
