import { createContext, useContext } from 'react';
import type { AccountPageQuery } from './account-page.generated.js';

type Viewer = AccountPageQuery['viewer'];

/** The account as the account page queries it. */
export type AccountPageAccount = NonNullable<Viewer['account']>;
/** A plan that can be purchased. */
type AccountPagePlan = AccountPageQuery['plans'][number];
/** Usage of the plan's limits. */
export type AccountPageUsage = Viewer['usage'];

/** Data shared by all sections of the account page. */
export interface AccountPageData {
  account: AccountPageAccount;
  kind: Viewer['kind'];
  usage: AccountPageUsage;
  plans: readonly AccountPagePlan[];
  /** Refetches the account page and the frame after a change. */
  reload: () => Promise<void>;
}

const AccountPageContext = createContext<AccountPageData | null>(null);

export const AccountPageProvider = AccountPageContext.Provider;

/** Data of the account page that contains the component. */
export function useAccountPage(): AccountPageData {
  const page = useContext(AccountPageContext);
  if (!page) throw new Error('useAccountPage requires an AccountPageProvider');
  return page;
}
