import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';

interface WalletAgreementProps {
  opened: boolean;
  onClose: () => void;
  onAgree: () => void;
}

/** Terms of wallet payments, confirmed before each payment. */
export function WalletAgreement({ opened, onClose, onAgree }: WalletAgreementProps) {
  const { t } = useTranslation('bills');
  const { t: tCommon } = useTranslation();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('wallet.title')}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button size="md" variant="filled" onClick={onAgree} data-autofocus>
            {t('wallet.agree')}
          </Button>
        </>
      }
    >
      <p>{t('wallet.text')}</p>
      <ul>
        <li>{t('wallet.refund')}</li>
        <li>{t('wallet.once')}</li>
        <li>{t('wallet.fee')}</li>
      </ul>
    </Dialog>
  );
}
