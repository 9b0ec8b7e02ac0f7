import { Link } from 'react-router-dom';
import { toUnicodeEmail } from './unicode-email.js';
import { adminPath } from './admin-path.js';

interface UserLinkProps {
  /** Number of the account. */
  id: number;
  email: string;
}

/** E-mail of a user with a link to the page of the user. */
export function UserLink({ id, email }: UserLinkProps) {
  const name = toUnicodeEmail(email);
  return (
    <Link to={adminPath('people', { userId: id })} title={name}>
      {name}
    </Link>
  );
}
