import type { SerpPrice } from '../../../config/serp-providers.js';
import { serpPrices } from '../../../config/serp-providers.js';
import type { Localised } from '../../../contract/language/localised.js';
import {
  resultsPerPage,
  serpProviderIds,
  type SerpProviderId,
} from '../../../contract/projects/positions.js';
import { dataForSeo } from './dataforseo.js';
import type { SerpProvider, SerpScope } from './serp-provider.js';
import { serpApi } from './serpapi.js';
import { serper } from './serper.js';

/** All providers by id. */
export const serpProviders: Readonly<Record<SerpProviderId, SerpProvider>> = {
  dataforseo: dataForSeo,
  serper,
  serpapi: serpApi,
};

/** Finds a provider by id. */
export function findSerpProvider(id: string): SerpProvider | undefined {
  const providerId = serpProviderIds.find((supportedId) => supportedId === id);
  return providerId && serpProviders[providerId];
}

/**
 * First capability that a provider lacks for a search, with the field to report; undefined if it supports everything.
 */
export function missingCapability(
  { name, devices, maxDepth }: SerpProvider,
  { engine, device, location, depth }: SerpScope,
): { field: 'provider' | 'device' | 'depth' | 'regions'; message: Localised } | undefined {
  const supportedDevices = devices[engine];
  if (!supportedDevices) {
    const label = engineNames[engine];
    return {
      field: 'provider',
      message: { en: `${name} has no results of ${label.en}.`, ru: `В ${name} нет результатов ${label.ru}.` },
    };
  }
  if (!supportedDevices.includes(device)) {
    const label = deviceNames[device];
    return {
      field: 'device',
      message: {
        en: `${name} has no results for ${label.en}.`,
        ru: `В ${name} нет результатов для ${label.ru}.`,
      },
    };
  }
  if (depth > maxDepth[engine]) {
    const limit = maxDepth[engine];
    return {
      field: 'depth',
      message: {
        en: `${name} returns at most ${limit} results here.`,
        ru: `${name} возвращает здесь не больше ${limit} результатов.`,
      },
    };
  }
  if (!location || (engine === 'yandex' ? location.yandex === undefined : location.canonicalName === '')) {
    return {
      field: 'regions',
      message: {
        en: `Enter the location in the format of ${name}, such as New York,New York,United States.`,
        ru: `Укажите место в формате ${name}, например New York,New York,United States.`,
      },
    };
  }
  return undefined;
}

/** Number of result pages for a depth. */
export function getPageCount(depth: number): number {
  return Math.ceil(depth / resultsPerPage);
}

/** Maximum cost of one keyword in micro-dollars. */
export function getKeywordCostMicros(id: SerpProviderId, depth: number): number {
  const { firstPage, nextPage }: SerpPrice = serpPrices[id];
  return firstPage + (getPageCount(depth) - 1) * nextPage;
}

const engineNames: Readonly<Record<SerpScope['engine'], Localised>> = {
  google: { en: 'Google', ru: 'Google' },
  yandex: { en: 'Yandex', ru: 'Яндекса' },
};

const deviceNames: Readonly<Record<SerpScope['device'], Localised>> = {
  desktop: { en: 'desktops', ru: 'компьютеров' },
  tablet: { en: 'tablets', ru: 'планшетов' },
  smartphone: { en: 'smartphones', ru: 'смартфонов' },
};
