import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { useNow } from '../../lib/useNow';
import { PACK_MESSAGES } from './way/messages';

/** Age of the position of this phone in words; its time is device time, ms. */
export function PositionAge({ atMs }: { atMs: number }) {
  const { formatMessage } = useIntl();
  const { wholeDuration } = useFormats();
  // Of a clock that was set back nobody knows how old it is.
  const seconds = Math.floor(Math.abs(useNow(true) - atMs) / 1_000);
  return formatMessage(PACK_MESSAGES.age, { age: wholeDuration(seconds) });
}
