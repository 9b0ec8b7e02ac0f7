import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../addresses/paths.js';

/** Another address of the page of plans. */
export function Component() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.pricing, search, hash }} replace />;
}
