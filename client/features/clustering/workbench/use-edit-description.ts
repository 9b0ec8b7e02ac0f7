import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import type { ClusteringEditFragment } from '../clustering.generated.js';

/** Describes an edit: `Moved 12 keywords to “winter tents”`. */
export function useEditDescription(): (edit: ClusteringEditFragment) => string {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  return useCallback(
    ({ kind, what, keywords, folders }) => {
      const counts = {
        what: what ?? '',
        keywords: t('countKeywords', { count: keywords, formatted: format.integer(keywords) }),
        folders: t('countFolders', { count: folders, formatted: format.integer(folders) }),
      };
      return t(what === null ? `edit.${kind}.plain` : `edit.${kind}.named`, counts);
    },
    [t, format],
  );
}
