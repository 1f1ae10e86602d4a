import { Button } from '@chakra-ui/react';
import { LocateOff, Navigation } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Banner } from '../../components/surface/Banner';
import { COMMON_MESSAGES } from '../../components/messages';
import { NOTICE_MESSAGES } from './messages';

export interface MapNoticesProps {
  isDenied: boolean;
  isNavigating: boolean;
  /** Asks for the position anew; null where that is not in the page's hands. */
  onRetry: (() => void) | null;
  /** Removes the notice of the navigation. */
  onClose: () => void;
}

/** Red while navigation lacks the position, green once it has started. */
export function MapNotices({ isDenied, isNavigating, onRetry, onClose }: MapNoticesProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {isDenied && (
        <Banner
          tone="danger"
          icon={LocateOff}
          text={formatMessage(NOTICE_MESSAGES.denied)}
          hint={formatMessage(NOTICE_MESSAGES.deniedHint)}
          action={
            onRetry && (
              <Button variant="outline" onClick={onRetry}>
                {formatMessage(COMMON_MESSAGES.retry)}
              </Button>
            )
          }
        />
      )}
      {isNavigating && !isDenied && (
        <Banner
          tone="safe"
          icon={Navigation}
          text={formatMessage(NOTICE_MESSAGES.started)}
          hint={formatMessage(NOTICE_MESSAGES.startedHint)}
          onClose={onClose}
        />
      )}
    </>
  );
}
