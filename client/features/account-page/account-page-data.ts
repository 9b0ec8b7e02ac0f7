import { createContext, useContext } from 'react';
import type { AccountPageQuery } from './account-page.generated.js';

type Viewer = AccountPageQuery['viewer'];

/** Account data of the account page. */
export type AccountPageAccount = NonNullable<Viewer['account']>;
/** A plan on sale. */
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

/** Data of the surrounding account page. */
export function useAccountPage(): AccountPageData {
  const page = useContext(AccountPageContext);
  if (!page) throw new Error('useAccountPage requires an AccountPageProvider');
  return page;
}
