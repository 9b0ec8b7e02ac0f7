import { isMaintained, isSampleLoading } from '../../lib/document-meta.js';
import { MaintenanceStrip } from './maintenance-strip.js';
import { SampleLoadStrip } from './sample-load-strip.js';

/** The strips of a server in a state that passes. */
export function StateStrips() {
  return (
    <>
      {isMaintained() ? <MaintenanceStrip /> : null}
      {isSampleLoading() ? <SampleLoadStrip /> : null}
    </>
  );
}
