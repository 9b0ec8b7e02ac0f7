import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from '../components/ui/page-head.js';
import { StateMessage } from '../components/ui/state-message.js';
import { paths } from '../addresses/paths.js';

/** A page on a domain or a keyword whose address names none. */
export function NothingToOpen() {
  const { t } = useTranslation(['dashboard', 'reports']);
  return (
    <>
      <PageHead title={t('notFound.nothing')} />
      <div className="framed">
        <StateMessage
          title={t('notFound.nothing')}
          actions={
            <Button component={Link} to={paths.home}>
              {t('reports:state.toHome')}
            </Button>
          }
        >
          {t('notFound.nothingText')}
        </StateMessage>
      </div>
    </>
  );
}
