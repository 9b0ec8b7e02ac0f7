import { documentDatabase } from '../lib/document-meta.js';
import { readAddress } from '../../server/contract/report-parameters.js';
import { useSearchParams } from 'react-router-dom';

/** Code of the database that this page reads: `db` of its address, else the one that the document was sent with; undefined leaves the choice to the server. */
export function useBaseCode(): string | undefined {
  const [search] = useSearchParams();
  return readAddress('base', search) ?? documentDatabase();
}
