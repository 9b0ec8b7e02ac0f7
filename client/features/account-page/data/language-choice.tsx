import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../components/form/native-select.js';
import { UpdateAccountDocument } from '../account-page.generated.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';

/** Language of e-mails and notifications. The browser selects the language of the pages. */
export function LanguageChoice() {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const { account, reload } = useAccountPage();
  const [update, isSaving] = useMutationWithToast(UpdateAccountDocument, t('notDone'));
  const changeLanguage = async (language: string) => {
    if (!(await update({ language }))) return;
    await reload();
    success(t('saved'));
  };
  return (
    <NativeSelect
      value={account.language}
      disabled={isSaving}
      aria-label={t('data.language')}
      onChange={(event) => void changeLanguage(event.currentTarget.value)}
    >
      <option value="en">English</option>
      <option value="ru">Русский</option>
    </NativeSelect>
  );
}
