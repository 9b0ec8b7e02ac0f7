import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';
import type { LoadedTree } from './use-page-tree.js';

/** Notice that the plan truncates the tree, with the total number of pages. */
export function TruncationNotice({ pages, shownPages }: Pick<LoadedTree, 'pages' | 'shownPages'>) {
  const { t } = useTranslation('pageTree');
  const format = useFormat();
  if (shownPages >= pages) return null;
  const numbers = { formatted: format.integer(shownPages), total: format.integer(pages) };
  return (
    <div style={{ paddingBottom: 8 }}>
      <Banner>
        <Trans t={t} i18nKey="cut" values={numbers} components={{ plans: <Link to={paths.pricing} /> }} />
      </Banner>
    </div>
  );
}
