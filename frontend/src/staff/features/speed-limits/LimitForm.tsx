import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { useProposeSpeedLimitMutation, type RegisteredLimitRowFragment } from '../../../graphql/staff';
import { ReasonField } from '../../kit/pieces/ReasonField';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { LimitEditorMap } from './editor/LimitEditorMap';
import { useShapeUndo } from './editor/useShapeUndo';
import { isSettled } from './effect/change-effect';
import { EffectPanel } from './effect/EffectPanel';
import { EFFECT_MESSAGES } from './effect/messages';
import { useDraftEffect } from './effect/useChangeEffect';
import { LIMIT_FORM_MESSAGES } from './draft/form-messages';
import { draftOf, drawnShapeOf, readDraft, type LimitDraft } from './draft/limit-draft';
import { limitInput } from './draft/limit-input';
import { LimitFields } from './LimitFields';
import { LIMIT_ACT_MESSAGES, LIMIT_PAGE_MESSAGES } from './draft/messages';
import { ShapeFields } from './ShapeFields';

const FAILURES = { CONFLICT: LIMIT_ACT_MESSAGES.conflict, BAD_USER_INPUT: LIMIT_ACT_MESSAGES.wrong };

export interface LimitFormProps {
  /** The limit that is to change; null for a new one. */
  limit: RegisteredLimitRowFragment | null;
  /** Called once it is proposed. */
  onDone: () => void;
  onClose: () => void;
}

/** Drafts a new limit, or a new validity of one, on a map and in fields; proposes it once its effect was seen. Open while it is mounted. */
export function LimitForm({ limit, onDone, onClose }: LimitFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const failureText = useFailureText();
  const [propose, { loading }] = useProposeSpeedLimitMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const [first] = useState(() => draftOf(limit?.content ?? null));
  const [before] = useState(() => (limit === null ? null : drawnShapeOf(first)));
  const [draft, setDraft] = useState(first);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (part: Partial<LimitDraft>) => setDraft({ ...draft, ...part });
  const { reshape, undo } = useShapeUndo(draft, change);
  const { content, faults, validFrom, validUntil } = readDraft(draft, limit?.content.hours ?? null);
  const effect = useDraftEffect({ limitId: limit?.id, limit: limitInput(content) });
  const wrong = formatMessage(LIMIT_FORM_MESSAGES.wrong);
  const faultOf = (field: keyof typeof faults) =>
    wasTried && faults[field] !== undefined ? wrong : undefined;
  const fields = { draft, faultOf, change };

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
    if (Object.keys(faults).length > 0) {
      return;
    }
    if (isSettled(effect)) {
      void failureText(send, FAILURES).then(setFailure);
    } else {
      effect.ask();
    }
  }

  return (
    <Sheet
      isOpen
      isWide={draft.shape !== 'DEFAULT'}
      onClose={onClose}
      title={formatMessage(limit === null ? LIMIT_PAGE_MESSAGES.add : LIMIT_ACT_MESSAGES.edit)}
      footer={
        <>
          {wasTried && Object.keys(faults).length > 0 && (
            <Text role="status" textStyle="small">
              {formatMessage(LIMIT_ACT_MESSAGES.wrong)}
            </Text>
          )}
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          <Flex
            direction={{ base: 'column', lg: 'row' }}
            gap={{ base: '2', lg: '4' }}
            align={{ lg: 'center' }}
            justify="end"
          >
            <Flex gap="2" align="center" textStyle="small" color="fg.muted">
              <Users size={16} aria-hidden />
              {formatMessage(LIMIT_FORM_MESSAGES.twoPeople)}
            </Flex>
            <Button type="submit" form={formId} loading={loading || effect.isRunning} px="6">
              {formatMessage(isSettled(effect) ? LIMIT_FORM_MESSAGES.propose : EFFECT_MESSAGES.ask)}
            </Button>
          </Flex>
        </>
      }
    >
      <Grid templateColumns={draft.shape === 'DEFAULT' ? '1fr' : COLUMNS} gap="5" alignItems="start">
        {draft.shape !== 'DEFAULT' && (
          <Flex
            direction="column"
            position={{ lg: 'sticky' }}
            top="0"
            h={{ lg: 'calc(100vh - 220px)' }}
            minW="0"
          >
            <LimitEditorMap
              shape={drawnShapeOf(draft)}
              kind={draft.shape}
              before={before}
              zone={draft.zone}
              onReshape={reshape}
              onUndo={undo}
            />
          </Flex>
        )}
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <Flex direction="column" gap="4" pb="4">
            <LimitFields {...fields} />
            <ShapeFields {...fields} />
            <ReasonField
              value={draft.reason}
              onChange={(reason) => change({ reason })}
              error={faultOf('reason')}
            />
            <EffectPanel effect={effect} />
          </Flex>
        </form>
      </Grid>
    </Sheet>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' } as const;
