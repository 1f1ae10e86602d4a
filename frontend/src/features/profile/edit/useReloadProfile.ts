import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ProfileDocument, ViewerDocument } from '../../../graphql/generated';
import { useSession } from '../../../lib/session/session';

/** Fetches the profile anew, for this page and for the header; a failure leaves both as they are. */
export function useReloadProfile() {
  const client = useApolloClient();
  const { update } = useSession();
  const [isReloading, setIsReloading] = useState(false);

  async function reload(): Promise<void> {
    setIsReloading(true);
    try {
      await client.query({ query: ProfileDocument, fetchPolicy: 'network-only' });
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      if (data?.viewer) {
        update(data.viewer);
      }
    } catch {
      // The next visit fetches it.
    }
    setIsReloading(false);
  }
  return { reload, isReloading };
}
