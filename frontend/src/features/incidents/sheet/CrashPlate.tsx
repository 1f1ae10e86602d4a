import { chakra, Flex } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { INCIDENT_MESSAGES } from '../draft/messages';

export interface CrashPlateProps {
  isChosen: boolean;
  onChoose: () => void;
}

/** The first thing on the sheet: a crash, whose tap opens the emergency numbers while the report waits behind them. */
export function CrashPlate({ isChosen, onChoose }: CrashPlateProps) {
  const { formatMessage } = useIntl();
  const Icon = TYPE_ICONS.CRASH;
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      width="full"
      minH="76px"
      px="3"
      py="3"
      borderRadius="card"
      textAlign="start"
      cursor="pointer"
      bg="brand.solid"
      color="brand.contrast"
      css={{ '@media (forced-colors: active)': { outline: '2px solid' } }}
      boxShadow={isChosen ? '0 0 0 2px {colors.bg.panel}, 0 0 0 4px {colors.brand.fg}' : undefined}
    >
      <Icon size={32} aria-hidden />
      <chakra.span flex="1 1 8rem" minW="0">
        <chakra.strong display="block" fontSize="lg" lineHeight="1.3">
          {formatMessage(TYPE_MESSAGES.CRASH)}
        </chakra.strong>
        <chakra.span display="block" textStyle="small">
          {formatMessage(INCIDENT_MESSAGES.crashText)}
        </chakra.span>
      </chakra.span>
      <Flex
        as="span"
        align="center"
        gap="2"
        px="4"
        minH="12"
        borderRadius="control"
        bg="brand.contrast"
        color="brand.solid"
        textStyle="label"
        fontWeight="bold"
      >
        <Phone size={20} aria-hidden />
        {formatMessage(INCIDENT_MESSAGES.sos)}
      </Flex>
    </chakra.button>
  );
}
