import { useParams } from 'react-router-dom';
import { InvitationPage } from '../features/corporate/invitation/invitation-page.js';

export function Component() {
  const { uid = '' } = useParams();
  return <InvitationPage key={uid} uid={uid} />;
}
