import { z } from 'zod';
import { parseNameList } from '../../../contract/formatting/parse-name-list.js';
import { domainSummaryPage } from '../../../contract/pages/site-pages.js';
import { createBaseCookie } from '../../../http/security/base-cookie.js';
import { comparison } from '../../../reports/definitions/comparison/comparison.report.js';
import { readableDomain, normaliseDomain } from '../../../reports/engine/normalise-subject.js';
import { text } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { operationRoute, type RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Maximum domains per form. The page and the plan limit the comparison further. */
const maxDomains = 100;

/** Forms of the start page for browsers without scripts. Each redirects to a page. */
export const formRoutes: readonly RestRoute[] = ['/', domainSummaryPage.route].map((path) =>
  operationRoute({
    methods: ['POST'],
    path,
    tag: 'catalogue',
    summary:
      path === '/'
        ? { en: 'Start page form', ru: 'Форма главной страницы' }
        : { en: 'Domain summary form', ru: 'Форма сводки' },
    description: {
      en: 'Redirects to the comparison of the domains in domainlist, one per line, or to the summary of a single domain. Browsers must send csrf_token.',
      ru: 'Перенаправляет к сравнению доменов из domainlist, по одному в строке, или к сводке единственного домена. Браузер должен прислать csrf_token.',
    },
    servesNavigation: true,
    allowsExpiredSession: true,
    parameters: z.object({
      domainlist: inQuery(text().optional(), {
        description: {
          en: `Domains, one per line, at most ${maxDomains}; empty lines are ignored.`,
          ru: `Домены, по одному в строке, не больше ${maxDomains}; пустые строки не считаются.`,
        },
      }),
      db: inQuery(text().optional(), {
        aliases: ['base'],
        description: {
          en: 'Code of the database, which becomes the selected database.',
          ru: 'Код базы; она становится выбранной.',
        },
      }),
    }),
    operation: '{ databases { code } }',
    shape: (data, { values, reply, request }) => {
      const db = findDatabaseCode(data['databases'] as Fields[], values.db);
      if (db !== undefined) void reply.setCookie(...createBaseCookie(db, request));
      void reply.redirect(pagePath(parseDomainList(values.domainlist), db), 303);
      return '';
    },
    responseSchema: { description: { en: 'Redirect to the page.', ru: 'Перенаправление на страницу.' } },
  }),
);

function findDatabaseCode(databases: readonly Fields[], input = ''): string | undefined {
  const code = input.toLowerCase();
  return databases.some((database) => database['code'] === code) ? code : undefined;
}

/** Parses a list of domains without duplicates; invalid lines are returned unchanged. */
function parseDomainList(input = ''): string[] {
  const names = parseNameList(input).map((name) => {
    const domain = normaliseDomain(name);
    return domain === undefined ? name : readableDomain(domain);
  });
  return [...new Set(names)].slice(0, maxDomains);
}

function pagePath(names: readonly string[], db: string | undefined): string {
  const [firstName] = names;
  if (firstName === undefined) return '/';
  const query = new URLSearchParams(
    names.length === 1 ? { domain: firstName } : { domains: names.join(',') },
  );
  if (db !== undefined) query.set('db', db);
  return `${names.length === 1 ? domainSummaryPage.route : comparison.route}?${query.toString()}`;
}
