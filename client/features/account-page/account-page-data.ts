import { createContext, useContext } from 'react';
import type { PanelQuery } from './account-page.generated.js';

type Viewer = PanelQuery['viewer'];

/** The account as its panel shows it. */
export type AccountPageAccount = NonNullable<Viewer['account']>;
/** A plan on sale. */
type AccountPagePlan = PanelQuery['plans'][number];
/** How much of the limits is used. */
export type AccountPageUsage = Viewer['usage'];

/** What all parts of the panel share. */
export interface AccountPageData {
  account: AccountPageAccount;
  kind: Viewer['kind'];
  usage: AccountPageUsage;
  plans: readonly AccountPagePlan[];
  /** Reads everything anew, here and in the frame, after something was changed. */
  reload: () => Promise<void>;
}

const AccountPageContext = createContext<AccountPageData | null>(null);

export const AccountPageProvider = AccountPageContext.Provider;

/** The account that the panel around is of. */
export function useAccountPage(): AccountPageData {
  const page = useContext(AccountPageContext);
  if (!page) throw new Error('usePanel is for parts of the panel');
  return page;
}
