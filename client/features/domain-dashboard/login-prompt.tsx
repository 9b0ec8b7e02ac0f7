import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import noteStyles from '../../components/ui/card-note.module.css';
import { loginPath } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';

/** Replaces the list of a card for guests: explains that the list requires an account and links to the login. */
export function LoginPrompt({ children }: { children: string }) {
  const { t } = useTranslation('dashboard');
  const returnTo = useReturnPath();
  return (
    <p className={noteStyles.note} data-card-note>
      {children} <Link to={loginPath({ returnTo })}>{t('domain.logIn')}</Link>
    </p>
  );
}
