import { useTranslation } from 'react-i18next';
import { toUserError } from '../../../graphql/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './edit.module.css';
import type { EditStart } from './edit-draft.js';
import type { PreviewState } from './cached-preview.js';

interface EditPreviewProps {
  /** By which the button that does it finds its description. */
  id: string;
  start: EditStart;
  preview: PreviewState;
}

/** What an edit will do, before it does it: how many keywords of each list, some of them, and what is not known. */
export function EditPreview({ id, start, preview }: EditPreviewProps) {
  const { t } = useTranslation('groups');
  return (
    <section id={id} className={styles.preview} aria-label={t('edit.preview.label')} aria-live="polite">
      {preview.error ? (
        <span className={styles.over}>{toUserError(preview.error).message}</span>
      ) : preview.isLoading ? (
        t('edit.preview.awaited')
      ) : preview.found ? (
        <MatchSummary start={start} found={preview.found} />
      ) : (
        t('edit.preview.none')
      )}
    </section>
  );
}

/** Keywords that a preview names, at most: fewer are all of them, of whichever list. */
const maxSamples = 10;

function MatchSummary({ start, found }: { start: EditStart; found: NonNullable<PreviewState['found']> }) {
  const { action } = start;
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { organic, context, samples } = found;
  const total = organic + context;
  return (
    <>
      <p>
        <b>
          {total === 0
            ? t(`edit.${action}.nothing`)
            : t(`edit.${action}.will`, { organic: format.integer(organic), paid: format.integer(context) })}
        </b>
      </p>
      {samples.length > 0 ? (
        <p className={styles.samples}>
          {samples.join('\u00a0· ')}
          {samples.length >= maxSamples && total > samples.length ? '\u00a0…' : ''}
        </p>
      ) : null}
      <UnknownKeywords start={start} found={found} />
    </>
  );
}

/** Of a list to delete that which is not in the report, of everything else that which the database does not know. */
function UnknownKeywords({ start, found }: { start: EditStart; found: NonNullable<PreviewState['found']> }) {
  const { t } = useTranslation('groups');
  const { unknown, unknownCount: count } = found;
  const visible = useFormat().integer(count);
  if (count === 0) return null;
  const isReportScoped = start.action === 'delete' && start.by !== 'domains';
  return (
    <p className={styles.unknown}>
      {t(isReportScoped ? 'edit.preview.missing' : 'edit.preview.unknown', { count, formatted: visible })}{' '}
      {unknown.join(', ')}
      {count > unknown.length ? '…' : ''}
    </p>
  );
}
