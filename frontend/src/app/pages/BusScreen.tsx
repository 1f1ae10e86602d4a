import { BusPage } from '../../features/drive/bus/BusPage';
import { SosContact } from '../../features/profile/sos/SosContact';

/** The passenger's page, with the emergency contact: put together here, since no feature imports another. */
export function BusScreen() {
  return <BusPage sosContact={(slot) => <SosContact {...slot} />} />;
}
