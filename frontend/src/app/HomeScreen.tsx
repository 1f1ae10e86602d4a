import { HomePage } from '../features/drive/HomePage';
import { ZonesPanel } from '../features/violations/ZonesPanel';

/** The home page with the panel of recent violations: put together here, since no feature imports another. */
export function HomeScreen() {
  return <HomePage zones={<ZonesPanel />} />;
}
