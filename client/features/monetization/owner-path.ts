import { type OwnerPath, paths } from '../../addresses/paths.js';

const byKind: Readonly<Record<string, OwnerPath>> = {
  adsense: paths.sitesByAdsense,
  analytics: paths.sitesByAnalytics,
  leadia: paths.sitesByLeadia,
  relap: paths.sitesByRelap,
};

/** The report on the sites that share an identifier of this service. */
export function ownerPathOf(kind: string): OwnerPath {
  return byKind[kind] ?? paths.sitesByAdsense;
}
