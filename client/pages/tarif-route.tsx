import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../addresses/paths.js';

/** Alias of the pricing page. */
export function Component() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.pricing, search, hash }} replace />;
}
