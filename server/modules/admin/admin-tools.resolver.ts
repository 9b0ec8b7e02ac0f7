import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { presentNotification } from '../notifications/notification.service.js';
import { SystemNotification } from '../notifications/notification.type.js';
import type { AccessCodeAdminService } from './access-code-admin.service.js';
import { AccessCode } from './admin-account.type.js';
import { SentNotificationPage } from './sent-notification.type.js';
import type { AnnouncementService } from './announcement.service.js';

const optionalText = { nullable: true } as const;

/** Notification to one or all accounts. */
@ArgsType()
class AnnouncementArgs {
  @Field(() => String, { description: 'Text in English, at most 300 characters.' })
  titleEn!: string;

  @Field(() => String, { description: 'Text in Russian, at most 300 characters.' })
  titleRu!: string;

  @Field(() => String, { ...optionalText, description: 'Path on this site or an absolute URL.' })
  link?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the recipient’s account; all users if omitted.',
  })
  accountId?: number | null;
}

/** Access codes and announcements. */
@Resolver()
export class AdminToolsResolver {
  constructor(
    private readonly accessCodeAdmin: AccessCodeAdminService,
    private readonly announcements: AnnouncementService,
  ) {}

  @RequireAccess('administrator', { roles: ['support'] })
  @Query(() => [AccessCode], { description: 'All access codes, newest first.' })
  accessCodes(): Promise<AccessCode[]> {
    return this.accessCodeAdmin.list();
  }

  @RequireAccess('administrator', { roles: ['support'], requiresRecentLogin: true })
  @Mutation(() => AccessCode, { description: 'Creates an access code.' })
  createAccessCode(
    @Arg('plan', () => Int, { description: 'Number of a plan on sale: 3, 4, 5 or 6.' }) plan: number,
    @Arg('days', () => Int, { description: 'Duration of the plan, 1 to 3660. Unit: days.' })
    days: number,
    @Arg('uses', () => Int, { description: 'Number of accounts that can redeem it, 1 to 100,000.' })
    uses: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AccessCode> {
    return this.accessCodeAdmin.create(requireUser(visitor), plan, days, uses);
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => Boolean, { description: 'Deletes an access code. Plans activated with it stay active.' })
  async deleteAccessCode(
    @Arg('code', () => String, { description: 'Access code.' }) code: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.accessCodeAdmin.delete(requireUser(visitor), code);
    return true;
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => SystemNotification, {
    description: 'Sends a notification to all users, or to one account.',
  })
  async sendNotification(
    @Args() { titleEn, titleRu, link, accountId }: AnnouncementArgs,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<SystemNotification> {
    const announcement = { titleEn, titleRu, link: link ?? '', accountId: accountId ?? null };
    return presentNotification(await this.announcements.send(requireUser(visitor), announcement), language);
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Query(() => SentNotificationPage, {
    description: 'Notifications that administrators sent, newest first. Errors: INVALID_FIELD.',
  })
  sentNotifications(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
  ): Promise<SentNotificationPage> {
    return this.announcements.findSent(page);
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => Boolean, {
    description:
      'Withdraws a notification: it disappears from the menus of its recipients. Delivered push notifications stay. Errors: NOT_FOUND.',
  })
  async withdrawNotification(
    @Arg('id', () => Int, { description: 'Id of the notification.' }) id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.announcements.withdraw(requireUser(visitor), id);
    return true;
  }
}
