import { documentDatabase } from '../lib/document-meta.js';
import { readAddressParameter } from '../../server/contract/report-parameters.js';
import { useSearchParams } from 'react-router-dom';

/**
 * Database code of the page: `db` of its address, else that of the document; undefined leaves the choice to the
 * server.
 */
export function useBaseCode(): string | undefined {
  const [search] = useSearchParams();
  return readAddressParameter('base', search) ?? documentDatabase();
}
