import { Button, chakra, Text } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import {
  useProposedViolatorsQuery,
  type StaffAct,
  type StaffViolatorRowFragment,
} from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import type { Plates } from '../../kit/plates/usePlates';
import { VIOLATOR_ANSWER_MESSAGES } from './view/answer-messages';

/** Most that the rule is asked for, and those of them that are named. */
const ASKED = 50;
const NAMED = 3;
/** Acts of staff that end a proposal of the rule. */
const ACTS: readonly StaffAct[] = ['VIOLATOR_STATUS_CHANGED', 'DEMO_DATA_CLEARED'];

/** Vehicles that the rule proposes, the one with the highest lower bound first; null before the first answer and after a failure. */
export interface ProposedViolators {
  readonly rows: readonly StaffViolatorRowFragment[];
  readonly count: number;
}

/** Asks for the vehicles that the rule proposes, and again after each act that ends a proposal. */
export function useProposedViolators(): ProposedViolators | null {
  const { data, refetch } = useProposedViolatorsQuery({ variables: { first: ASKED } });
  const ask = useCallback(() => refetch(), [refetch]);
  useAfterActs(ACTS, ask);
  return useMemo(() => {
    if (data === undefined) {
      return null;
    }
    const { nodes, totalCount } = data.violators;
    const low = ({ ruleProposal }: StaffViolatorRowFragment): number => ruleProposal?.lowPer1000Km ?? 0;
    return { rows: [...nodes].sort((one, other) => low(other) - low(one)), count: totalCount };
  }, [data]);
}

export interface ViolatorAnswerProps {
  proposed: ProposedViolators;
  plates: Plates;
  onOpen: (vehicleId: string) => void;
}

/** The answer first: the vehicles that stand out beyond chance, each with the least that is proven of it. */
export function ViolatorAnswer({ proposed: { rows, count }, plates, onOpen }: ViolatorAnswerProps) {
  const { formatMessage } = useIntl();
  return (
    <Card
      as="section"
      aria-label={formatMessage(VIOLATOR_ANSWER_MESSAGES.name)}
      px="4"
      py="3"
      flexShrink="0"
      borderRadius={{ md: '12px' }}
    >
      <Text textStyle="strong" fontWeight="bold">
        {formatMessage(VIOLATOR_ANSWER_MESSAGES.count, { count })}
      </Text>
      <chakra.ol listStyleType="none">
        {rows.slice(0, NAMED).map((row) => (
          <chakra.li
            key={row.vehicleId}
            display="flex"
            flexDirection={{ base: 'column', md: 'row' }}
            alignItems={{ base: 'flex-start', md: 'baseline' }}
            columnGap="2"
          >
            <Button
              variant="ghost"
              size="sm"
              px="2"
              mx="-2"
              minH={{ base: '12', md: '9' }}
              onClick={() => onOpen(row.vehicleId)}
            >
              {plates.textOf(row)}
            </Button>{' '}
            <span>
              <Evidence row={row} />
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
      {count > NAMED && (
        <Text textStyle="small">
          {formatMessage(VIOLATOR_ANSWER_MESSAGES.more, { count: count - NAMED })}
        </Text>
      )}
      {count > 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(VIOLATOR_ANSWER_MESSAGES.doubt)}
        </Text>
      )}
    </Card>
  );
}

function Evidence({ row: { transportAgency, ruleProposal } }: { row: StaffViolatorRowFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  if (ruleProposal === null) {
    return null;
  }
  const { events, days, lowPer1000Km, peersPer1000Km } = ruleProposal;
  // Two digits, for a rate may lie far below 1.
  const digits = (value: number): string => formatNumber(value, { maximumSignificantDigits: 2 });
  return (
    <>
      {formatMessage(VIOLATOR_ANSWER_MESSAGES.proven, {
        agency: <bdi key="agency">{transportAgency ?? '–'}</bdi>,
        events,
        days,
      })}
      {lowPer1000Km !== null &&
        peersPer1000Km !== null &&
        ` ${formatMessage(VIOLATOR_ANSWER_MESSAGES.rate, { low: digits(lowPer1000Km), peers: digits(peersPer1000Km) })}`}
    </>
  );
}
