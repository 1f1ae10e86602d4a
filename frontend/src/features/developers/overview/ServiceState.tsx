import { Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServiceAvailabilityQuery } from '../../../graphql/developers';
import { useShareText } from '../availability/useShare';
import { OVERVIEW_MESSAGES } from './messages';

/** Says whether the service is ready to serve at this moment, as it answers itself, and the share of 90 days in which it was. */
export function ServiceState() {
  const { formatMessage } = useIntl();
  const [isUp, setIsUp] = useState<boolean | null>(null);
  useEffect(function askOnce() {
    let isCurrent = true;
    void isReady().then((answer) => isCurrent && setIsUp(answer));
    return () => {
      isCurrent = false;
    };
  }, []);
  const { data } = useServiceAvailabilityQuery();
  const shareText = useShareText();
  const share = data === undefined ? null : shareText(data.serviceAvailability);
  const Icon = isUp === false ? CircleAlert : CircleCheck;
  return (
    <Flex role="status" align="center" gap="1.5" color="fg.muted" minH="5">
      {isUp !== null && (
        <>
          <Icon size={18} aria-hidden />
          <Text textStyle="small">
            {formatMessage(isUp ? OVERVIEW_MESSAGES.isUp : OVERVIEW_MESSAGES.isDown)}
            {share !== null && ` · ${share}`}
          </Text>
        </>
      )}
    </Flex>
  );
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}
