import { lazyScreen } from '../lib/lazy-screen';

/** All that only somebody signed in sees; apart from the pages, which it opens itself. */
export const SignedInScreens = lazyScreen(
  async () => (await import('./screens/SignedInScreens')).SignedInScreens,
);
