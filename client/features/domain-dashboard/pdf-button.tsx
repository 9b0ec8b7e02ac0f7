import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../components/ui/dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useDomainDashboardPdfLazyQuery } from './domain-dashboard.generated.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';

/** Opens the summary as a PDF in a new tab, or explains which plan includes PDFs. */
export function PdfButton({ domain, base }: { domain: string; base?: string }) {
  const { t } = useTranslation('dashboard');
  const { warn } = useToasts();
  const { viewer } = useViewer();
  const [limitError, setLimitError] = useState<Error>();
  const [fetchPdf, { loading }] = useDomainDashboardPdfLazyQuery({
    fetchPolicy: 'network-only',
    // With `all`, a limit error is returned instead of thrown, so that the dialog can explain it.
    errorPolicy: 'all',
  });
  const openPdf = async () => {
    // Popup blockers allow a new tab only during the click, not after the response.
    const tab = viewer?.plan.limits.pdf === false ? null : window.open('', '_blank');
    // The query rejects if the user leaves the page before the response.
    const { data, error } = await fetchPdf({ variables: { domain, base } }).catch(() => ({
      data: null,
      error: null,
    }));
    if (data && !error && tab) return tab.location.replace(data.domainDashboardPdf.url);
    tab?.close();
    if (error && getLimitKind(error)) return setLimitError(error);
    if (error) return warn(t('pdf.failed'), toUserError(error).message);
    if (data) warn(t('pdf.failed'), t('pdf.blocked'));
  };
  return (
    <>
      <Button
        leftSection={<IconFileTypePdf aria-hidden="true" />}
        onClick={() => void openPdf()}
        loading={loading}
        aria-label={t('pdf.open')}
        data-tour="pdf"
        title={t('pdf.open')}
      >
        PDF
      </Button>
      {limitError ? <PdfErrorDialog error={limitError} onClose={() => setLimitError(undefined)} /> : null}
    </>
  );
}

function PdfErrorDialog({ error, onClose }: { error: Error; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'limits']);
  const returnTo = useReturnPath();
  const isGuest = getLimitKind(error) === 'login';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isGuest ? t('pdf.forPeople') : t('pdf.needsPlan')}
      footer={
        <>
          <Button onClick={onClose}>{t('restriction.notNow', { ns: 'limits' })}</Button>
          {isGuest ? (
            <Button component={Link} to={loginPath({ returnTo })} variant="filled">
              {t('table.logIn', { ns: 'limits' })}
            </Button>
          ) : (
            <Button component={Link} to={paths.pricing} variant="filled">
              {t('restriction.plans', { ns: 'limits' })}
            </Button>
          )}
        </>
      }
    >
      <p>{isGuest ? t('pdf.forPeopleText') : toUserError(error).message}</p>
    </Dialog>
  );
}
