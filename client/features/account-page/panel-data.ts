import { createContext, useContext } from 'react';
import type { PanelQuery } from './panel.generated.js';

type Viewer = PanelQuery['viewer'];

/** The account as its panel shows it. */
export type PanelAccount = NonNullable<Viewer['account']>;
/** A plan on sale. */
type PanelPlan = PanelQuery['plans'][number];
/** How much of the limits is used. */
export type PanelUsage = Viewer['usage'];

/** What all parts of the panel share. */
export interface PanelData {
  account: PanelAccount;
  kind: Viewer['kind'];
  usage: PanelUsage;
  plans: readonly PanelPlan[];
  /** Reads everything anew, here and in the frame, after something was changed. */
  changed: () => Promise<void>;
}

const PanelContext = createContext<PanelData | null>(null);

export const PanelProvider = PanelContext.Provider;

/** The account that the panel around is of. */
export function usePanel(): PanelData {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel is for parts of the panel');
  return panel;
}
