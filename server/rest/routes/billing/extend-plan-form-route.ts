import { z } from 'zod';
import { accountRoutes } from '../../../contract/accounts/account-routes.js';
import { text, textChoice } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { operationRoute } from '../../definition/rest-route.js';

/** Anchor that opens the form on the account page. */
const formAnchor = '#changePlanPanel';

/** Error codes after which the form redirects to the login page. */
const loginRequiredCodes: ReadonlySet<string> = new Set([
  'AUTHORIZATION_REQUIRED',
  'SESSION_EXPIRED',
  'SESSION_OUT_OF_DATE',
]);

/**
 * Form of /panel that extends or changes a plan, for browsers without scripts. Redirects to the bill, or back with an
 * error code.
 */
export const extendPlanFormRoute = operationRoute({
  methods: ['POST'],
  path: accountRoutes.panel,
  tag: 'people',
  summary: { en: 'Form that extends the plan', ru: 'Форма продления тарифа' },
  description: {
    en: 'Creates the bill of a plan and redirects to its page, /bills/NUMBER. On an error it redirects to the form with error=CODE, or to /login. Browsers must send csrf_token.',
    ru: 'Выставляет счёт за тариф и перенаправляет на его страницу, /bills/НОМЕР. При ошибке перенаправляет к форме с error=КОД или на /login. Браузер должен прислать csrf_token.',
  },
  servesNavigation: true,
  allowsExpiredSession: true,
  parameters: z.object({
    act: inQuery(textChoice(['prolong']), { description: { en: 'Action.', ru: 'Действие.' } }),
    srok: inQuery(text().default('0'), {
      description: { en: 'Number of the term, 0 to 3.', ru: 'Номер срока, от 0 до 3.' },
    }),
    tarifprolong: inQuery(text().optional(), {
      description: { en: 'Number of the plan.', ru: 'Номер тарифа.' },
    }),
  }),
  operation: `mutation ($plan: Int!, $term: Int!) { createBill(act: prolong, plan: $plan, term: $term) { id } }`,
  variables: ({ srok, tarifprolong }) => ({ plan: parseNumber(tarifprolong), term: parseNumber(srok) }),
  shape: (data, { reply }) => {
    const { id } = data['createBill'] as { id: number };
    void reply.redirect(accountRoutes.bill.replace(':id', String(id)), 303);
    return '';
  },
  onOperationError: ({ code }, { reply }) => {
    void reply.redirect(getErrorRedirectPath(code), 303);
    return '';
  },
  responseSchema: {
    description: { en: 'Redirect to the next page.', ru: 'Перенаправление на следующую страницу.' },
  },
});

function getErrorRedirectPath(code: string): string {
  if (loginRequiredCodes.has(code)) {
    const query = new URLSearchParams({ redirect: accountRoutes.panel + formAnchor });
    return `${accountRoutes.login}?${query.toString()}`;
  }
  const query = new URLSearchParams({ error: code });
  return `${accountRoutes.panel}?${query.toString()}${formAnchor}`;
}

/** Parses a number; -1 for invalid input, which matches no plan or term. */
function parseNumber(digits = ''): number {
  return /^\d{1,4}$/.test(digits) ? Number(digits) : -1;
}
