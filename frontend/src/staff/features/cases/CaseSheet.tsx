import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { ProofSentence } from '../../../components/violation/ProofSentence';
import { ViolationSeverityBadge } from '../../../components/violation/ViolationSeverityBadge';
import { useStaffCaseDetailQuery, type StaffCaseFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import { FactList } from '../../kit/pieces/FactList';
import { CaseActs } from './CaseActs';
import { CaseDoubts } from './CaseDoubts';
import { CaseTimeline } from './CaseTimeline';
import { CASE_STATE_MESSAGES, CASES_MESSAGES } from './messages';
import { SpeedWindow } from './SpeedWindow';

export interface CaseSheetProps {
  caseId: string;
  onClose: () => void;
  /** Called after a step, with its case. */
  onDone: (caseId: string) => void;
}

/** One case: what is proven, what speaks against it first, the window of the evidence, how it went, and what staff can do. */
export function CaseSheet({ caseId, onClose, onDone }: CaseSheetProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useStaffCaseDetailQuery({ variables: { id: caseId } });
  const known = data?.case ?? null;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <DetailSheet
      isOpen
      onClose={onClose}
      title={known?.number ?? formatMessage(CASES_MESSAGES.one)}
      titleMark={
        known !== null && <Text textStyle="label">{formatMessage(CASE_STATE_MESSAGES[known.state])}</Text>
      }
      footer={
        known !== null && (
          <CaseActs key={known.version} known={known} onDone={() => onDone(known.id)} onStale={retry} />
        )
      }
    >
      {known !== null && <Details known={known} />}
      {data?.case === null && <Text>{formatMessage(CASES_MESSAGES.missing)}</Text>}
      {data === undefined && error === undefined && (
        <Skeleton>
          <SkeletonBlock h="48" />
        </Skeleton>
      )}
      {data === undefined && error !== undefined && (
        <ErrorState text={formatMessage(CASES_MESSAGES.error)} onRetry={retry} />
      )}
    </DetailSheet>
  );
}

function Details({ known }: { known: StaffCaseFragment }) {
  const { formatMessage } = useIntl();
  const { violation, contests } = known;
  return (
    <Flex direction="column" gap="5">
      {violation !== null && (
        <Flex direction="column" gap="2" align="flex-start">
          <ProofSentence violation={violation} isHeadline />
          <ViolationSeverityBadge violation={violation} scale="zone" />
        </Flex>
      )}
      <CaseDoubts doubts={known.doubts} />
      {violation !== null && <SpeedWindow violation={violation} />}
      {contests.map(({ id, statement, photoUrl }) => (
        <Flex key={id} direction="column" gap="2">
          <Heading as="h3" textStyle="label">
            {formatMessage(CASES_MESSAGES.contest)}
          </Heading>
          <Text borderStartWidth="3px" borderColor="info.fg" ps="3" overflowWrap="anywhere">
            {statement ?? formatMessage(CASES_MESSAGES.deleted)}
          </Text>
          {photoUrl !== null && <img src={photoUrl} alt={formatMessage(CASES_MESSAGES.photo)} />}
        </Flex>
      ))}
      <Facts known={known} />
      <CaseTimeline steps={known.steps} />
    </Flex>
  );
}

function Facts({ known }: { known: StaffCaseFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const { speed, dateAndTime } = useFormats();
  const { violation, witnessCount, dueAt, lapsesAt } = known;
  const none = '–';
  return (
    <FactList
      facts={[
        { label: formatMessage(CASES_MESSAGES.plate), value: violation?.registrationNumber ?? none },
        {
          label: formatMessage(CASES_MESSAGES.agency),
          value: <bdi>{violation?.transportAgency ?? none}</bdi>,
        },
        {
          label: formatMessage(CASES_MESSAGES.when),
          value: violation === null ? none : dateAndTime(violation.startedAt),
        },
        { label: formatMessage(CASES_MESSAGES.shown), value: speed(violation?.speedKmh ?? null) },
        { label: formatMessage(CASES_MESSAGES.proven), value: speed(violation?.provenKmh ?? null) },
        { label: formatMessage(CASES_MESSAGES.limitSource), value: violation?.limitSource ?? none },
        { label: formatMessage(CASES_MESSAGES.grade), value: violation?.grade ?? none },
        {
          label: formatMessage(CASES_MESSAGES.witnesses),
          value: witnessCount === null ? none : formatNumber(witnessCount),
        },
        { label: formatMessage(CASES_MESSAGES.due), value: dueAt === null ? none : dateAndTime(dueAt) },
        {
          label: formatMessage(CASES_MESSAGES.lapses),
          value: lapsesAt === null ? none : dateAndTime(lapsesAt),
        },
      ]}
    />
  );
}
