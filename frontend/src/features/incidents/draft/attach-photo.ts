import { fetchWatched } from '../../../lib/network/reachability';
import { isOvertaken } from '../../../lib/apollo/shown-account';

/**
 * Outcome for a photo: sent with the incident, to be sent again when network or server are back, or refused for
 * good.
 */
export type AttachOutcome = 'sent' | 'later' | 'refused';

/** Answers after which the same request may well succeed: signed out, too slow, too often. */
const PASSING_STATUSES = [401, 408, 429];

/** Sends the photo, a `data:` address, of a report that the server has; the same again changes nothing. */
export async function attachPhoto(incidentId: string, photo: string): Promise<AttachOutcome> {
  if (isOvertaken()) {
    return 'later';
  }
  try {
    const { ok, status } = await fetchWatched(`/api/incidents/${encodeURIComponent(incidentId)}/photo`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ photo: photo.slice(photo.indexOf(',') + 1) }),
    });
    if (ok) {
      return 'sent';
    }
    return status >= 500 || PASSING_STATUSES.includes(status) ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}
