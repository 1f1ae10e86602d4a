import { Button, chakra, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { STATEMENT_MAX } from '@wakafine/domain/cases/case-steps';
import { AROUND_MS } from '@wakafine/domain/evidence/fixes-around';
import { Check } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { CheckRow } from '../../../components/forms/CheckRow';
import { PhotoPicker } from '../../../components/photo/PhotoPicker';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { useProofText } from '../../../components/violation/useProofText';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { useViewer } from '../../../lib/session/session';
import { CONTEST_MESSAGES } from './case-messages';
import { buildContest, saveContest, useContests, type ContestDraft } from './contest-draft';
import { contestFault } from './contest-fault';
import { sendContest } from './send-contest';
import { TrackPicker } from './TrackPicker';

export interface ContestSheetProps {
  violation: DetailedViolationFragment;
  /** Null where no time runs. */
  daysLeft: number | null;
  /** Number of the sealed positions around it; null where it is not known. */
  positions: number | null;
  onClose: () => void;
  onSent: () => void;
}

/** The form that contests a violation; what is written is stored on the phone at each letter. */
export function ContestSheet({ violation, daysLeft, positions, onClose, onSent }: ContestSheetProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormats();
  const client = useApolloClient();
  const proofText = useProofText();
  const accountId = useViewer()?.id ?? '';
  const stored = useContests(accountId).find(({ violationId }) => violationId === violation.id);
  const [fresh] = useState(() => buildContest(violation.id));
  const [typed, setTyped] = useState<ContestDraft | null>(null);
  const draft = typed ?? stored ?? fresh;
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const formId = useId();

  function change(part: Partial<ContestDraft>): void {
    const next = { ...draft, ...part };
    setTyped(next);
    setFault(null);
    void saveContest(accountId, next);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (draft.statement.trim() === '') {
      setFault(formatMessage(CONTEST_MESSAGES.needsWords));
      return;
    }
    if (!draft.agrees) {
      setFault(formatMessage(CONTEST_MESSAGES.needsYes));
      return;
    }
    setIsSending(true);
    const { outcome, fault: refused } = await sendContest(client, accountId, draft);
    setIsSending(false);
    if (outcome === 'refused' || outcome === 'noRoom') {
      setFault(formatMessage(outcome === 'noRoom' ? CONTEST_MESSAGES.noRoom : contestFault(refused)));
      return;
    }
    const isSent = outcome === 'sent';
    notify({
      kind: isSent ? 'success' : 'info',
      title: formatMessage(isSent ? CONTEST_MESSAGES.sent : CONTEST_MESSAGES.saved),
    });
    onSent();
    onClose();
  }

  const { startedAt, endedAt } = violation;
  const trackTimes = {
    from: time(Date.parse(startedAt) - AROUND_MS),
    to: time(Date.parse(endedAt ?? startedAt) + AROUND_MS),
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(CONTEST_MESSAGES.title)}
      footer={
        <>
          {fault !== null && (
            <Text role="alert" textStyle="small" color="danger.fg">
              {fault}
            </Text>
          )}
          <Button type="submit" form={formId} loading={isSending}>
            {formatMessage(CONTEST_MESSAGES.send)}
          </Button>
          <Text textStyle="small" color="fg.muted" textAlign="center">
            {formatMessage(CONTEST_MESSAGES.readBy)}
          </Text>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Flex direction="column" gap="4">
          <Text color="fg.muted">
            {proofText(violation)}
            {daysLeft !== null && (
              <chakra.b color="fg">{` ${formatMessage(CONTEST_MESSAGES.daysLeft, { days: daysLeft })}`}</chakra.b>
            )}
          </Text>
          <StatementField
            value={draft.statement}
            onChange={(statement) => change({ statement })}
            isStored={typed !== null || stored !== undefined}
          />
          <Heading as="h3" textStyle="label">
            {formatMessage(CONTEST_MESSAGES.look)}
          </Heading>
          <CheckRow
            isFramed
            text={formatMessage(CONTEST_MESSAGES.track, trackTimes)}
            hint={
              positions === null
                ? formatMessage(CONTEST_MESSAGES.trackNote)
                : formatMessage(CONTEST_MESSAGES.trackCount, { count: positions })
            }
            isOn={draft.showsOwnTrack}
            onChange={(showsOwnTrack) => change({ showsOwnTrack })}
          />
          <PhotoPicker
            frame="whole"
            facing="environment"
            hasPhoto={draft.photo !== null}
            onChange={(photo) => change({ photo, isPhotoLost: false })}
          />
          <TrackPicker
            track={draft.track}
            time={{
              startedAtMs: Date.parse(startedAt),
              endedAtMs: endedAt === null ? null : Date.parse(endedAt),
            }}
            onChange={(track) => change({ track })}
          />
          <CheckRow
            text={formatMessage(CONTEST_MESSAGES.agree)}
            isOn={draft.agrees}
            onChange={(agrees) => change({ agrees })}
          />
        </Flex>
      </form>
    </Sheet>
  );
}

function StatementField({
  value,
  onChange,
  isStored,
}: {
  value: string;
  onChange: (value: string) => void;
  isStored: boolean;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const hint = formatMessage(CONTEST_MESSAGES.count, {
    count: formatNumber(value.length),
    most: formatNumber(STATEMENT_MAX),
  });
  return (
    <FieldShell id={id} label={formatMessage(CONTEST_MESSAGES.statement)}>
      <Input asChild h="auto" py="2.5" resize="vertical">
        <textarea
          id={fieldIds(id).inputId}
          rows={5}
          maxLength={STATEMENT_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={describedBy(id, { hint })}
        />
      </Input>
      <Flex gap="3" wrap="wrap" justify="space-between" textStyle="small" color="fg.muted">
        {isStored && (
          <Flex as="span" align="center" gap="1.5">
            <Check size={16} aria-hidden />
            {formatMessage(CONTEST_MESSAGES.draftStored)}
          </Flex>
        )}
        <Text id={fieldIds(id).hintId} textStyle="small" ms="auto">
          {hint}
        </Text>
      </Flex>
    </FieldShell>
  );
}
