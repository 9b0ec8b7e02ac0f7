import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';

/** Redirects once `path` is defined. Server-rendered pages are loaded by the browser. */
export function useRedirect(path: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined) return;
    if (isServerPath(path)) window.location.assign(path);
    else void navigate(path, { replace: true });
  }, [path, navigate]);
}

function isServerPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return [paths.apiDocs, paths.playground, paths.changeDatabase].some(
    (page) => pathname === page || pathname.startsWith(`${page}/`),
  );
}
