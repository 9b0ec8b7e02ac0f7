import { useSayConnectionLost } from '../../lib/connection.js';
import { describeFault } from '../../graphql/describe-fault.js';
import { Strip } from './strip.js';

interface FaultStripProps {
  /** What did not load, as a sentence: `Keywords did not load.` */
  title: string;
  error: Error;
  onRetry?: () => void;
  onClose?: () => void;
}

/** Says that a query failed, why, and by which number the fault is found. */
export function FaultStrip({ title, error, onRetry, onClose }: FaultStripProps) {
  const fault = describeFault(error);
  useSayConnectionLost(fault.code === 'NETWORK');
  return (
    <Strip tone="error" title={title} requestId={fault.requestId} onRetry={onRetry} onClose={onClose}>
      {fault.message}
    </Strip>
  );
}
