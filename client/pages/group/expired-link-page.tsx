import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { usePageTitle } from '../../lib/use-page-title.js';

/** Page for invalid share links. It does not disclose the reason. */
export function ExpiredLinkPage() {
  const { t } = useTranslation('groups');
  usePageTitle(t('gone.title'));
  return (
    <div className="reading" style={{ paddingTop: 24 }}>
      <div className="framed">
        <StateMessage
          level={1}
          title={t('gone.title')}
          actions={
            <Button component={Link} to={paths.home}>
              {t('gone.toHome')}
            </Button>
          }
        >
          {t('gone.text')}
        </StateMessage>
      </div>
    </div>
  );
}
