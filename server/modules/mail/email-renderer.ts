import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import { formatMomentLong } from '../../contract/formatting/format-moment.js';
import type { Language } from '../../contract/language/localised.js';
import type { PlanSet } from '../../config/plan-set.js';
import { freeTrial, plans } from '../../config/plans.js';
import { composeEmail, type EmailMessage } from './email-message.js';
import { moneyTemplates } from './money-templates.js';
import type { MoneyEmail, QueuedMail, MailKind } from './queued-mail.js';
import { templates, type TemplateValues } from './templates.js';

interface Recipient {
  id: number;
  email: string;
  language: Language;
}

/** A link about a change of the e-mail, with its recipient. */
export interface EmailChangeLink {
  uid: string;
  recipient: string;
  previousEmail: string;
  email: string;
  language: Language;
  /** End of the link, ISO 8601. */
  until: string;
}

/**
 * Issues the secret tokens of links at delivery time. The composition root implements it with the modules that own the
 * links.
 */
export interface MailLinkIssuer {
  /** Token of a password reset link. */
  issuePasswordReset(account: { id: number; email: string }): Promise<string>;
  /** Token and recipient of an invitation; undefined if it is no longer open. */
  issueInvitation(
    id: number,
  ): Promise<{ uid: string; email: string; owner: string; language: Language; expiresAt: Date } | undefined>;
  /** Token and recipient of a free days confirmation; undefined if the days are already granted. */
  issueFreeDaysConfirmation(id: number): Promise<{ uid: string; email: string } | undefined>;
  /** Link for the new address of a pending e-mail change; undefined if it is no longer pending. */
  issueEmailConfirmation(id: number): Promise<EmailChangeLink | undefined>;
  /** Link for the previous address that reverts an e-mail change; undefined if it was reverted. */
  issueEmailReversal(id: number): Promise<EmailChangeLink | undefined>;
}

const dayMs = 86_400_000;

/** Renders queued e-mails at delivery time, with current recipients and fresh links. */
export class EmailRenderer {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Pick<Config, 'publicUrl' | 'limitsTimeZone'>,
    private readonly links: MailLinkIssuer,
    private readonly loadPlanSet: () => Promise<PlanSet>,
  ) {}

  /** Renders an e-mail; undefined if the recipient no longer exists. */
  async render(mail: QueuedMail): Promise<EmailMessage | undefined> {
    if (isMoneyEmail(mail)) {
      return this.renderMoneyEmail(mail, await this.findRecipient('id', mail.accountId));
    }
    switch (mail.kind) {
      case 'password-reset':
        return this.renderPasswordReset(await this.findRecipient('email', mail.email));
      case 'login-reminder':
        return this.renderLoginReminder(await this.findRecipient('phone', mail.phone));
      case 'invitation':
      case 'activation':
        return this.renderInvitation(mail.kind, mail.invitationId);
      case 'demo-confirmation':
        return this.renderFreeDaysConfirmation(mail.request, mail.language);
      case 'email-confirmation':
        return this.renderEmailChange(mail.kind, await this.links.issueEmailConfirmation(mail.changeId));
      case 'email-changed':
        return mail.changeId === undefined
          ? this.renderAccountNotice(mail, await this.findRecipient('id', mail.accountId))
          : this.renderEmailChange(mail.kind, await this.links.issueEmailReversal(mail.changeId));
      case 'registered':
      case 'demo-granted':
      case 'plan-granted':
      case 'password-changed':
      case 'second-factor-enabled':
      case 'second-factor-disabled':
      case 'recovery-codes-replaced':
        return this.renderAccountNotice(mail, await this.findRecipient('id', mail.accountId));
    }
  }

  private renderMoneyEmail(mail: MoneyEmail, account: Recipient | undefined): EmailMessage | undefined {
    if (!account) return undefined;
    const { language } = account;
    return renderTemplate(mail.kind, account, {
      amount: mail.amount?.[language] ?? '',
      plan: mail.planId === undefined ? '' : plans[mail.planId].label[language],
      until: mail.until ? this.formatMoment(mail.until, language) : '',
      bill: String(mail.bill ?? ''),
      text: mail.text?.[language] ?? '',
      link: this.buildUrl(mail.path),
    });
  }

  /** Renders notices about account changes. */
  private renderAccountNotice(
    mail: Exclude<Extract<QueuedMail, { accountId: number }>, MoneyEmail>,
    account: Recipient | undefined,
  ) {
    if (!account) return undefined;
    const { email, language } = account;
    switch (mail.kind) {
      case 'registered':
        return renderTemplate(mail.kind, account, { email, link: this.buildUrl('/') });
      case 'demo-granted':
      case 'plan-granted': {
        const until = this.formatMoment(mail.until, language);
        return renderTemplate(mail.kind, account, {
          plan: plans[mail.planId ?? freeTrial.plan].label[language],
          until,
          link: this.buildUrl(mail.kind === 'demo-granted' ? '/' : '/panel'),
        });
      }
      case 'password-changed':
        return renderTemplate(mail.kind, account, {
          email,
          link: this.buildUrl('/forgotpassword'),
          hadToken: mail.hadToken,
        });
      case 'second-factor-enabled':
        return renderTemplate(mail.kind, account, {
          email,
          link: this.buildUrl(`${accountRoutes.panel}#security`),
        });
      case 'second-factor-disabled':
      case 'recovery-codes-replaced':
        return renderTemplate(mail.kind, account, {
          email,
          link: this.buildUrl(accountRoutes.forgotPassword),
        });
      case 'email-changed':
        return renderTemplate(
          mail.kind,
          { email: mail.formerEmail, language },
          { previousEmail: mail.formerEmail, email, hadToken: mail.hadToken },
        );
    }
  }

  private renderEmailChange(
    kind: 'email-confirmation' | 'email-changed',
    issued: EmailChangeLink | undefined,
  ): EmailMessage | undefined {
    if (!issued) return undefined;
    const { recipient, language, previousEmail, email } = issued;
    const link = this.buildUrl(`/${language}/email/${issued.uid}`);
    const until = this.formatMoment(issued.until, language);
    return renderTemplate(kind, { email: recipient, language }, { previousEmail, email, link, until });
  }

  private async renderPasswordReset(account: Recipient | undefined): Promise<EmailMessage | undefined> {
    if (!account) return undefined;
    const uid = await this.links.issuePasswordReset(account);
    const link = this.buildUrl(`/${account.language}/forgotpassword/${uid}`);
    return renderTemplate('password-reset', account, { email: account.email, link });
  }

  private renderLoginReminder(account: Recipient | undefined): EmailMessage | undefined {
    return (
      account &&
      renderTemplate('login-reminder', account, { email: account.email, link: this.buildUrl('/login') })
    );
  }

  private async renderFreeDaysConfirmation(
    id: number,
    language: Language,
  ): Promise<EmailMessage | undefined> {
    const { plan, days } = (await this.loadPlanSet()).freeTrial;
    // The operator may have stopped offering free days after the request.
    const issued = days > 0 && (await this.links.issueFreeDaysConfirmation(id));
    if (!issued) return undefined;
    const values = { plan: plans[plan].label[language], days };
    const link = this.buildUrl(`/${language}/freedays/${issued.uid}`);
    return renderTemplate('demo-confirmation', { email: issued.email, language }, { ...values, link });
  }

  private async renderInvitation(
    kind: 'invitation' | 'activation',
    id: number,
  ): Promise<EmailMessage | undefined> {
    const issued = await this.links.issueInvitation(id);
    if (!issued) return undefined;
    const { uid, language, expiresAt } = issued;
    const link = this.buildUrl(`/${language}/${kind}/${uid}`);
    const days = Math.max(1, Math.round((expiresAt.getTime() - this.now().getTime()) / dayMs));
    return renderTemplate(kind, issued, { ...issued, link, days });
  }

  /** Finds the recipient; blocked accounts receive no e-mail. */
  private async findRecipient(
    column: 'id' | 'email' | 'phone',
    value: string | number,
  ): Promise<Recipient | undefined> {
    const [recipient]: Recipient[] = await this.postgres.query(
      `SELECT id, email, language FROM account WHERE ${column} = $1 AND blocked_at IS NULL`,
      [value],
    );
    return recipient;
  }

  private buildUrl(path: string): string {
    return this.config.publicUrl + path;
  }

  /** Formats a time with its time zone. */
  private formatMoment(iso: string, language: Language): string {
    return formatMomentLong(iso, language, this.config.limitsTimeZone);
  }
}

function isMoneyEmail(mail: QueuedMail): mail is MoneyEmail {
  return mail.kind in moneyTemplates;
}

/** Renders a template in the language of the recipient. */
export function renderTemplate<Kind extends MailKind>(
  kind: Kind,
  { email, language }: Pick<Recipient, 'email' | 'language'>,
  values: TemplateValues[Kind],
): EmailMessage {
  return composeEmail(kind, email, language, templates[kind][language](values));
}
