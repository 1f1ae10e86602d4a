import { chakra, Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { DrivingChoice, DrivingPanel } from '../../../components/DrivingPanel';
import { EMERGENCY_ICONS } from '../../../components/emergency/emergency-icons';
import { EMERGENCY_NUMBERS, EMERGENCY_SERVICES } from '../../../components/emergency/emergency-numbers';
import { SOS_MESSAGES } from '../../../components/emergency/messages';

export interface SosPanelProps {
  /** The ways to the driver's own emergency contact. */
  contact: ReactNode;
  onBack: () => void;
}

/** Whom to call: a tap dials. Neutral in colour, because red belongs to speed. */
export function SosPanel({ contact, onBack }: SosPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <DrivingPanel title={formatMessage(SOS_MESSAGES.title)} onBack={onBack}>
      <Grid
        flex="1"
        minH="0"
        gap="2"
        gridAutoRows="minmax(96px, 1fr)"
        css={{ '@media (orientation: landscape)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {EMERGENCY_SERVICES.map((service) => {
          const Icon = EMERGENCY_ICONS[service];
          return (
            <DrivingChoice key={service} asChild>
              <a href={`tel:${EMERGENCY_NUMBERS[service]}`}>
                <Icon size={32} aria-hidden />
                {formatMessage(SOS_MESSAGES[service])}
                <chakra.strong fontSize="min(2rem, 10vmin)" lineHeight="1.125">
                  {EMERGENCY_NUMBERS[service]}
                </chakra.strong>
              </a>
            </DrivingChoice>
          );
        })}
      </Grid>
      {contact}
    </DrivingPanel>
  );
}
