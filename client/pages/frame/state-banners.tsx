import { isInMaintenance, isSampleLoading } from '../../lib/document-meta.js';
import { MaintenanceBanner } from './maintenance-banner.js';
import { SampleLoadBanner } from './sample-load-banner.js';

/** Banners for temporary states of the server. */
export function StateBanners() {
  return (
    <>
      {isInMaintenance() ? <MaintenanceBanner /> : null}
      {isSampleLoading() ? <SampleLoadBanner /> : null}
    </>
  );
}
