import { documentDatabase } from '../../lib/page/document-meta.js';
import { readAddressParameter } from '../../../server/contract/reports/report-parameters.js';
import { useSearchParams } from 'react-router-dom';

/**
 * Database code of the page: `db` in its address, otherwise the code of the document. Undefined if the server
 * decides.
 */
export function useBaseCode(): string | undefined {
  const [search] = useSearchParams();
  return readAddressParameter('base', search) ?? documentDatabase();
}
