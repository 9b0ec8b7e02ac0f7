import { useLocation } from 'react-router-dom';
import { Redirect } from '../components/ui/redirect.js';
import { paths } from '../addresses/paths.js';

/** Alias of the pricing page. */
export function Component() {
  const { search, hash } = useLocation();
  return <Redirect to={{ pathname: paths.pricing, search, hash }} />;
}
