import { Button, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { EMERGENCY_ICONS } from './emergency-icons';
import { EMERGENCY_NUMBERS, EMERGENCY_SERVICES } from './emergency-numbers';
import { SOS_MESSAGES } from './messages';

/** Whom to call, below each other: a tap dials, without a network of one's own too. Neutral in colour, because red belongs to speed. */
export function EmergencyCalls() {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="2">
      {EMERGENCY_SERVICES.map((service) => {
        const Icon = EMERGENCY_ICONS[service];
        return (
          <Button
            key={service}
            asChild
            variant="outline"
            h="auto"
            minH="76px"
            px="4"
            py="2"
            whiteSpace="normal"
          >
            <a href={`tel:${EMERGENCY_NUMBERS[service]}`}>
              <Icon size={28} aria-hidden />
              <chakra.span flex="1" textAlign="start">
                {formatMessage(SOS_MESSAGES[service])}
              </chakra.span>
              <chakra.strong fontSize="2xl">{EMERGENCY_NUMBERS[service]}</chakra.strong>
            </a>
          </Button>
        );
      })}
    </Flex>
  );
}
