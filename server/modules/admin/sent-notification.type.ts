import { Int, ObjectType } from 'type-graphql';
import { listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A notification that an administrator sent.' })
export class SentNotification {
  @smallInt('Id.') id!: number;
  @text('Text in English.') titleEn!: string;
  @text('Text in Russian.') titleRu!: string;
  @text('Path on this site or an absolute URL; empty without a link.') link!: string;
  @optional(() => Int, 'Number of the recipient’s account; null for all users.') accountId!: number | null;
  @optional(() => String, 'E-mail of the recipient; null for all users.') accountEmail!: string | null;
  @optional(() => String, 'E-mail of the administrator; null if the account was deleted.')
  senderEmail!: string | null;
  @text('Time of sending, ISO 8601.') sentAt!: string;
  @optional(() => String, 'Time of the withdrawal, ISO 8601; null if it was not withdrawn.')
  withdrawnAt!: string | null;
  @smallInt('Number of users who marked it as read.') readCount!: number;
}

@ObjectType({ description: 'A page of notifications of administrators, newest first, at most 25.' })
export class SentNotificationPage {
  @smallInt('Number of notifications.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => SentNotification, 'Notifications of the page.') items!: SentNotification[];
}
