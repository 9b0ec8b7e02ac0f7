import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Strip } from '../../components/ui/strip.js';
import { formatInteger } from '../../lib/format-number.js';
import { paths } from '../../addresses/paths.js';
import type { LoadedTree } from './use-page-tree.js';

/** Says that a plan cuts the tree, and of how many pages it is made. */
export function TreeCut({ pages, shownPages }: Pick<LoadedTree, 'pages' | 'shownPages'>) {
  const { t } = useTranslation('pageTree');
  if (shownPages >= pages) return null;
  const numbers = { shown: formatInteger(shownPages), total: formatInteger(pages) };
  return (
    <div style={{ paddingBottom: 8 }}>
      <Strip>
        <Trans t={t} i18nKey="cut" values={numbers} components={{ plans: <Link to={paths.pricing} /> }} />
      </Strip>
    </div>
  );
}
