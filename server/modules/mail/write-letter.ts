import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { formatMomentLong } from '../../contract/format-moment.js';
import type { Language } from '../../contract/localised.js';
import { freeDays, plans } from '../../config/plans.js';
import type { PasswordResetTokens } from '../accounts/password-reset-tokens.js';
import type { InvitationLinks } from '../team/invitation-links.js';
import type { FreeDaysLinks } from '../free-days/free-days-links.js';
import { letterOf, type Letter } from './letter.js';
import type { Mail, MailKind } from './mail.js';
import { templates, type TemplateValues } from './templates.js';

interface Addressee {
  id: number;
  email: string;
  language: Language;
}

const dayMs = 86_400_000;

/** Writes letters when they are sent: to the address that counts then, with links made then. */
export class LetterWriter {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Pick<Config, 'publicUrl' | 'limitsTimeZone'>,
    private readonly resets: PasswordResetTokens,
    private readonly invitations: InvitationLinks,
    private readonly freeDaysLinks: FreeDaysLinks,
  ) {}

  /** The letter of a piece of mail; undefined where there is nobody any more to send it to. */
  async write(mail: Mail): Promise<Letter | undefined> {
    switch (mail.kind) {
      case 'password-reset':
        return this.recovery(await this.addressee('email', mail.email));
      case 'login-reminder':
        return this.reminder(await this.addressee('phone', mail.phone));
      case 'invitation':
      case 'activation':
        return this.invitation(mail.kind, mail.invitationId);
      case 'demo-confirmation':
        return this.freeDaysConfirmation(mail.request, mail.language);
      case 'registered':
      case 'demo-granted':
      case 'plan-granted':
      case 'password-changed':
      case 'email-changed':
        return this.notice(mail, await this.addressee('id', mail.accountId));
    }
  }

  /** Letters that tell an account of something that has happened to it. */
  private notice(mail: Extract<Mail, { accountId: number }>, account: Addressee | undefined) {
    if (!account) return undefined;
    const { email, language } = account;
    switch (mail.kind) {
      case 'registered':
        return filled(mail.kind, account, { email, link: this.page('/') });
      case 'demo-granted': {
        const until = this.moment(mail.until, language);
        return filled(mail.kind, account, {
          plan: plans[freeDays.plan].label[language],
          until,
          link: this.page('/'),
        });
      }
      case 'plan-granted': {
        const until = this.moment(mail.until, language);
        return filled(mail.kind, account, {
          plan: plans[mail.planId].label[language],
          until,
          link: this.page('/panel'),
        });
      }
      case 'password-changed':
        return filled(mail.kind, account, {
          email,
          link: this.page('/forgotpassword'),
          hadToken: mail.hadToken,
        });
      case 'email-changed':
        return filled(mail.kind, { email: mail.formerEmail, language }, { former: mail.formerEmail, email });
    }
  }

  private async recovery(account: Addressee | undefined): Promise<Letter | undefined> {
    if (!account) return undefined;
    const uid = await this.resets.issue(account);
    const link = this.page(`/${account.language}/forgotpassword/${uid}`);
    return filled('password-reset', account, { email: account.email, link });
  }

  private reminder(account: Addressee | undefined): Letter | undefined {
    return account && filled('login-reminder', account, { email: account.email, link: this.page('/login') });
  }

  private async freeDaysConfirmation(id: number, language: Language): Promise<Letter | undefined> {
    const issued = await this.freeDaysLinks.issue(id);
    if (!issued) return undefined;
    const values = { plan: plans[freeDays.plan].label[language], days: freeDays.days };
    const link = this.page(`/${language}/freedays/${issued.uid}`);
    return filled('demo-confirmation', { email: issued.email, language }, { ...values, link });
  }

  private async invitation(kind: 'invitation' | 'activation', id: number): Promise<Letter | undefined> {
    const invited = await this.invitations.issue(id);
    if (!invited) return undefined;
    const { uid, language, expiresAt } = invited;
    const link = this.page(`/${language}/${kind}/${uid}`);
    const days = Math.max(1, Math.round((expiresAt.getTime() - this.now().getTime()) / dayMs));
    return filled(kind, invited, { ...invited, link, days });
  }

  /** An account that may be written to; a blocked one gets nothing. */
  private async addressee(
    by: 'id' | 'email' | 'phone',
    value: string | number,
  ): Promise<Addressee | undefined> {
    const [found]: Addressee[] = await this.postgres.query(
      `SELECT id, email, language FROM account WHERE ${by} = $1 AND blocked_at IS NULL`,
      [value],
    );
    return found;
  }

  private page(path: string): string {
    return this.config.publicUrl + path;
  }

  /** A moment for a reader, with the time zone named. */
  private moment(iso: string, language: Language): string {
    return formatMomentLong(iso, language, this.config.limitsTimeZone);
  }
}

function filled<Kind extends MailKind>(
  kind: Kind,
  { email, language }: Pick<Addressee, 'email' | 'language'>,
  values: TemplateValues[Kind],
): Letter {
  return letterOf(kind, email, language, templates[kind][language](values));
}
