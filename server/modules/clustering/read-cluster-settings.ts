import {
  clusterTops,
  mostSkippedDomains,
  type ClusterMethod,
  type ClusteringUpdate,
  type ClusterRunSettings,
} from '../../contract/clustering.js';
import type { Localised } from '../../contract/localised.js';
import { domainNames } from '../groups/read-domain-list.js';
import { invalid } from './clustering-faults.js';

/** What a run is told, as it was asked. */
interface AskedClusterSettings {
  method: ClusterMethod;
  top: number;
  strength: number;
  isPercent: boolean;
  leastVolume: number;
  leastClusterVolume: number;
  skippedDomains: readonly string[];
  update: ClusteringUpdate;
}

const largestVolume = 4_294_967_295;

/** The settings of a run, checked. Throws InvalidField. */
export function readClusterSettings(asked: AskedClusterSettings): ClusterRunSettings {
  const top = clusterTops.find((depth) => depth === asked.top);
  if (top === undefined) throw invalid('top', oneOf(clusterTops.join(', ')));
  const most = asked.isPercent ? 100 : top;
  if (asked.strength < 1 || asked.strength > most) throw invalid('strength', between(1, most));
  for (const field of ['leastVolume', 'leastClusterVolume'] as const) {
    if (asked[field] < 0 || asked[field] > largestVolume) throw invalid(field, between(0, largestVolume));
  }
  const skippedDomains = domainNames(asked.skippedDomains);
  if (skippedDomains.length > mostSkippedDomains) throw invalid('domains', tooManyDomains);
  return { ...asked, top, skippedDomains };
}

function oneOf(values: string): Localised {
  return { en: `Choose one of ${values}.`, ru: `Выберите из ${values}.` };
}

function between(least: number, most: number): Localised {
  return { en: `Enter a number from ${least} to ${most}.`, ru: `Укажите число от ${least} до ${most}.` };
}

const tooManyDomains: Localised = {
  en: `List up to ${mostSkippedDomains} domains.`,
  ru: `Укажите не больше ${mostSkippedDomains} доменов.`,
};
