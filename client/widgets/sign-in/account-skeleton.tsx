import { PageSkeleton, SkeletonFrames } from '../../components/ui/page-skeleton.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type AccountPage, useAccountTitle } from '../../i18n/use-account-title.js';

/** Width classes by page. Pages without an entry contain a single form. */
const widths: Partial<Record<AccountPage, string>> = {
  successfulRegistration: 'reading',
  panel: 'reading',
  history: 'reading',
  groups: 'wide',
  clusterings: 'wide',
  positions: 'wide',
  positionsProject: 'wide',
  tasks: 'reading',
  task: 'reading',
  systemNotifications: 'reading',
  pricing: 'reading',
  tarif: 'reading',
  tarifRussian: 'reading',
  subscription: 'reading',
  promo: 'reading',
  autopaydesc: 'reading',
  partner: 'reading',
  bills: 'reading',
  bill: 'reading',
  paymentSuccess: 'reading',
  paymentDecline: 'reading',
  paymentFail: 'reading',
  paymentInvalid: 'reading',
  billCompany: 'reading',
  admin: 'wide',
  data: 'wide',
};

/** Skeleton of an account or plan page. */
export function AccountSkeleton({ page }: { page: AccountPage }) {
  return (
    <PageSkeleton className={widths[page] ?? 'narrow'} title={useAccountTitle(page)}>
      <SkeletonFrames className="framed">
        <SkeletonRows rows={widths[page] ? 8 : 3} height={34} />
      </SkeletonFrames>
    </PageSkeleton>
  );
}
