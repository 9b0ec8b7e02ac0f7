import { ObjectType } from 'type-graphql';
import { listOf, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Something that people are told of at the bell.' })
export class SystemNotification {
  @smallInt('Id.') id!: number;
  @text('What it says, in the language of the request.') title!: string;
  @text('A path of this site or a complete address; empty where there is nothing to open.') link!: string;
  @text('When it began to show, ISO 8601.') startedAt!: string;
}

@ObjectType({ description: 'What the person has not read.' })
export class SystemNotifications {
  @smallInt('All unread ones, also those beyond the list. Unit: notifications.') count!: number;
  @listOf(() => SystemNotification, 'Unread ones, newest first, at most 100.') items!: SystemNotification[];
}

@ObjectType({ description: 'A browser that gets messages.' })
export class PushToken {
  @text('By this the browser names its subscription; kept in its cookie too.') token!: string;
  @text('12 months later: messages end then, ISO 8601.') expiresAt!: string;
}
