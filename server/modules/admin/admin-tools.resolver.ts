import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { presentNotification } from '../notifications/notification.service.js';
import { SystemNotification } from '../notifications/notification.type.js';
import type { AccessCodeAdminService } from './access-code-admin.service.js';
import { AccessCode } from './admin-account.type.js';
import type { AnnouncementService } from './announcement.service.js';

const optionalText = { nullable: true } as const;

/** Access codes and announcements. */
@Resolver()
export class AdminToolsResolver {
  constructor(
    private readonly accessCodeAdmin: AccessCodeAdminService,
    private readonly announcements: AnnouncementService,
  ) {}

  @RequireAccess('administrator')
  @Query(() => [AccessCode], { description: 'All access codes, newest first.' })
  accessCodes(): Promise<AccessCode[]> {
    return this.accessCodeAdmin.list();
  }

  @RequireAccess('administrator')
  @Mutation(() => AccessCode, { description: 'Makes an access code.' })
  createAccessCode(
    @Arg('plan', () => Int, { description: 'Number of a plan on sale: 3, 4, 5 or 6.' }) plan: number,
    @Arg('days', () => Int, { description: 'How long it opens the plan, 1 to 3660. Unit: days.' })
    days: number,
    @Arg('uses', () => Int, { description: 'How many accounts may redeem it, 1 to 100,000.' }) uses: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AccessCode> {
    return this.accessCodeAdmin.create(requireUser(visitor), plan, days, uses);
  }

  @RequireAccess('administrator')
  @Mutation(() => Boolean, { description: 'Deletes an access code; what it opened stays open.' })
  async deleteAccessCode(
    @Arg('code', () => String, { description: 'The code.' }) code: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.accessCodeAdmin.delete(requireUser(visitor), code);
    return true;
  }

  @RequireAccess('administrator')
  @Mutation(() => SystemNotification, { description: 'Tells everybody, or one account, at the bell.' })
  async sendNotification(
    @Arg('titleEn', () => String, { description: 'What it says in English, at most 300 characters.' })
    titleEn: string,
    @Arg('titleRu', () => String, { description: 'What it says in Russian, at most 300 characters.' })
    titleRu: string,
    @Arg('link', () => String, { ...optionalText, description: 'A path of this site or a complete address.' })
    link: string | null | undefined,
    @Arg('accountId', () => Int, {
      nullable: true,
      description: 'Whom it is for; everybody where it is missing.',
    })
    accountId: number | null | undefined,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<SystemNotification> {
    const announcement = { titleEn, titleRu, link: link ?? '', accountId: accountId ?? null };
    return presentNotification(await this.announcements.send(requireUser(visitor), announcement), language);
  }
}
