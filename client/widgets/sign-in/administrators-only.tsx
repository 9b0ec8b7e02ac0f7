import type { ReactNode } from 'react';
import { type AccountOfViewer, useViewer } from '../../graphql/accounts/use-viewer.js';
import { PageSkeleton, SkeletonFrames } from '../../components/ui/page-skeleton.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';

interface AdministratorsOnlyProps {
  title: string;
  /** Rendered for other visitors. */
  rejection: (isGuest: boolean) => ReactNode;
  children: (account: AccountOfViewer) => ReactNode;
}

/** Restricts a page to administrators. Shows a skeleton until the viewer is loaded, and `rejection` to others. */
export function AdministratorsOnly({ title, rejection, children }: AdministratorsOnlyProps) {
  const { viewer, account } = useViewer();
  if (!viewer) {
    return (
      <PageSkeleton className="wide" title={title}>
        <SkeletonFrames className="framed">
          <SkeletonRows rows={8} height={34} />
        </SkeletonFrames>
      </PageSkeleton>
    );
  }
  return account?.isAdministrator ? <div className="wide">{children(account)}</div> : rejection(!account);
}
