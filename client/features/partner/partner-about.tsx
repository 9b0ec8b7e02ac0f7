import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sharePercent } from '../../../server/contract/billing/partner-terms.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { Card } from '../../components/ui/card.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './partner.module.css';
import { ProgrammeRules } from './programme-rules.js';

interface PartnerAboutProps {
  /** E-mail of the owner if the viewer is a team member; null for guests. */
  owner: string | null;
}

const steps = ['link', 'share', 'reward'] as const;

/** Introduction to the affiliate programme for visitors who are not partners. */
export function PartnerAbout({ owner }: PartnerAboutProps) {
  const { t } = useTranslation('partner');
  const { percent } = useFormat();
  const share = percent(sharePercent);
  return (
    <div className={styles.about}>
      <div className="framed">
        {owner === null ? (
          <StateMessage
            title={t('about.title', { percent: share })}
            actions={
              <>
                <Button
                  component={Link}
                  to={loginPath({ returnTo: paths.partner, register: true })}
                  variant="filled"
                >
                  {t('about.register')}
                </Button>
                <Button component={Link} to={loginPath({ returnTo: paths.partner })}>
                  {t('about.logIn')}
                </Button>
              </>
            }
          >
            {t('about.text')}
          </StateMessage>
        ) : (
          <StateMessage title={t('about.memberTitle')}>{t('about.memberText', { owner })}</StateMessage>
        )}
      </div>
      <Card title={t('about.steps')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`about.${step}.title`)}</h3>
              <p>{t(`about.${step}.text`, { percent: share })}</p>
            </li>
          ))}
        </ol>
      </Card>
      <ProgrammeRules />
    </div>
  );
}
