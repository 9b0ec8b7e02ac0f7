import { useEffect } from 'react';
import { createPath, type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Replaces the current address, and keeps its history state if `preservesState`. `<Navigate>` would also replace the
 * address of a newer navigation that starts before its effect runs.
 */
export function Redirect({ to, preservesState = false }: { to: To; preservesState?: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const state: unknown = preservesState ? location.state : null;
  const target = typeof to === 'string' ? to : createPath(to);
  useEffect(() => {
    const isCurrent = window.location.pathname === pathname && window.location.search === search;
    if (isCurrent) void navigate(target, { replace: true, state });
  }, [target, pathname, search, state, navigate]);
  return null;
}
