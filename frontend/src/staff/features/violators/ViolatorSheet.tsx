import { VIOLATOR_RULE, VIOLATOR_RULE_WINDOW_MS } from '@wakafine/domain/violations/violator-status';
import { DAY_MS } from '@wakafine/domain/units';
import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { CATEGORY_MESSAGES, VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import { ViolatorStatusBadge } from '../../../components/ViolatorStatusBadge';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import { FactList } from '../../kit/pieces/FactList';
import { PermitButton } from '../../kit/pieces/PermitButton';
import type { RowNeighbours } from '../../kit/pieces/SheetNeighbours';
import type { Plates } from '../../kit/plates/usePlates';
import { DECISIONS, type Decision } from './decisions';
import { VIOLATOR_SHEET_MESSAGES, VIOLATORS_MESSAGES } from './view/messages';
import { ProposalCard } from './ProposalCard';
import { VehicleRecord } from './record/VehicleRecord';
import { StatusHistory } from './StatusHistory';
import { Card } from '../../../components/surface/Card';
import { useFormats } from '../../../lib/format/format';

interface RuleCardProps {
  proposal: NonNullable<StaffViolatorRowFragment['ruleProposal']>;
}

export interface ViolatorSheetProps {
  violator: StaffViolatorRowFragment;
  plates: Plates;
  neighbours: RowNeighbours;
  onClose: () => void;
  onAsk: (decision: Decision) => void;
}

/** One vehicle: what it did, how its status came about, and what staff can decide. */
export function ViolatorSheet({ violator, plates, neighbours, onClose, onAsk }: ViolatorSheetProps) {
  return (
    <DetailSheet
      isOpen
      onClose={onClose}
      neighbours={neighbours}
      title={plates.textOf(violator)}
      titleMark={<ViolatorStatusBadge status={violator.status} />}
      footer={<Decisions violator={violator} onAsk={onAsk} />}
    >
      <Flex direction="column" gap="6">
        {violator.ruleProposal !== null && <RuleCard proposal={violator.ruleProposal} />}
        {violator.proposal !== null && <ProposalCard proposal={violator.proposal} onAsk={onAsk} />}
        <VehicleRecord vehicleId={violator.vehicleId} />
        <Facts violator={violator} />
        <Rule mayBeSuspended={violator.mayBeSuspended} />
        <StatusHistory vehicleId={violator.vehicleId} version={violator.version} />
      </Flex>
    </DetailSheet>
  );
}

/** Decisions for the status that the vehicle has. */
function Decisions({ violator, onAsk }: Pick<ViolatorSheetProps, 'violator' | 'onAsk'>) {
  const { formatMessage } = useIntl();
  const { status, proposal, ruleProposal, mayBeSuspended } = violator;
  const mayPropose = proposal === null;
  const decisions: readonly Decision[] = [
    ...(status === 'ACTIVE' ? (['flag'] as const) : []),
    ...(mayPropose && (status !== 'ACTIVE' || ruleProposal !== null) ? (['clear'] as const) : []),
    ...(mayPropose && status !== 'SUSPENDED' && mayBeSuspended ? (['suspend'] as const) : []),
  ];
  return decisions.map((decision) => (
    <PermitButton
      key={decision}
      act="setViolatorStatus"
      variant={DECISIONS[decision].isDestructive ? 'surface' : 'outline'}
      colorPalette={DECISIONS[decision].isDestructive ? 'danger' : 'brand'}
      width="full"
      onClick={() => onAsk(decision)}
    >
      {formatMessage(DECISIONS[decision].label)}
    </PermitButton>
  ));
}

function Facts({ violator }: { violator: StaffViolatorRowFragment }) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { transportAgency, vehicleType, category, violationCount, dangerCount, latestAt } = violator;
  return (
    <FactList
      facts={[
        {
          label: formatMessage(VIOLATORS_MESSAGES.agency),
          value: <bdi>{transportAgency ?? '–'}</bdi>,
        },
        {
          label: formatMessage(VIOLATORS_MESSAGES.type),
          value: vehicleType === null ? '–' : formatMessage(VEHICLE_MESSAGES[vehicleType]),
        },
        {
          label: formatMessage(VIOLATORS_MESSAGES.category),
          value: category === null ? '–' : formatMessage(CATEGORY_MESSAGES[category]),
        },
        { label: formatMessage(VIOLATORS_MESSAGES.violations), value: formatNumber(violationCount) },
        { label: formatMessage(VIOLATORS_MESSAGES.dangers), value: formatNumber(dangerCount) },
        {
          label: formatMessage(VIOLATORS_MESSAGES.latest),
          value: latestAt === null ? '–' : formatDate(latestAt, { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ]}
    />
  );
}

function Rule({ mayBeSuspended }: Pick<StaffViolatorRowFragment, 'mayBeSuspended'>) {
  const { formatMessage } = useIntl();
  const { events, days } = VIOLATOR_RULE;
  return (
    <Flex direction="column" gap="1">
      <Heading as="h3" textStyle="label">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.ruleTitle)}
      </Heading>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.rule, {
          window: VIOLATOR_RULE_WINDOW_MS / DAY_MS,
          events,
          days,
        })}
      </Text>
      {!mayBeSuspended && <Text textStyle="small">{formatMessage(VIOLATOR_SHEET_MESSAGES.onlyTyped)}</Text>}
    </Flex>
  );
}

/** A hint of the rule with its evidence; a person decides. */
function RuleCard({ proposal }: RuleCardProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { proposedAt, events, days, dangers } = proposal;
  return (
    <Card display="flex" flexDirection="column" gap="1" bg="info.subtle">
      <Heading as="h3" textStyle="strong">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.ruleProposes)}
      </Heading>
      <Text textStyle="small">
        {formatMessage(VIOLATOR_SHEET_MESSAGES.ruleEvidence, {
          events,
          days,
          dangers,
          date: date(proposedAt),
        })}
      </Text>
    </Card>
  );
}
