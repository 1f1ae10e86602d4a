import { useIntl } from 'react-intl';
import { useFormats } from '../../../../lib/format/format';
import type { Said } from '../said-in';
import { WINDOW_MESSAGES } from '../window/messages';

/** Says what a track of the driver is, and that it is their word. */
export function useTrackText(): (track: NonNullable<Said['track']>) => string {
  const { formatMessage } = useIntl();
  const { time } = useFormats();
  return ({ pointCount, startedAt, endedAt }) =>
    formatMessage(WINDOW_MESSAGES.given, { count: pointCount, from: time(startedAt), to: time(endedAt) });
}
