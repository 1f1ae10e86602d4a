import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../components/messages';
import { JOURNEY_MESSAGES, ZONE_SENTENCES } from './messages';
import type { GivenAlert } from './useZoneAlerts';
import { ZONE_NAMES } from '../../components/zone-names';

/** Speaks each speed alert to screen readers, apart from everything else that changes on the page. */
export function AlertRegion({ given, limitKmh }: { given: GivenAlert | null; limitKmh: number }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.div role="alert" aria-live="assertive" aria-label={formatMessage(JOURNEY_MESSAGES.alerts)} srOnly>
      {given && <span key={given.count}>{spoken(given.alert)}</span>}
    </chakra.div>
  );

  function spoken(alert: GivenAlert['alert']): string {
    const sentence = formatMessage(ZONE_SENTENCES[alert], { limit: limitKmh });
    return alert === 'RESTORED'
      ? sentence
      : `${formatMessage(ZONE_MESSAGES[ZONE_NAMES[alert]])}. ${sentence}`;
  }
}
