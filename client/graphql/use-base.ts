import { readAddress } from '../../server/contract/report-parameters.js';
import { useSearchParams } from 'react-router-dom';

/** Code of the database that this page reads: `db` of its address; undefined leaves the choice to the server (the one chosen last, `gny` at first). */
export function useBaseCode(): string | undefined {
  const [search] = useSearchParams();
  return readAddress('base', search);
}
