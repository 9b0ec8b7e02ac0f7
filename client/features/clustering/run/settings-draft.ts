import { type ClusterDepth, clusterDepths } from '../../../../server/contract/projects/clustering.js';
import { splitLines } from './split-lines.js';
import type {
  ClusterMethod,
  ClusteringUpdate,
  ClusterSettingsInput,
} from '../../../graphql/generated/schema.js';
import type { ClusteringFragment } from '../clustering.generated.js';

/** State of the settings form. */
export interface SettingsDraft {
  method: ClusterMethod;
  top: ClusterDepth;
  /** Minimum number of shared URLs, from 1 to `top`, even if displayed as a percentage. */
  strength: number;
  isPercent: boolean;
  minVolume: string;
  minClusterVolume: string;
  /** Domains, one per line. */
  skippedDomains: string;
  update: ClusteringUpdate;
}

/** Initial form state from the settings of the last run. */
export function draftFromSettings({ settings }: Pick<ClusteringFragment, 'settings'>): SettingsDraft {
  const top = clusterDepths.find((depth) => depth === settings.top) ?? 10;
  return {
    ...settings,
    top,
    strength: settings.isPercent ? percentToCount(settings.strength, top) : settings.strength,
    minVolume: String(settings.leastVolume),
    minClusterVolume: String(settings.leastClusterVolume),
    skippedDomains: settings.skippedDomains.join('\n'),
  };
}

/** Converts the form state to mutation input. */
export function toSettingsInput(draft: SettingsDraft): ClusterSettingsInput {
  const { strength, top, isPercent } = draft;
  return {
    method: draft.method,
    top,
    strength: isPercent ? countToPercent(strength, top) : strength,
    isPercent,
    leastVolume: parseVolume(draft.minVolume),
    leastClusterVolume: parseVolume(draft.minClusterVolume),
    skippedDomains: splitLines(draft.skippedDomains),
    update: draft.update,
  };
}

/** Adapts the strength to another depth: a percentage keeps its share, a count is clamped. */
export function withDepth(draft: SettingsDraft, top: ClusterDepth): SettingsDraft {
  const share = countToPercent(draft.strength, draft.top);
  const strength = draft.isPercent ? percentToCount(share, top) : Math.min(draft.strength, top);
  return { ...draft, top, strength };
}

/** Converts a percentage of the depth to a number of URLs, rounded up. */
export function percentToCount(percent: number, top: number): number {
  return Math.min(top, Math.max(1, Math.ceil((percent * top) / 100)));
}

/** Converts a number of URLs to a percentage of the depth. */
export function countToPercent(count: number, top: number): number {
  return Math.round((count * 100) / top);
}

function parseVolume(text: string): number {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) ? Math.min(Number(digits), maxVolume) : 0;
}

const maxVolume = 4_294_967_295;
