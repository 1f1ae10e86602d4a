import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/FaultLine';
import { Sheet } from '../../../components/Sheet';
import { notify } from '../../../components/toaster';
import { useProposeSpeedLimitMutation, type RegisteredLimitRowFragment } from '../../../graphql/staff';
import { ReasonField } from '../pieces/ReasonField';
import { useFailureText } from '../useFailureText';
import { LIMIT_FORM_MESSAGES } from './form-messages';
import { draftOf, readDraft } from './limit-draft';
import { limitInput } from './limit-input';
import { LimitFields } from './LimitFields';
import { LIMIT_ACT_MESSAGES, LIMIT_PAGE_MESSAGES } from './messages';
import { ShapeFields } from './ShapeFields';

const FAILURES = { CONFLICT: LIMIT_ACT_MESSAGES.conflict, BAD_USER_INPUT: LIMIT_ACT_MESSAGES.wrong };

export interface LimitFormProps {
  /** The limit that is to change; null for a new one. */
  limit: RegisteredLimitRowFragment | null;
  /** Told once it is proposed. */
  onDone: () => void;
  onClose: () => void;
}

/** Proposes a new limit, or a new validity of one. Open while it is mounted. */
export function LimitForm({ limit, onDone, onClose }: LimitFormProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [propose, { loading }] = useProposeSpeedLimitMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => draftOf(limit?.content ?? null));
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { content, faults, validFrom, validUntil } = readDraft(draft, limit?.content.hours ?? null);
  const wrong = formatMessage(LIMIT_FORM_MESSAGES.wrong);
  const faultOf = (field: keyof typeof faults) =>
    wasTried && faults[field] !== undefined ? wrong : undefined;
  const fields = { draft, faultOf, change: (part: Partial<typeof draft>) => setDraft({ ...draft, ...part }) };

  async function send(): Promise<void> {
    const reason = draft.reason.trim();
    const input = { limitId: limit?.id, limit: limitInput(content), validFrom, validUntil, reason, clientId };
    await propose({ variables: { input } });
    notify({ kind: 'success', title: formatMessage(LIMIT_ACT_MESSAGES.proposed, { count: 1 }) });
    onDone();
    onClose();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(faults).length === 0) {
      void failureText(send, FAILURES).then(setFailure);
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(limit === null ? LIMIT_PAGE_MESSAGES.add : LIMIT_ACT_MESSAGES.edit)}
    >
      <form noValidate onSubmit={handleSubmit}>
        <Flex direction="column" gap="4" pb="4">
          <LimitFields {...fields} />
          <ShapeFields {...fields} />
          <ReasonField
            value={draft.reason}
            onChange={(reason) => fields.change({ reason })}
            error={faultOf('reason')}
          />
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          {wasTried && Object.keys(faults).length > 0 && (
            <Text role="status" textStyle="small">
              {formatMessage(LIMIT_ACT_MESSAGES.wrong)}
            </Text>
          )}
          <Button type="submit" loading={loading}>
            {formatMessage(LIMIT_FORM_MESSAGES.propose)}
          </Button>
        </Flex>
      </form>
    </Sheet>
  );
}
