import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../server/contract/language/localised.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Card } from '../../components/ui/card.js';
import { Dialog } from '../../components/ui/dialog.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { Segmented } from '../../components/ui/segmented.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import { useEmailPreviewQuery, useEmailsQuery } from './emails.generated.js';
import { LoadableList } from './loadable-list.js';

/** All e-mails that the server sends, each with a preview. */
export function EmailsSection() {
  const { t } = useTranslation('admin');
  const { language } = useFormat();
  const [opened, setOpened] = useState<{ template: string; subject: string }>();
  const { data, error, refetch } = useEmailsQuery({ variables: { language } });
  return (
    <Card title={t('emails.title')}>
      <CardNote>{t('emails.text')}</CardNote>
      <div className={`${styles.inCard} ${styles.emails}`}>
        <LoadableList error={error} onRetry={() => void refetch()} isReady={data !== undefined}>
          <SmallTable
            label={t('emails.title')}
            rowHeight={38}
            rows={data?.emailPreviews ?? []}
            getRowKey={({ template }) => template}
            columns={[
              {
                key: 'subject',
                title: t('emails.subject'),
                cell: ({ subject }) => <span title={subject}>{subject}</span>,
              },
              {
                key: 'template',
                title: t('emails.template'),
                width: '30%',
                isQuiet: true,
                isWideOnly: true,
                cell: ({ template }) => <span className={styles.code}>{template}</span>,
              },
              {
                key: 'act',
                title: '',
                width: '124px',
                cell: (email) => (
                  <Button
                    size="xs"
                    aria-label={t('emails.previewName', { subject: email.subject })}
                    onClick={() => setOpened(email)}
                  >
                    {t('emails.preview')}
                  </Button>
                ),
              },
            ]}
          />
        </LoadableList>
      </div>
      {opened ? <EmailDialog {...opened} onClose={() => setOpened(undefined)} /> : null}
    </Card>
  );
}

const languages: readonly Language[] = ['en', 'ru'];
const formats = ['html', 'text'] as const;

interface EmailDialogProps {
  template: string;
  /** Subject in the language of the page. */
  subject: string;
  onClose: () => void;
}

/** An e-mail in both languages, as HTML and as plain text. */
function EmailDialog({ template, subject, onClose }: EmailDialogProps) {
  const { t } = useTranslation('admin');
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const [format, setFormat] = useState<(typeof formats)[number]>('html');
  const { data, error, refetch } = useEmailPreviewQuery({ variables: { template, language } });
  const email = data?.emailPreviews[0];
  return (
    <Dialog opened onClose={onClose} width={640} title={subject}>
      <div className={styles.filters}>
        <Segmented
          label={t('emails.language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`emails.languages.${value}`) }))}
          onChange={setLanguage}
        />
        <Segmented
          label={t('emails.format')}
          value={format}
          options={formats.map((value) => ({ value, label: t(`emails.formats.${value}`) }))}
          onChange={setFormat}
        />
      </div>
      {error ? (
        <ErrorBanner title={t('emails.failed')} error={error} onRetry={() => void refetch()} />
      ) : !email ? (
        <SkeletonRows rows={12} height={34} />
      ) : format === 'html' ? (
        // The sandbox blocks scripts, forms and links.
        <iframe className={styles.email} title={email.subject} sandbox="" srcDoc={email.html} />
      ) : (
        // The focus makes long texts scrollable with the keyboard.
        <pre className={styles.email} aria-label={email.subject} role="region" tabIndex={0}>
          {email.text}
        </pre>
      )}
    </Dialog>
  );
}
