import { Button } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SlimNotice } from '../../components/surface/SlimNotice';
import { activateNewVersion, useIsUpdateReady } from '../../lib/offline/service-worker';
import { UPDATE_MESSAGES } from './messages';

/** Says that a new version is there, with the way to it; nothing during a journey, which no new version may disturb. */
export function UpdateNotice({ isJourneyOn }: { isJourneyOn: boolean }) {
  const { formatMessage } = useIntl();
  const isReady = useIsUpdateReady();
  if (!isReady || isJourneyOn) {
    return null;
  }
  return (
    <SlimNotice
      icon={RefreshCw}
      text={formatMessage(UPDATE_MESSAGES.ready)}
      action={
        <Button variant="outline" size="sm" minH="12" onClick={activateNewVersion}>
          {formatMessage(UPDATE_MESSAGES.accept)}
        </Button>
      }
    />
  );
}
