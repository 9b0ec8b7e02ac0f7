import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCookie } from '../../server/contract/language/language-cookie.js';
import { baseCookie } from '../../server/http/security/base-cookie.js';

const cookiePages = (['en', 'ru'] as const).map((language) => ({
  language,
  text: readFileSync(`client/legal/${language}/cookie-law.md`, 'utf8'),
}));

/** Source files under a folder, as POSIX paths. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name).split(path.sep).join('/'))
    .filter((file) => !/\.spec\.|\.generated\./.test(file));
}

/** Description of each storage key prefix on the cookie policy page. */
const storageDescriptions: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  scheme: ['appearance', 'оформление'],
  pinned: ['pinned domains', 'закреплённые домены'],
  recent: ['recently opened reports', 'последние открытые отчёты'],
  density: ['table settings', 'вид таблиц'],
  columns: ['table settings', 'вид таблиц'],
  pageTree: ['page trees', 'структуры сайта'],
  groupOwn: ['your own domain in group reports', 'ваш домен в групповых отчётах'],
  share: ['secret of a report link', 'Секрет открытой ссылки на отчёт'],
  evidence: ['windows', 'окна'],
  'imports-put-away': ['messages', 'сообщения'],
  'cookies-seen': ['messages', 'сообщения'],
  keys: ['shortcuts', 'клавиши'],
  tour: ['tours', 'экскурсии'],
};

/** Broadcast channels, which store nothing. */
const channels = ['session'];

describe('cookie policy page', () => {
  it('lists exactly the cookies that the server sets', () => {
    const source = readFileSync('server/http/security/cookies.ts', 'utf8');
    const [, union = ''] = /type IdentityCookie = ([^;]*);/.exec(source) ?? [];
    const cookieNames = [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    expect(cookieNames.length).toBeGreaterThan(0);
    const all = [...cookieNames, languageCookie, baseCookie].sort();
    for (const { language, text } of cookiePages) {
      const named = [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      expect([language, [...named].sort()]).toEqual([language, all]);
    }
  });

  it('covers every place that sets cookies', () => {
    const files = [...filesOf('client'), ...filesOf('server')];
    const setting = files.filter((file) =>
      /document\.cookie\s*=|\.setCookie\(/.test(readFileSync(file, 'utf8')),
    );
    expect(setting.sort()).toEqual([
      'client/i18n/i18n.ts',
      'server/http/pages/summary-page.ts',
      'server/http/security/cookies.ts',
      'server/rest/routes/accounts/form-routes.ts',
      'server/rest/routes/reports/catalogue-routes.ts',
    ]);
  });

  it('describes every browser storage key', () => {
    const sources = filesOf('client');
    const names = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"`]rivalscope\.([\w-]+)/g)].map(([, name = '']) => name),
    );
    const storedNames = [...new Set(names)].filter((name) => !channels.includes(name));
    expect(storedNames.length).toBeGreaterThan(5);
    const undocumented = storedNames.flatMap((name) =>
      cookiePages.flatMap(({ language, text }, index) => {
        const words = storageDescriptions[name]?.[index];
        return words !== undefined && text.includes(words) ? [] : [`${language}: ${name}`];
      }),
    );
    expect(undocumented).toEqual([]);
  });
});
