import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { PlanChangeData, presentPlanChange } from '../plans/plan-change.type.js';
import type { AccessCodeService } from './access-code.service.js';
import type { AccountDataService } from './account-data.service.js';
import { AccountData } from './account-data.type.js';
import type { DomainsService } from './domains.service.js';
import type { EmailChangeService } from './email-change/email-change.service.js';
import type { IdentityService } from './identity.service.js';
import type { LogoService } from './logo.service.js';
import type { AccountSettingsService } from './account-settings.service.js';
import { currentPasswordDescription } from './current-password.js';
import { optional } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Effect of a password change on the API token.' })
class ApiTokenChange {
  @optional(
    () => String,
    'New API token, returned only once; null if the account had no token or its plan excludes the API.',
  )
  token!: string | null;

  @Field(() => String, { description: 'CSRF token of the session that replaces the previous one.' })
  csrfToken!: string;
}

/** Dependencies of `AccountSettingsResolver`. */
interface AccountSettingsDependencies {
  settings: AccountSettingsService;
  emailChanges: EmailChangeService;
  logos: LogoService;
  domains: DomainsService;
  accessCodes: AccessCodeService;
  identity: IdentityService;
  accounts: AccountDataService;
  planCatalog: PlanCatalog;
}

@Resolver()
export class AccountSettingsResolver {
  constructor(private readonly deps: AccountSettingsDependencies) {}

  @RequireAccess('user')
  @Mutation(() => ApiTokenChange, {
    description: 'Changes the password. Ends sessions in other browsers and replaces the API token.',
  })
  async changePassword(
    @Arg('oldPassword', () => String, { description: 'Current password.' }) oldPassword: string,
    @Arg('password', () => String, { description: 'New password, 8 to 128 characters.' }) password: string,
    @Arg('passwordRepeat', () => String, { description: 'Repeated new password.' }) passwordRepeat: string,
    @Ctx() context: RequestContext,
  ): Promise<ApiTokenChange> {
    const change = { oldPassword, password, passwordRepeat };
    const token = await this.deps.settings.changePassword(requireUser(context.visitor), change, context);
    return { token, csrfToken: context.browser.csrfToken() };
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, {
    description: 'Updates the account of the user. Omitted fields stay unchanged.',
  })
  async updateAccount(
    @Arg('phone', () => String, {
      nullable: true,
      description: 'Phone, for example +12025550123; an empty string removes it.',
    })
    phone: string | null | undefined,
    @Arg('language', () => String, { nullable: true, description: 'Language of e-mails: `en` or `ru`.' })
    language: string | null | undefined,
    @Arg('currentPassword', () => String, {
      nullable: true,
      description: `${currentPasswordDescription} Only a change of the phone needs it.`,
    })
    currentPassword: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    const change = { phone, language, currentPassword };
    await this.deps.settings.update(requireUser(context.visitor), change);
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, {
    description:
      'Requests a change of the e-mail, which is also the login. It applies when the link in the e-mail to the new address is confirmed within 24 hours; until then `pendingEmail` is the new address.',
  })
  async changeEmail(
    @Arg('email', () => String, { description: 'New e-mail.' }) email: string,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.deps.emailChanges.request(requireUser(context.visitor), email, password);
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, {
    description: 'Sets the logo for reports: PNG or SVG, at most 50 px high and 1000 px wide.',
  })
  async setLogo(
    @Arg('file', () => UploadScalar, { description: 'Image file.' }) file: IncomingFile,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.deps.logos.set(requireUser(context.visitor), file, context.signal);
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Removes the logo.' })
  async removeLogo(@Ctx() context: RequestContext): Promise<AccountData> {
    await this.deps.logos.remove(requireUser(context.visitor));
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Saves a domain in the account.' })
  async addDomain(
    @Arg('domain', () => String, { description: 'Domain or URL.' }) domain: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.deps.domains.add(requireUser(context.visitor), domain);
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Removes a saved domain.' })
  async removeDomain(
    @Arg('domain', () => String, { description: 'Saved domain.' }) domain: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.deps.domains.remove(requireUser(context.visitor), domain);
    return this.reloadAccount(context);
  }

  @RequireAccess('owner')
  @Query(() => PlanChangeData, { description: 'Effect of an access code on the plans of the account.' })
  async accessCodePreview(
    @Arg('code', () => String, { description: 'Access code.' }) code: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PlanChangeData> {
    const change = await this.deps.accessCodes.preview(requireUser(visitor), code);
    return presentPlanChange(change, this.deps.planCatalog);
  }

  @RequireAccess('owner')
  @Mutation(() => AccountData, {
    description: 'Redeems an access code, which adds days of its plan.',
  })
  async redeemAccessCode(
    @Arg('code', () => String, { description: 'Access code.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.deps.accessCodes.redeem(requireUser(context.visitor), code);
    return this.reloadAccount(context);
  }

  /** Reloads the account after a change. Later resolvers of the same request see the changed visitor. */
  private async reloadAccount(context: RequestContext): Promise<AccountData> {
    const user = await this.deps.identity.reload(requireUser(context.visitor));
    context.visitor = user;
    return this.deps.accounts.load(user);
  }
}
