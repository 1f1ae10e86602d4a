import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../components/messages';
import { ZONE_NAMES } from '../../components/zones/zone-names';
import { JOURNEY_MESSAGES, LIMIT_MESSAGES, ZONE_SENTENCES } from './context/messages';
import { useLimitText } from './context/useLimitText';
import type { GivenAlert } from './context/useZoneAlerts';

/** Speaks each speed alert to screen readers, apart from everything else that changes on the page. */
export function AlertRegion({ given, ownLimitKmh }: { given: GivenAlert | null; ownLimitKmh: number }) {
  const { formatMessage } = useIntl();
  const limitText = useLimitText();
  return (
    <chakra.div role="alert" aria-live="assertive" aria-label={formatMessage(JOURNEY_MESSAGES.alerts)} srOnly>
      {given && <span key={given.count}>{spoken(given)}</span>}
    </chakra.div>
  );

  function spoken({ alert, exceeded }: GivenAlert): string {
    const sentence = formatMessage(ZONE_SENTENCES[alert]);
    if (alert === 'RESTORED') {
      return sentence;
    }
    const said = `${formatMessage(ZONE_MESSAGES[ZONE_NAMES[alert]])}. ${sentence}`;
    if (exceeded !== null) {
      return `${said} ${limitText(exceeded)}.`;
    }
    return alert === 'DANGER' ? said : `${said} ${formatMessage(LIMIT_MESSAGES.own, { limit: ownLimitKmh })}`;
  }
}
