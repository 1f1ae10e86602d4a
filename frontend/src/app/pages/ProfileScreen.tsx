import { NumberSection } from '../../features/identity/proof/NumberSection';
import { ProfilePage } from '../../features/profile/ProfilePage';

/** The user's own page with the part about their number: put together here, since no feature imports another. */
export function ProfileScreen() {
  return <ProfilePage number={<NumberSection />} />;
}
