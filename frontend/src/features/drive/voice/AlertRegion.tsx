import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { JOURNEY_MESSAGES, ZONE_SENTENCES } from '../context/messages';
import { useLimitText } from '../context/useLimitText';
import type { GivenAlert } from '../context/useZoneAlerts';
import { ALERT_MESSAGES } from './messages';

/** An alert stays for so long, ms. */
const SHOWN_FOR_MS = 10_000;

/**
 * Speaks each speed alert to screen readers, apart from everything else that changes on the page; empty after 10 s, and once the
 * speed is in a lower zone.
 */
export function AlertRegion({ given, ownLimitKmh }: { given: GivenAlert | null; ownLimitKmh: number }) {
  const { formatMessage } = useIntl();
  const limitText = useLimitText();
  const [overCount, setOverCount] = useState(0);
  const count = given?.count ?? 0;
  useEffect(
    function emptyLater() {
      const timer = setTimeout(() => setOverCount(count), SHOWN_FOR_MS);
      return () => clearTimeout(timer);
    },
    [count],
  );
  const isShown = given !== null && !given.isPassed && given.count !== overCount;
  return (
    <chakra.div role="alert" aria-live="assertive" aria-label={formatMessage(JOURNEY_MESSAGES.alerts)} srOnly>
      {isShown && <span key={given.count}>{spoken(given)}</span>}
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
    return alert === 'DANGER' ? said : `${said} ${formatMessage(ALERT_MESSAGES.own, { limit: ownLimitKmh })}`;
  }
}
