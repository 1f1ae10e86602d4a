import { Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useSystemCountsQuery, type StaffAct } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { ControlDialog } from './ControlDialog';
import { CONTROLS, type Control } from './controls';
import { CONTROL_MESSAGES } from './messages';

const ACTS: readonly StaffAct[] = ['JOURNEYS_ENDED', 'DEMO_DATA_CLEARED'];
const NAMES: readonly Control[] = ['endAll', 'clearDemo'];
/** Journeys begin and end all the time: what stands beside the buttons is counted anew so often, ms. */
const COUNT_EVERY_MS = 15_000;

/** Ends all journeys, or clears the demo data: each says first what it would touch. */
export function SystemControl() {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Control | null>(null);
  const { data, refetch } = useSystemCountsQuery({
    fetchPolicy: 'network-only',
    pollInterval: COUNT_EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  useAfterActs(ACTS, refetch);
  const counts = data?.systemCounts ?? null;
  return (
    <Card display="flex" flexDirection="column" gap="4" borderRadius={{ md: '12px' }}>
      <div>
        <Heading as="h2" textStyle="section">
          {formatMessage(CONTROL_MESSAGES.control)}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="1">
          {formatMessage(CONTROL_MESSAGES.controlText)}
        </Text>
      </div>
      {NAMES.map((name) => {
        const { act, label, text, now } = CONTROLS[name];
        return (
          <Flex key={name} direction="column" gap="2" pt="4" borderTopWidth="1px">
            <Heading as="h3" textStyle="strong">
              {formatMessage(label)}
            </Heading>
            <Text textStyle="small" color="fg.muted">
              {formatMessage(text)}
            </Text>
            <Text textStyle="label" minH="5">
              {counts === null ? '' : now(formatMessage, counts)}
            </Text>
            <PermitButton
              act={act}
              variant="surface"
              colorPalette="danger"
              aria-haspopup="dialog"
              onClick={() => setAsked(name)}
            >
              {formatMessage(label)}
            </PermitButton>
          </Flex>
        );
      })}
      {asked !== null && <ControlDialog control={asked} onClose={() => setAsked(null)} onDone={refetch} />}
    </Card>
  );
}
