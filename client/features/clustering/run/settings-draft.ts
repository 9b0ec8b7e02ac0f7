import { type ClusterDepth, clusterDepths } from '../../../../server/contract/clustering.js';
import { splitLines } from './split-lines.js';
import type {
  ClusterMethod,
  ClusteringUpdate,
  ClusterSettingsInput,
} from '../../../graphql/generated/schema.js';
import type { ClusteringFragment } from '../clustering.generated.js';

/** What a run is to be told, as it is typed. */
export interface SettingsDraft {
  method: ClusterMethod;
  top: ClusterDepth;
  /** Addresses that keywords share: 1 to the depth, also where it is shown as a per cent. */
  strength: number;
  isPercent: boolean;
  leastVolume: string;
  leastClusterVolume: string;
  /** One per line. */
  skippedDomains: string;
  update: ClusteringUpdate;
}

/** What the last run was told, to begin with. */
export function draftFromSettings({ settings }: Pick<ClusteringFragment, 'settings'>): SettingsDraft {
  const top = clusterDepths.find((depth) => depth === settings.top) ?? 10;
  return {
    ...settings,
    top,
    strength: settings.isPercent ? addressesOf(settings.strength, top) : settings.strength,
    leastVolume: String(settings.leastVolume),
    leastClusterVolume: String(settings.leastClusterVolume),
    skippedDomains: settings.skippedDomains.join('\n'),
  };
}

/** The settings as they are sent. */
export function toSettingsInput(draft: SettingsDraft): ClusterSettingsInput {
  const { strength, top, isPercent } = draft;
  return {
    method: draft.method,
    top,
    strength: isPercent ? percentOf(strength, top) : strength,
    isPercent,
    leastVolume: parseVolume(draft.leastVolume),
    leastClusterVolume: parseVolume(draft.leastClusterVolume),
    skippedDomains: splitLines(draft.skippedDomains),
    update: draft.update,
  };
}

/** The draft at another depth: a strength in per cent stays the same share, a count as far as the depth holds it. */
export function withDepth(draft: SettingsDraft, top: ClusterDepth): SettingsDraft {
  const share = percentOf(draft.strength, draft.top);
  const strength = draft.isPercent ? addressesOf(share, top) : Math.min(draft.strength, top);
  return { ...draft, top, strength };
}

/** How many addresses a per cent of a depth is: no fewer than that share. */
export function addressesOf(percent: number, top: number): number {
  return Math.min(top, Math.max(1, Math.ceil((percent * top) / 100)));
}

/** The per cent of a depth that so many addresses are. */
export function percentOf(addresses: number, top: number): number {
  return Math.round((addresses * 100) / top);
}

function parseVolume(text: string): number {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) ? Math.min(Number(digits), maxVolume) : 0;
}

const maxVolume = 4_294_967_295;
