import { chakra, Grid } from '@chakra-ui/react';
import { Ambulance, FireExtinguisher, ShieldAlert, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { DrivingChoice, DrivingPanel } from '../../../components/DrivingPanel';
import { SOS_MESSAGES } from '../context/card-messages';

/** The emergency numbers of Cameroon, free from any network: police, fire brigade, and the ambulance service SAMU. */
const EMERGENCY_NUMBERS = { police: '117', fire: '118', ambulance: '119' } as const;
/** Whom one calls under an emergency number. */
type EmergencyService = keyof typeof EMERGENCY_NUMBERS;
/** The services in the order of a list. */
const EMERGENCY_SERVICES: readonly EmergencyService[] = ['police', 'fire', 'ambulance'];

const ICONS: Record<EmergencyService, LucideIcon> = {
  police: ShieldAlert,
  fire: FireExtinguisher,
  ambulance: Ambulance,
};

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
          const Icon = ICONS[service];
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
