import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { LimitProposalItemFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { RegisterButton } from './RegisterButton';
import type { AskedAct } from './draft/limit-acts';
import { LIMIT_KIND_MESSAGES, LIMIT_OUTCOME_MESSAGES } from '../../kit/names/name-messages';
import { LIMIT_ACT_MESSAGES, LIMIT_SHEET_MESSAGES } from './draft/messages';
import { useLimitTexts } from './useLimitTexts';
import { useMay } from '../../kit/frame/useMay';

export interface ProposalItemProps {
  proposal: LimitProposalItemFragment;
  onAsk: (asked: AskedAct) => void;
}

/** A proposal: what it changes, who made it when and why, what became of it or what can be done about it. */
export function ProposalItem({ proposal, onAsk }: ProposalItemProps) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const { shortOf } = useLimitTexts();
  const { kind, before, after, reason, outcome, validFrom, inForceFrom } = proposal;
  const somebody = formatMessage(LIMIT_SHEET_MESSAGES.somebody);
  const from = inForceFrom ?? validFrom;
  const change = [before, after].flatMap((content) => (content === null ? [] : [shortOf(content)]));
  const [first = '', second] = change;
  return (
    <chakra.li display="flex" flexDirection="column" gap="1" py="3" borderTopWidth="1px">
      <Text textStyle="strong">{formatMessage(LIMIT_KIND_MESSAGES[kind])}</Text>
      <Text overflowWrap="anywhere">
        {second === undefined || second === first
          ? first
          : formatMessage(LIMIT_SHEET_MESSAGES.change, { before: first, after: second })}
      </Text>
      <Text textStyle="small" color="fg.muted">
        {from === null
          ? formatMessage(LIMIT_SHEET_MESSAGES.onceSeconded)
          : formatMessage(LIMIT_SHEET_MESSAGES.from, { date: dateAndTime(from) })}
      </Text>
      <Text textStyle="small" overflowWrap="anywhere">
        <bdi>{reason}</bdi>
      </Text>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(LIMIT_SHEET_MESSAGES.by, {
          name: proposal.proposedBy ?? somebody,
          date: dateAndTime(proposal.proposedAt),
        })}
      </Text>
      {outcome === null ? (
        <Ways proposal={proposal} onAsk={onAsk} />
      ) : (
        <Text textStyle="small" overflowWrap="anywhere">
          {formatMessage(LIMIT_SHEET_MESSAGES.decided, {
            outcome: formatMessage(LIMIT_OUTCOME_MESSAGES[outcome]),
            name: proposal.decidedBy ?? somebody,
            date: dateAndTime(proposal.decidedAt ?? proposal.proposedAt),
          })}{' '}
          <bdi>{proposal.decisionReason}</bdi>
        </Text>
      )}
    </chakra.li>
  );
}

/** Acts on an open proposal. */
function Ways({ proposal: { id, isByViewer, isForViewer }, onAsk }: ProposalItemProps) {
  const { formatMessage } = useIntl();
  const mayEdit = useMay()('secondLimitProposals');
  const ids = [id];
  if (isByViewer) {
    return (
      <Flex direction="column" align="start" gap="2">
        <Text textStyle="small">{formatMessage(LIMIT_SHEET_MESSAGES.own)}</Text>
        <Button size="sm" variant="outline" onClick={() => onAsk({ kind: 'withdraw', ids })}>
          {formatMessage(LIMIT_ACT_MESSAGES.withdraw)}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex wrap="wrap" gap="2" mt="1" align="center">
      {isForViewer || !mayEdit ? (
        <RegisterButton size="sm" onClick={() => onAsk({ kind: 'second', ids })}>
          {formatMessage(LIMIT_ACT_MESSAGES.second)}
        </RegisterButton>
      ) : (
        <Text textStyle="small">{formatMessage(LIMIT_SHEET_MESSAGES.needsAdmin)}</Text>
      )}
      <RegisterButton size="sm" variant="outline" onClick={() => onAsk({ kind: 'refuse', ids })}>
        {formatMessage(LIMIT_ACT_MESSAGES.refuse)}
      </RegisterButton>
    </Flex>
  );
}
