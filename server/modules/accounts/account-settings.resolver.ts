import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import type { AccessCodeService } from './access-code.service.js';
import type { AccountDataService } from './account-data.service.js';
import { AccountData } from './account-data.type.js';
import type { DomainsService } from './domains.service.js';
import type { IdentityService } from './identity.service.js';
import type { LogoService } from './logo.service.js';
import type { AccountSettingsService } from './account-settings.service.js';
import { ApiTokenChange } from './account-settings.type.js';

@Resolver()
export class AccountSettingsResolver {
  constructor(
    private readonly settings: AccountSettingsService,
    private readonly logos: LogoService,
    private readonly domains: DomainsService,
    private readonly accessCodes: AccessCodeService,
    private readonly identity: IdentityService,
    private readonly accounts: AccountDataService,
  ) {}

  @RequireAccess('user')
  @Mutation(() => ApiTokenChange, {
    description: 'Changes the password. Sessions elsewhere end, and the API token is another one.',
  })
  async changePassword(
    @Arg('oldPassword', () => String, { description: 'The password until now.' }) oldPassword: string,
    @Arg('password', () => String, { description: 'New password, 8 to 128 characters.' }) password: string,
    @Arg('passwordRepeat', () => String, { description: 'The same once more.' }) passwordRepeat: string,
    @Ctx() context: RequestContext,
  ): Promise<ApiTokenChange> {
    const change = { oldPassword, password, passwordRepeat };
    return { token: await this.settings.changePassword(requireUser(context.visitor), change, context) };
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Changes one’s own data; what is not named stays.' })
  async updateAccount(
    @Arg('phone', () => String, { nullable: true, description: 'Phone, as +12025550123; empty for none.' })
    phone: string | null | undefined,
    @Arg('language', () => String, { nullable: true, description: 'Language of letters: `en` or `ru`.' })
    language: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.settings.update(requireUser(context.visitor), { phone, language });
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Changes the e-mail, which is the login.' })
  async changeEmail(
    @Arg('email', () => String, { description: 'New e-mail.' }) email: string,
    @Arg('password', () => String, { description: 'The account’s password.' }) password: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.settings.changeEmail(requireUser(context.visitor), email, password);
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, {
    description: 'Takes a new logo for reports: PNG or SVG, at most 50 px high and 1000 px wide.',
  })
  async setLogo(
    @Arg('file', () => UploadScalar, { description: 'The picture.' }) file: IncomingFile,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.logos.set(requireUser(context.visitor), file, context.signal);
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Takes the logo away.' })
  async removeLogo(@Ctx() context: RequestContext): Promise<AccountData> {
    await this.logos.remove(requireUser(context.visitor));
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Saves a domain in the account.' })
  async addDomain(
    @Arg('domain', () => String, { description: 'Domain, as it is typed or pasted.' }) domain: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.domains.add(requireUser(context.visitor), domain);
    return this.reloadAccount(context);
  }

  @RequireAccess('user')
  @Mutation(() => AccountData, { description: 'Removes a saved domain.' })
  async removeDomain(
    @Arg('domain', () => String, { description: 'The saved domain.' }) domain: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.domains.remove(requireUser(context.visitor), domain);
    return this.reloadAccount(context);
  }

  @RequireAccess('owner')
  @Mutation(() => AccountData, { description: 'Redeems an access code: opens or prolongs its plan.' })
  async redeemAccessCode(
    @Arg('code', () => String, { description: 'The code.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<AccountData> {
    await this.accessCodes.redeem(requireUser(context.visitor), code);
    return this.reloadAccount(context);
  }

  /** Reloads the account after a change. Later resolvers of the same request see the changed visitor. */
  private async reloadAccount(context: RequestContext): Promise<AccountData> {
    const user = await this.identity.reload(requireUser(context.visitor));
    context.visitor = user;
    return this.accounts.load(user);
  }
}
