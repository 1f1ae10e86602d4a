import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Lock, PenLine, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { useStaffViewerQuery, type StaffCaseFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { SendKeys } from '../../../kit/keys/SendKeys';
import { ReasonField } from '../../../kit/pieces/ReasonField';
import { CASE_ACT_MESSAGES, CASE_STEP_MESSAGES, CASES_MESSAGES } from '../messages';
import { useKeyActs, type KeyPlace } from '../../../kit/keys/useKeyActs';
import { ActChoice } from './ActChoice';
import { ACT_KEYS, actsOf } from './case-acts';
import { decisionTitle } from './decision-title';
import { FirstPerson, Person } from './FirstPerson';
import { DECIDE_MESSAGES } from './messages';
import { REASON_TEMPLATES } from './reason-templates';
import { ReasonTemplates } from './ReasonTemplates';
import { useDecision, type DecisionOptions } from './useDecision';

export interface DecisionPanelProps extends DecisionOptions {
  /** False in a sheet, which has a title of its own. */
  hasTitle?: boolean;
}

/** The first person's act, and what the reader can do: an act, a reason, and a signature. All by keys as well. */
export function DecisionPanel({ hasTitle = true, ...options }: DecisionPanelProps) {
  const { known, isAltered } = options;
  const { formatMessage } = useIntl();
  const own = known.steps.findLast(({ isOwn, by }) => isOwn && by === 'STAFF');
  const isOver = actsOf(known).length === 0;
  return (
    <Box>
      {hasTitle && (
        <Heading as="h2" textStyle="strong" fontWeight="bold" px="4" py="3" borderBottomWidth="1px">
          {formatMessage(decisionTitle(known))}
        </Heading>
      )}
      <FirstPerson known={known} />
      <Flex direction="column" gap="3" px="4" py="3" bg="bg" borderTopWidth="1px">
        {isOver && <Text textStyle="small">{formatMessage(CASES_MESSAGES.nothingToDo)}</Text>}
        {!isOver && own !== undefined && <OwnPart step={own} />}
        {!isOver && own === undefined && (
          <>
            {isAltered && (
              <Note icon={<ShieldAlert size={20} />}>{formatMessage(DECIDE_MESSAGES.signingOff)}</Note>
            )}
            <YourPart {...options} place={hasTitle ? 'page' : 'dialog'} />
          </>
        )}
      </Flex>
    </Box>
  );
}

function YourPart({ place, ...options }: DecisionOptions & { place: KeyPlace }) {
  const { known } = options;
  const { formatMessage } = useIntl();
  const viewer = useStaffViewerQuery().data?.viewer;
  const decision = useDecision(options);
  const { acts, chosen, choose, reason, setReason, fault, isActing, sign } = decision;
  const templates = chosen === null ? [] : REASON_TEMPLATES[chosen].map((each) => formatMessage(each));
  useKeyActs(
    {
      ...Object.fromEntries(acts.map((act) => [ACT_KEYS[act], () => choose(act)])),
      ...Object.fromEntries(templates.map((text, index) => [String(index + 1), () => setReason(text)])),
      'Ctrl+Enter': () => void sign(),
    },
    place,
  );
  if (chosen === null) {
    return null;
  }
  const label = formatMessage(known.proposal === null ? DECIDE_MESSAGES.you : DECIDE_MESSAGES.youSecond);
  return (
    <>
      <Flex align="center" wrap="wrap" columnGap="2" rowGap="1">
        <Person name={viewer?.displayName ?? viewer?.username ?? null} label={label} />
        <Text textStyle="micro" fontWeight="normal" color="fg.muted" ms="auto">
          {formatMessage(DECIDE_MESSAGES.noPart)}
        </Text>
      </Flex>
      <ActChoice acts={acts} chosen={chosen} onChoose={choose} />
      <ReasonField
        label={formatMessage(DECIDE_MESSAGES.reason)}
        value={reason}
        onChange={setReason}
        hint={formatMessage(CASES_MESSAGES.reasonHint)}
      />
      <ReasonTemplates texts={templates} onPick={setReason} />
      {fault !== null && <FaultLine>{formatMessage(fault)}</FaultLine>}
      <Button disabled={isActing} px="3" onClick={() => void sign()}>
        <PenLine size={18} aria-hidden />
        {formatMessage(DECIDE_MESSAGES.sign, { act: formatMessage(CASE_ACT_MESSAGES[chosen]) })}
        <SendKeys />
      </Button>
    </>
  );
}

/** Nobody acts twice in one case: says in whose name, when and how the reader did. */
function OwnPart({ step: { kind, at, actorName } }: { step: StaffCaseFragment['steps'][number] }) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  return (
    <Note icon={<Lock size={20} />}>
      {formatMessage(DECIDE_MESSAGES.lockedName, {
        name: actorName ?? '–',
        step: formatMessage(CASE_STEP_MESSAGES[kind]),
        time: dateAndTime(at),
      })}
    </Note>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="2.5" align="flex-start" role="note">
      <Box flexShrink="0" color="fg.muted" aria-hidden>
        {icon}
      </Box>
      <Text textStyle="small" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}
