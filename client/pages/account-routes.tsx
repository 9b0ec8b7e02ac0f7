import type { RouteObject } from 'react-router-dom';
import {
  accountRoutes as addresses,
  openAccountRoutes,
} from '../../server/contract/accounts/account-routes.js';
import { isOpenAccess } from '../lib/document-meta.js';
import type { AccountPage } from '../i18n/use-account-title.js';
import { AccountSkeleton } from './account-skeleton.js';
import { lazyPage } from './lazy-page.js';

/** Routes of account, plan and administration pages. In open access mode only pages of saved items exist. */
export function accountRoutes(): RouteObject[] {
  return (Object.keys(addresses) as AccountPage[])
    .filter((page) => !isOpenAccess() || openAccountRoutes.has(addresses[page]))
    .map((page) =>
      lazyPage({ path: addresses[page], id: page, skeleton: <AccountSkeleton key={page} page={page} /> }),
    );
}
