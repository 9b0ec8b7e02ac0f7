import {
  clusterDepths,
  maxSkippedDomains,
  type ClusterMethod,
  type ClusteringUpdate,
  type ClusterRunSettings,
} from '../../contract/projects/clustering.js';
import type { Localised } from '../../contract/language/localised.js';
import { parseDomainNames } from '../groups/read-domain-list.js';
import { invalid } from './clustering-errors.js';

/** Clustering settings as submitted. */
interface ClusterSettingsRequest {
  method: ClusterMethod;
  top: number;
  strength: number;
  isPercent: boolean;
  leastVolume: number;
  leastClusterVolume: number;
  skippedDomains: readonly string[];
  update: ClusteringUpdate;
}

const maxVolume = 4_294_967_295;

/** Validates clustering settings. Throws InvalidField. */
export function readClusterSettings(request: ClusterSettingsRequest): ClusterRunSettings {
  const top = clusterDepths.find((depth) => depth === request.top);
  if (top === undefined) throw invalid('top', createChoiceMessage(clusterDepths.join(', ')));
  const maxStrength = request.isPercent ? 100 : top;
  if (request.strength < 1 || request.strength > maxStrength) {
    throw invalid('strength', createRangeMessage(1, maxStrength));
  }
  for (const field of ['leastVolume', 'leastClusterVolume'] as const) {
    if (request[field] < 0 || request[field] > maxVolume) {
      throw invalid(field, createRangeMessage(0, maxVolume));
    }
  }
  const skippedDomains = parseDomainNames(request.skippedDomains);
  if (skippedDomains.length > maxSkippedDomains) throw invalid('domains', tooManyDomainsMessage);
  return { ...request, top, skippedDomains };
}

function createChoiceMessage(values: string): Localised {
  return { en: `Choose one of ${values}.`, ru: `Выберите из ${values}.` };
}

function createRangeMessage(min: number, max: number): Localised {
  return { en: `Enter a number from ${min} to ${max}.`, ru: `Укажите число от ${min} до ${max}.` };
}

const tooManyDomainsMessage: Localised = {
  en: `List up to ${maxSkippedDomains} domains.`,
  ru: `Укажите не больше ${maxSkippedDomains} доменов.`,
};
