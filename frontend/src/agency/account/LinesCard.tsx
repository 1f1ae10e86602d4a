import { Button, chakra, Code, Flex, Heading, Text } from '@chakra-ui/react';
import { FileUp, Radio } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { SwitchRow } from '../../components/forms/SwitchRow';
import { FaultLine } from '../../components/states/FaultLine';
import { Card } from '../../components/surface/Card';
import { notify } from '../../components/surface/toaster';
import {
  useAgencyPlaceFeedQuery,
  useSetAgencyPlaceFeedMutation,
  type AgencyPlaceFeedFieldsFragment,
} from '../../graphql/agency';
import { useRights } from '../../lib/session/rights';
import { AGENCY_MESSAGES } from '../texts/messages';
import { LINES_MESSAGES } from './lines-messages';
import { sendLines, type LinesOutcome } from './send-lines';

/** Lines that the agency brings, and whether live places of its buses may be asked for. */
export function LinesCard() {
  const { data } = useAgencyPlaceFeedQuery({ fetchPolicy: 'cache-and-network' });
  const feed = data?.agencyPlaceFeed;
  return feed === undefined ? null : <Lines feed={feed} />;
}

function Lines({ feed }: { feed: AgencyPlaceFeedFieldsFragment }) {
  const { formatMessage } = useIntl();
  const mayManage = useRights()('manageAgencyLines');
  const [set, { loading }] = useSetAgencyPlaceFeedMutation();

  async function turn(isOn: boolean): Promise<void> {
    try {
      await set({
        variables: { input: { isOn } },
        update: (cache, { data }) => {
          cache.modify({ fields: { agencyPlaceFeed: () => data?.setAgencyPlaceFeed.feed } });
        },
      });
    } catch {
      notify({ kind: 'error', title: formatMessage(AGENCY_MESSAGES.actFailed) });
    }
  }

  return (
    <Card isFlush>
      <Flex direction="column" gap="3" px="4" py="4">
        <Heading as="h3" textStyle="section">
          {formatMessage(LINES_MESSAGES.title)}
        </Heading>
        <Text color="fg.muted">{formatMessage(LINES_MESSAGES.lines)}</Text>
        <Code overflowWrap="anywhere" whiteSpace="normal">
          {feed.linesPath}
        </Code>
        {mayManage && <LinesPicker />}
      </Flex>
      <SwitchRow
        icon={Radio}
        text={formatMessage(LINES_MESSAGES.places)}
        hint={formatMessage(LINES_MESSAGES.drivers, { count: feed.driverCount })}
        isOn={feed.onSince !== null}
        isDisabled={!mayManage || loading}
        onChange={(isOn) => void turn(isOn)}
      />
      <Flex direction="column" gap="3" px="4" py="4" textStyle="small" color="fg.muted">
        <Text>{formatMessage(LINES_MESSAGES.meaning)}</Text>
        <Code overflowWrap="anywhere" whiteSpace="normal">
          {feed.path}
        </Code>
      </Flex>
    </Card>
  );
}

function LinesPicker() {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<LinesOutcome | null>(null);

  async function send(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (file === undefined) {
      return;
    }
    setIsSending(true);
    setOutcome(await sendLines(file));
    setIsSending(false);
  }

  return (
    <>
      <chakra.input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        aria-label={formatMessage(LINES_MESSAGES.choose)}
        hidden
        onChange={(event) => void send(event)}
      />
      <Button
        variant="outline"
        loading={isSending}
        alignSelf="flex-start"
        onClick={() => picker.current?.click()}
      >
        <FileUp size={20} aria-hidden />
        {formatMessage(LINES_MESSAGES.choose)}
      </Button>
      {outcome?.kind === 'done' && (
        <Text role="status">
          {formatMessage(LINES_MESSAGES.done, { lines: outcome.lineCount, stops: outcome.stopCount })}
        </Text>
      )}
      {outcome?.kind === 'wrong' && (
        <FaultLine>{formatMessage(LINES_MESSAGES.wrong, { faults: outcome.faults })}</FaultLine>
      )}
      {outcome?.kind === 'failed' && <FaultLine>{formatMessage(AGENCY_MESSAGES.actFailed)}</FaultLine>}
    </>
  );
}
