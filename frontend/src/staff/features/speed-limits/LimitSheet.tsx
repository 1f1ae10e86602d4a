import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import type { RegisteredLimitRowFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import { FactList } from '../../kit/pieces/FactList';
import { RegisterButton } from './RegisterButton';
import type { AskedAct } from './draft/limit-acts';
import {
  LIMIT_CONFIDENCE_MESSAGES,
  LIMIT_STATE_MESSAGES,
  LIMIT_ZONE_MESSAGES,
  LIMITED_CLASS_MESSAGES,
} from '../../kit/names/name-messages';
import { LimitActDialog } from './LimitActDialog';
import { LimitForm } from './LimitForm';
import { LimitMap } from './LimitMap';
import { LIMIT_ACT_MESSAGES, LIMIT_PAGE_MESSAGES, LIMIT_SHEET_MESSAGES } from './draft/messages';
import { ProposalItem } from './ProposalItem';
import { kmhOf, useLimitTexts } from './useLimitTexts';
import { useRegisteredLimit } from './useRegisteredLimit';

export interface LimitSheetProps {
  limitId: string;
  /** Called after every act. */
  onChanged: () => void;
  onClose: () => void;
}

/** One limit: where it holds, for whom, where it is from, what was proposed for it, and what can be. */
export function LimitSheet({ limitId, onChanged, onClose }: LimitSheetProps) {
  const { formatMessage } = useIntl();
  const { nameOf } = useLimitTexts();
  const { data, hasFailed, reload } = useRegisteredLimit(limitId);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const accept = () => {
    void reload();
    onChanged();
  };
  const limit = data?.speedLimit;
  const title = limit ? nameOf(limit.content) : formatMessage(LIMIT_PAGE_MESSAGES.list);
  return (
    <>
      <DetailSheet
        isOpen
        onClose={onClose}
        title={title}
        footer={
          limit &&
          limit.openProposalId === null && (
            <Ways limit={limit} onAsk={setAsked} onChange={() => setIsChanging(true)} />
          )
        }
      >
        {limit && (
          // Scrolled by keys, also where there is no button in it.
          <Flex direction="column" gap="4" pb="4" role="region" aria-label={title} tabIndex={0}>
            <LimitMap
              label={formatMessage(LIMIT_SHEET_MESSAGES.map, { name: title })}
              content={limit.content}
            />
            <Facts limit={limit} />
            <Heading as="h3" textStyle="section">
              {formatMessage(LIMIT_SHEET_MESSAGES.history)}
            </Heading>
            {data?.speedLimitHistoryConnection.nodes.length === 0 ? (
              <Text textStyle="small">{formatMessage(LIMIT_SHEET_MESSAGES.noHistory)}</Text>
            ) : (
              <chakra.ul listStyleType="none">
                {data?.speedLimitHistoryConnection.nodes.map((proposal) => (
                  <ProposalItem key={proposal.id} proposal={proposal} onAsk={setAsked} />
                ))}
              </chakra.ul>
            )}
          </Flex>
        )}
        {limit === null && (
          <EmptyState icon={SearchX} title={formatMessage(LIMIT_SHEET_MESSAGES.missing)} headingLevel="h3" />
        )}
        {hasFailed && (
          <ErrorState text={formatMessage(LIMIT_PAGE_MESSAGES.failed)} onRetry={() => void reload()} />
        )}
        {data === undefined && !hasFailed && (
          <Skeleton>
            <SkeletonBlock h="24" />
          </Skeleton>
        )}
      </DetailSheet>
      {asked !== null && (
        <LimitActDialog asked={asked} name={title} onDone={accept} onClose={() => setAsked(null)} />
      )}
      {isChanging && limit && (
        <LimitForm limit={limit} onDone={accept} onClose={() => setIsChanging(false)} />
      )}
    </>
  );
}

interface WaysProps {
  limit: RegisteredLimitRowFragment;
  onAsk: (asked: AskedAct) => void;
  onChange: () => void;
}

/** Changes that can be proposed while no proposal is open. */
function Ways({ limit: { id, state, content }, onAsk, onChange }: WaysProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {state === 'UNCONFIRMED' && (
        <RegisterButton onClick={() => onAsk({ kind: 'confirm', ids: [id] })}>
          {formatMessage(LIMIT_ACT_MESSAGES.confirm)}
        </RegisterButton>
      )}
      <RegisterButton variant="outline" onClick={onChange}>
        {formatMessage(LIMIT_ACT_MESSAGES.edit)}
      </RegisterButton>
      {content.shape.kind !== 'DEFAULT' && state !== 'ENDED' && (
        <RegisterButton variant="outline" onClick={() => onAsk({ kind: 'end', ids: [id] })}>
          {formatMessage(LIMIT_ACT_MESSAGES.end)}
        </RegisterButton>
      )}
    </>
  );
}

function Facts({ limit: { content, state, validFrom, validUntil } }: Pick<WaysProps, 'limit'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { dateAndTime, speed } = useFormats();
  const { source, confidence, geometryUncertaintyM, hours, zone } = content;
  const always = formatMessage(LIMIT_PAGE_MESSAGES.always);
  const facts = [
    { label: formatMessage(LIMIT_PAGE_MESSAGES.state), value: formatMessage(LIMIT_STATE_MESSAGES[state]) },
    { label: formatMessage(LIMIT_PAGE_MESSAGES.zone), value: formatMessage(LIMIT_ZONE_MESSAGES[zone]) },
    ...LIMITED_CLASSES.map((each) => ({
      label: formatMessage(LIMITED_CLASS_MESSAGES[each]),
      value: speed(kmhOf(content, each)),
    })),
    {
      label: formatMessage(LIMIT_SHEET_MESSAGES.validFrom),
      value: validFrom === null ? always : dateAndTime(validFrom),
    },
    ...(validUntil === null
      ? []
      : [{ label: formatMessage(LIMIT_SHEET_MESSAGES.validUntil), value: dateAndTime(validUntil) }]),
    {
      label: formatMessage(LIMIT_SHEET_MESSAGES.hours),
      value: hours === null ? always : formatMessage(LIMIT_SHEET_MESSAGES.atHours),
    },
    { label: formatMessage(LIMIT_SHEET_MESSAGES.source), value: <bdi>{source}</bdi> },
    {
      label: formatMessage(LIMIT_SHEET_MESSAGES.confidence),
      value: formatMessage(LIMIT_CONFIDENCE_MESSAGES[confidence]),
    },
    {
      label: formatMessage(LIMIT_SHEET_MESSAGES.uncertainty),
      value: formatNumber(geometryUncertaintyM),
    },
  ];
  return <FactList facts={facts} />;
}
