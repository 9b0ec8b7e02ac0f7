import { isMaintained, isSampleLoading } from '../../lib/document-meta.js';
import { MaintenanceStrip } from './maintenance-banner.js';
import { SampleLoadBanner } from './sample-load-banner.js';

/** Banners for temporary states of the server. */
export function StateBanners() {
  return (
    <>
      {isMaintained() ? <MaintenanceStrip /> : null}
      {isSampleLoading() ? <SampleLoadBanner /> : null}
    </>
  );
}
