import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CloudUpload, Info } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useFormats } from '../../../lib/format/format';
import { checkReachability, useReachability } from '../../../lib/network/reachability';
import { PHONE_MESSAGES } from './messages';
import { PhoneJourneyRow } from './PhoneJourneyRow';
import type { PhoneJourney } from './phone-journeys';

/** The journeys that only this phone has all of, before those of the server; nothing where there is none. */
export function PhoneJourneys({ journeys }: { journeys: readonly PhoneJourney[] }) {
  const { formatMessage } = useIntl();
  if (journeys.length === 0) {
    return null;
  }
  return (
    <Flex as="section" direction="column" gap="3" aria-label={formatMessage(PHONE_MESSAGES.title)}>
      <Heading as="h2" textStyle="section">
        {formatMessage(PHONE_MESSAGES.title)}
      </Heading>
      <SendingCard journeys={journeys.filter(({ isRefused }) => !isRefused)} />
      <Card isFlush>
        <chakra.ul listStyleType="none">
          {journeys.map((journey, index) => (
            <chakra.li key={journey.key} borderTopWidth={index === 0 ? '0' : '1px'}>
              <PhoneJourneyRow journey={journey} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Card>
      <Flex align="flex-start" gap="2" textStyle="small" color="fg.muted">
        <Box flexShrink="0" mt="0.5">
          <Info size={16} aria-hidden />
        </Box>
        {formatMessage(PHONE_MESSAGES.measuredHere)}
      </Flex>
    </Flex>
  );
}

/** Number and length of the journeys that are to be sent, and a button that tries at once while there is no network. */
function SendingCard({ journeys }: { journeys: readonly PhoneJourney[] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { isReachable } = useReachability();
  const [isTrying, setIsTrying] = useState(false);
  if (journeys.length === 0) {
    return null;
  }
  const distanceKm = journeys.reduce((sum, { measured }) => sum + (measured?.distanceKm ?? 0), 0);
  const text = isReachable ? PHONE_MESSAGES.sending : PHONE_MESSAGES.waiting;

  async function tryNow(): Promise<void> {
    setIsTrying(true);
    await checkReachability();
    setIsTrying(false);
  }

  return (
    <Card display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <CloudUpload size={24} aria-hidden />
      <Box flex="1 1 10rem" minW="0">
        <Text textStyle="strong" role="status">
          {formatMessage(text, { count: journeys.length })}
        </Text>
        {distanceKm > 0 && (
          <Text textStyle="small" color="fg.muted">
            {formats.distance(distanceKm)}
          </Text>
        )}
      </Box>
      {!isReachable && (
        <Button variant="ghost" loading={isTrying} onClick={() => void tryNow()}>
          {formatMessage(PHONE_MESSAGES.tryNow)}
        </Button>
      )}
    </Card>
  );
}
