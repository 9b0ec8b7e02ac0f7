import { PageHead } from '../components/ui/page-head.js';
import { useAccountTitle } from '../i18n/use-account-title.js';

/** The page of a person's own data: a list of sections. */
export function Component() {
  return (
    <div className="wide">
      <PageHead title={useAccountTitle('data')} />
    </div>
  );
}
