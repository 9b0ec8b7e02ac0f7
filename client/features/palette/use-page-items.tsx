import { IconCode, IconFileText, IconHelp, IconKeyboard, IconLogin2, IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getPage } from '../../addresses/catalogue.js';
import { menuPages } from '../../addresses/menu-pages.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { pagePath } from '../../addresses/report-path.js';
import { synonymsOf } from '../../addresses/synonyms.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import { useFormat } from '../../i18n/use-format.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import { openKeyList } from '../../lib/keyboard/open-keys.js';
import { keyListKey } from '../../lib/keyboard/shortcut-keys.js';
import type { PaletteItem } from './palette-item.js';

/** Pages without a domain or keyword, limited to those available to the viewer. */
export function usePageItems(): PaletteItem[] {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { pathname } = useLocation();
  const base = useBaseCode();
  const { account } = useViewer();
  const isOpenAccessMode = isOpenAccess();
  const returnTo = useReturnPath();
  const createPageItem = (
    to: string,
    title: string,
    icon: ReactNode = <IconFileText aria-hidden="true" />,
    synonymsId: string | undefined = Object.entries(paths).find(([, path]) => path === to)?.[0],
  ) => ({
    id: `page-${to}`,
    title,
    icon,
    to,
    aliases: synonymsId === undefined ? undefined : synonymsOf(synonymsId),
    isCurrent: to === pathname,
  });
  const accountItems: PaletteItem[] = account
    ? [
        createPageItem(paths.groups, t('pages.groups')),
        createPageItem(paths.clusterings, t('pages.clusterings')),
        createPageItem(paths.positions, t('pages.positions')),
        createPageItem(paths.panel, t(isOpenAccessMode ? 'account.kept' : 'account.panel')),
        createPageItem(paths.history, t('account.history')),
        createPageItem(paths.tasks, t('account.tasks')),
        ...(isOpenAccessMode || account.ownerEmail !== null
          ? []
          : [createPageItem(paths.bills, t('account.bills'))]),
        ...(account.isAdministrator ? [createPageItem(paths.data, t('account.data'))] : []),
        createPageItem(paths.systemNotifications, t('account.notifications')),
        ...(account.isAdministrator && !isOpenAccessMode
          ? [createPageItem(paths.admin, t('account.administration'))]
          : []),
      ]
    : [
        createPageItem(loginPath({ returnTo }), t('account.logIn'), <IconLogin2 aria-hidden="true" />),
        createPageItem(
          loginPath({ returnTo, register: true }),
          t('account.register'),
          <IconLogin2 aria-hidden="true" />,
        ),
      ];
  return [
    createPageItem(paths.home, t('home')),
    ...[...menuPages('domains'), ...menuPages('keywords'), ...menuPages('tools')].map((entry) => ({
      ...createPageItem(entry.route, entry.title[language], undefined, entry.id),
      to: pagePath(entry, {}, base),
    })),
    createPageItem(getPage('tools').route, t('navigation.allTools'), undefined, 'tools'),
    createPageItem(
      getPage('statistics').route,
      getPage('statistics').title[language],
      undefined,
      'statistics',
    ),
    ...(isOpenAccessMode
      ? []
      : [
          createPageItem(paths.pricing, t('account.pricing')),
          createPageItem(paths.partner, t('account.partner')),
        ]),
    ...accountItems,
    createPageItem(getPage('help').route, t('menu.help'), <IconHelp aria-hidden="true" />, 'help'),
    {
      id: 'page-api',
      title: t('menu.api'),
      aliases: synonymsOf('api'),
      icon: <IconCode aria-hidden="true" />,
      href: paths.apiDocs,
    },
    {
      id: 'page-graphql',
      title: t('menu.playground'),
      aliases: 'docs',
      icon: <IconCode aria-hidden="true" />,
      href: paths.playground,
    },
    {
      id: 'keys',
      title: t('settings.keys'),
      icon: <IconKeyboard aria-hidden="true" />,
      detail: <kbd>{keyListKey}</kbd>,
      action: () => openKeyList('keys'),
    },
    ...(account && !isOpenAccessMode
      ? [createPageItem(paths.logout, t('account.logOut'), <IconLogout aria-hidden="true" />)]
      : []),
  ];
}
