import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { SectionCard } from '../../../components/ui/section-card.js';
import { useFormat } from '../../../i18n/use-format.js';
import { Fact, Facts } from '../../../components/ui/facts.js';
import { useAccountPage } from '../account-page-data.js';
import { EmailForm } from './email-form.js';
import { LanguageChoice } from './language-choice.js';
import { NewTokenDialog } from '../token/new-token-dialog.js';
import { PasswordForm } from './password-form.js';
import { PhoneForm } from './phone-form.js';

/** Personal data of the user, with a form for each field. */
export function DataSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { account } = useAccountPage();
  return (
    <SectionCard id={id} title={t('data.title')}>
      <Facts>
        <Fact
          label={t('data.email')}
          action={
            <ChangeButton title={t('data.emailTitle')}>
              {(close) => <EmailForm onClose={close} />}
            </ChangeButton>
          }
        >
          {account.email}
        </Fact>
        <Fact
          label={t('data.phone')}
          action={
            <ChangeButton title={t('data.phoneTitle')}>
              {(close) => <PhoneForm onClose={close} />}
            </ChangeButton>
          }
        >
          {account.phone ?? t('data.phoneEmpty')}
        </Fact>
        <PasswordRow />
        <Fact label={t('data.language')}>
          <LanguageChoice />
        </Fact>
        <Fact label={t('data.since')}>{format.momentDay(account.createdAt)}</Fact>
      </Facts>
    </SectionCard>
  );
}

function PasswordRow() {
  const { t } = useTranslation('panel');
  const [token, setToken] = useState<string | null>(null);
  return (
    <>
      <Fact
        label={t('password.title')}
        action={
          <ChangeButton title={t('password.change')}>
            {(close) => <PasswordForm onClose={close} onToken={setToken} />}
          </ChangeButton>
        }
      >
        <span aria-hidden="true">••••••••</span>
      </Fact>
      <NewTokenDialog token={token} onClose={() => setToken(null)} text={t('token.newAfterPassword')} />
    </>
  );
}

/** A button that opens a dialog with a form. */
function ChangeButton({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation('panel');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={() => setOpened(true)} aria-label={title}>
        {t('change')}
      </Button>
      <Dialog opened={opened} onClose={close} title={title}>
        {children(close)}
      </Dialog>
    </>
  );
}
