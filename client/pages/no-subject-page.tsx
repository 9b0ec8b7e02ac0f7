import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PageId, getPage } from '../addresses/catalogue.js';
import { PageHeader } from '../components/ui/page-header.js';
import { StateMessage } from '../components/ui/state-message.js';
import { paths } from '../addresses/paths.js';
import { useFormat } from '../i18n/use-format.js';

interface NothingToOpenProps {
  page: PageId;
  /** Whether the page accepts keywords as well. */
  opensKeywords?: boolean;
}

/** Page without a domain or keyword in its address. */
export function NoSubjectPage({ page, opensKeywords = false }: NothingToOpenProps) {
  const { t } = useTranslation(['dashboard', 'reports']);
  const { language } = useFormat();
  return (
    <>
      <PageHeader title={getPage(page).title[language]} />
      <div className="framed">
        <StateMessage
          title={t(opensKeywords ? 'notFound.subject' : 'notFound.domain')}
          actions={
            <Button component={Link} to={paths.home}>
              {t('reports:state.toHome')}
            </Button>
          }
        >
          {t(opensKeywords ? 'notFound.subjectText' : 'notFound.domainOnlyText')}
        </StateMessage>
      </div>
    </>
  );
}
