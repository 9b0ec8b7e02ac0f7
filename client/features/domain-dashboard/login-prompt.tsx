import { Link } from 'react-router-dom';
import noteStyles from '../../components/ui/card-note.module.css';
import { loginPath } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';

/** Replaces the list of a card for guests: a link to the login that explains what it shows. */
export function LoginPrompt({ children }: { children: string }) {
  const returnTo = useReturnPath();
  return (
    <p className={noteStyles.note} data-card-note>
      <Link to={loginPath({ returnTo })}>{children}</Link>
    </p>
  );
}
