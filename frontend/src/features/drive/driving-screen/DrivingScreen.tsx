import { Box, Flex, Grid } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDrive, type LiveView } from '../context/drive-context';
import { DrivingActions } from './DrivingActions';
import { DrivingBar } from './DrivingBar';
import { DrivingHeading } from './DrivingHeading';
import { DrivingSlot } from './DrivingSlot';
import type { LimitRowProps, RoadAlertSlot } from './LimitRow';
import { DRIVING_MESSAGES } from '../context/messages';
import { SosPanel } from './SosPanel';
import { SpeedDial } from '../dial/SpeedDial';
import { ZonePlate } from './ZonePlate';
import { ZoneSentence } from './ZoneSentence';

/** Comes with the limits themselves; where it can't be had, the sentence stays. */
const LimitRow = lazy<ComponentType<LimitRowProps>>(() =>
  import('./LimitRow').then(
    (row) => ({ default: row.LimitRow }),
    () => ({ default: ({ sentence, roadAlert }) => roadAlert(sentence) }),
  ),
);
const LANDSCAPE = '@media (orientation: landscape) and (max-height: 560px)';
/** As wide as the height of the phone leaves beside bar, plate, sign with its words and the lower panel (360 to 296). */
const DIAL_WIDTH = 'min(620px, calc((100dvh - 432px) * 1.21))';
/** Width of the dial's column on a phone laid down. */
const BESIDE_DIAL = '320px';
const LANDSCAPE_DIAL = { gridRow: 'span 2', mt: '-76px', maxW: 'min(320px, calc((100dvh - 128px) * 1.21))' };

/** Draws the form of what a driver reports; `onClose` receives whether something was stored. */
export type QuickReportSlot = (slot: {
  place: LiveView['place'];
  onClose: (isStored: boolean) => void;
}) => ReactNode;

/** Draws the ways to reach the driver's emergency contact beside the numbers of the services. */
export type SosContactSlot = (slot: { place: LiveView['place'] }) => ReactNode;

export interface DrivingScreenProps {
  live: LiveView;
  quickReport: QuickReportSlot;
  sosContact: SosContactSlot;
  roadAlert: RoadAlertSlot;
}

/** All that a driver sees at 8 km/h and more: dark, one screen, nothing to read but speed, zone and one sentence. */
export function DrivingScreen({ live, quickReport, sosContact, roadAlert }: DrivingScreenProps) {
  const { formatMessage } = useIntl();
  const { thresholds, end, isEnding } = useDrive();
  const [panel, setPanel] = useState<'report' | 'sos' | null>(null);
  const [storedCount, setStoredCount] = useState(0);
  const isOnRed = live.zone === 'DANGER';
  const { limit } = live;
  const sentence = <ZoneSentence live={live} isBesideSign={limit !== null} />;
  // Alerts of the own speed come before alerts of the authority.
  const orAlert: RoadAlertSlot = live.zone === null || live.zone === 'SAFE' ? roadAlert : (words) => words;
  return (
    <Flex
      as="section"
      aria-label={formatMessage(DRIVING_MESSAGES.region)}
      className="dark chakra-theme"
      position="fixed"
      inset="0"
      zIndex="dialog"
      direction="column"
      overflow="hidden"
      bg="bg"
      color="fg"
    >
      <DrivingHeading />
      <Box
        inert={panel !== null}
        flex="1"
        minH="0"
        display="flex"
        flexDirection="column"
        bg={isOnRed ? 'danger.field' : 'bg'}
        color={isOnRed ? 'white' : 'fg'}
        transition="background-color var(--wf-base)"
        pt="env(safe-area-inset-top)"
      >
        <Box css={{ [LANDSCAPE]: { marginInlineStart: BESIDE_DIAL } }}>
          <DrivingBar live={live} isOnRed={isOnRed} />
        </Box>
        <Grid
          flex="1"
          minH="0"
          templateColumns="minmax(0, 1fr)"
          justifyItems="center"
          alignContent="start"
          css={{ [LANDSCAPE]: { gridTemplateColumns: `${BESIDE_DIAL} 1fr`, alignContent: 'center' } }}
        >
          <Box w="full" maxW={DIAL_WIDTH} minW="152px" mt="1" css={{ [LANDSCAPE]: LANDSCAPE_DIAL }}>
            <SpeedDial
              frame="driving"
              speedKmh={live.speedKmh}
              zone={live.zone}
              thresholds={thresholds}
              gps={live.gps}
              isOnRed={isOnRed}
            />
          </Box>
          <ZonePlate zone={live.zone} gps={live.gps} />
          {limit === null ? (
            orAlert(sentence)
          ) : (
            <Suspense fallback={orAlert(sentence)}>
              <LimitRow limit={limit} isOld={live.gps === 'lost'} sentence={sentence} roadAlert={orAlert} />
            </Suspense>
          )}
        </Grid>
      </Box>
      <Box
        inert={panel !== null}
        bg="bg.panel"
        borderTopWidth={isOnRed ? '0' : '1px'}
        borderColor="border"
        p="3"
        pb="calc(12px + env(safe-area-inset-bottom))"
      >
        <Box
          maxW="412px"
          mx="auto"
          css={{
            [LANDSCAPE]: {
              maxW: 'none',
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              columnGap: '12px',
              alignItems: 'center',
            },
          }}
        >
          <DrivingSlot live={live} />
          <DrivingActions
            isEnding={isEnding}
            storedCount={storedCount}
            onReport={() => setPanel('report')}
            onSos={() => setPanel('sos')}
            onEnd={() => void end()}
          />
        </Box>
      </Box>
      {panel === 'report' && quickReport({ place: live.place, onClose: handleReported })}
      {panel === 'sos' && (
        <SosPanel contact={sosContact({ place: live.place })} onBack={() => setPanel(null)} />
      )}
    </Flex>
  );

  function handleReported(isStored: boolean): void {
    setPanel(null);
    setStoredCount((count) => (isStored ? count + 1 : count));
  }
}
