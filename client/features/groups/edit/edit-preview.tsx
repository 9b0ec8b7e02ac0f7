import { useTranslation } from 'react-i18next';
import type { GroupEditAction, GroupEditSource } from '../../../../server/contract/group-edits.js';
import { describeFault } from '../../../graphql/describe-fault.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './edit.module.css';
import type { KnownPreview } from './use-edit-preview.js';

interface EditPreviewProps {
  action: GroupEditAction;
  by: GroupEditSource;
  preview: KnownPreview;
}

/** What an edit will do, before it does it: how many keywords of each list, some of them, and what is not known. */
export function EditPreview({ action, by, preview }: EditPreviewProps) {
  const { t } = useTranslation('groups');
  return (
    <section className={styles.preview} aria-label={t('edit.preview.label')} aria-live="polite">
      {by === 'file' ? (
        t('edit.preview.file')
      ) : preview.error ? (
        <span className={styles.over}>{describeFault(preview.error).message}</span>
      ) : preview.isAwaited ? (
        t('edit.preview.awaited')
      ) : preview.found ? (
        <Found action={action} found={preview.found} />
      ) : (
        t('edit.preview.none')
      )}
    </section>
  );
}

/** Keywords that a preview names, at most: fewer are all of them, of whichever list. */
const mostSamples = 10;

function Found({ action, found }: { action: GroupEditAction; found: NonNullable<KnownPreview['found']> }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { organic, context, samples, unknown, unknownCount } = found;
  const rest = unknownCount - unknown.length;
  return (
    <>
      <p>
        <b>{t(`edit.${action}.will`, { organic: format.integer(organic), paid: format.integer(context) })}</b>
      </p>
      {samples.length > 0 ? (
        <p className={styles.samples}>
          {samples.join(' · ')}
          {samples.length >= mostSamples && organic + context > samples.length ? ' …' : ''}
        </p>
      ) : null}
      {unknownCount > 0 ? (
        <p className={styles.unknown}>
          {t('edit.preview.unknown', { count: unknownCount, shown: format.integer(unknownCount) })}{' '}
          {unknown.join(', ')}
          {rest > 0 ? '…' : ''}
        </p>
      ) : null}
    </>
  );
}
