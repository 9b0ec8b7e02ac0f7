import type { PlanSet } from '../../config/plan-set.js';
import { freeTrial as defaultFreeTrial, PlanId, plans } from '../../config/plans.js';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import { formatMomentLong } from '../../contract/formatting/format-moment.js';
import { formatMoney } from '../../contract/formatting/format-money.js';
import type { Language } from '../../contract/language/localised.js';
import type { EmailMessage } from './email-message.js';
import { renderTemplate } from './email-renderer.js';
import { type MoneyEmailValues, type MoneyMailKind, moneyTemplates } from './money-templates.js';
import type { MailKind } from './queued-mail.js';
import { templates, type TemplateValues } from './templates.js';

/** Values of every template. */
type SampleValues = { readonly [Kind in MailKind]: TemplateValues[Kind] };

/** Names of all templates. */
export const mailKinds = Object.keys(templates) as readonly MailKind[];

const sampleEmail = 'anna@example.com';

/** Texts that a person writes in the e-mails that contain one. */
const sampleTexts: Readonly<Record<Language, Partial<Record<MoneyMailKind, string>>>> = {
  en: {
    'withdrawal-rejected': 'The wallet does not accept this amount.',
    'operator-notice': `${sampleEmail} requests a withdrawal of $99.`,
  },
  ru: {
    'withdrawal-rejected': 'Кошелёк не принимает такую сумму.',
    'operator-notice': `${sampleEmail} просит вывести $99.`,
  },
};

/** Settings of the server that the samples show. */
interface SampleSettings {
  publicUrl: string;
  freeTrial: PlanSet['freeTrial'];
}

/** Template values with sample data, for the preview and for the tests of the templates. */
export function createSampleValues(
  language: Language,
  { publicUrl, freeTrial }: SampleSettings,
): SampleValues {
  const toUrl = (path: string) => publicUrl + path;
  const until = formatMomentLong('2026-12-23T09:30:00Z', language, 'UTC');
  const email = sampleEmail;
  const owner = 'owner@example.com';
  const plan = plans[PlanId.Professional].label[language];
  const freePlan = plans[freeTrial.plan].label[language];
  const moneyKinds = Object.keys(moneyTemplates) as MoneyMailKind[];
  const createMoneyValues = (kind: MoneyMailKind): MoneyEmailValues => ({
    amount: formatMoney(9900, language),
    plan,
    until,
    bill: '1042',
    text: sampleTexts[language][kind] ?? '',
    link: toUrl(moneyPaths[kind]),
  });
  const secretLink = (path: string) => toUrl(`/${language}/${path}/sample`);
  return {
    ...(Object.fromEntries(moneyKinds.map((kind) => [kind, createMoneyValues(kind)])) as Record<
      MoneyMailKind,
      MoneyEmailValues
    >),
    registered: { email, link: toUrl('/') },
    'password-reset': { email, link: secretLink('forgotpassword') },
    'login-reminder': { email, link: toUrl(accountRoutes.login) },
    invitation: { owner, link: secretLink('invitation'), days: 7 },
    activation: { owner, email, link: secretLink('activation'), days: 7 },
    // Without free days the e-mail is not sent. Its preview then shows the default number.
    'demo-confirmation': {
      plan: freePlan,
      days: freeTrial.days || defaultFreeTrial.days,
      link: secretLink('freedays'),
    },
    'demo-granted': { plan: freePlan, until, link: toUrl('/') },
    'plan-granted': { plan, until, link: toUrl(accountRoutes.panel) },
    'password-changed': { email, link: toUrl(accountRoutes.forgotPassword), hadToken: true },
    'email-confirmation': { previousEmail: owner, email, link: secretLink('email'), until },
    'email-changed': { previousEmail: owner, email, link: secretLink('email'), until },
    'second-factor-enabled': { email, link: toUrl(`${accountRoutes.panel}#security`) },
    'second-factor-disabled': { email, link: toUrl(accountRoutes.forgotPassword) },
    'recovery-codes-replaced': { email, link: toUrl(accountRoutes.forgotPassword) },
  };
}

const billPath = accountRoutes.bill.replace(':id', '1042');

const moneyPaths: Readonly<Record<MoneyMailKind, string>> = {
  'payment-received': billPath,
  'payment-renewed': billPath,
  'payment-failed': accountRoutes.panel,
  'payments-ended': accountRoutes.panel,
  'payment-refunded': accountRoutes.bills,
  'payment-unassigned': accountRoutes.bills,
  'plan-ending': accountRoutes.subscription,
  'bill-expiring': billPath,
  'withdrawal-paid': accountRoutes.partner,
  'withdrawal-rejected': accountRoutes.partner,
  'operator-notice': accountRoutes.admin,
};

/** Renders a template with sample values. */
export function renderSampleEmail<Kind extends MailKind>(
  kind: Kind,
  language: Language,
  settings: SampleSettings,
): EmailMessage {
  const recipient = { email: sampleEmail, language };
  return renderTemplate(kind, recipient, createSampleValues(language, settings)[kind]);
}
