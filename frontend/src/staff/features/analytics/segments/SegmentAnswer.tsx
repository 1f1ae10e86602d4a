import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { RateChange, SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { ANSWER_MESSAGES } from './answer-messages';
import { useSegmentTexts, type SegmentRow } from './useSegmentTexts';

type Agency = SegmentFiguresOfFilterQuery['segmentAnalytics']['agencies'][number];

/** Names of one list in a sentence. */
const NAMED = 3;

interface SegmentAnswerProps {
  /** The worst segment, by its lower bound; undefined where nothing was driven. */
  worst: SegmentRow | undefined;
  /** Rate of all together, for each 1,000 km; null where too little was driven. */
  common: number | null;
  agencies: readonly Agency[];
}

/** The answer first: the worst segment with its interval, and the agencies that have changed beyond chance with theirs. */
export function SegmentAnswer({ worst, common, agencies }: SegmentAnswerProps) {
  const { formatMessage } = useIntl();
  return (
    <Card
      as="section"
      aria-label={formatMessage(ANSWER_MESSAGES.name)}
      px="4"
      py="3"
      borderRadius={{ md: '12px' }}
    >
      <WorstLine worst={worst} common={common} />
      {agencies.length > 0 && <AgencyLine agencies={agencies} />}
    </Card>
  );
}

function WorstLine({ worst, common }: Pick<SegmentAnswerProps, 'worst' | 'common'>) {
  const { formatMessage } = useIntl();
  const texts = useSegmentTexts();
  const rate = worst?.rate ?? null;
  if (worst === undefined || rate === null) {
    return <Text textStyle="body">{formatMessage(ANSWER_MESSAGES.noWorst)}</Text>;
  }
  return (
    <Text textStyle="body">
      {formatMessage(ANSWER_MESSAGES.worst, {
        spot: texts.spot(worst),
        place: texts.place(worst),
        b: (parts) => <strong key="spot">{parts}</strong>,
      })}{' '}
      {formatMessage(ANSWER_MESSAGES.worstRange, {
        rate: texts.tenth(rate.per1000Km),
        low: texts.tenth(rate.low),
        high: texts.tenth(rate.high),
      })}{' '}
      {common !== null && formatMessage(ANSWER_MESSAGES.common, { rate: texts.tenth(common) })}
    </Text>
  );
}

function AgencyLine({ agencies }: Pick<SegmentAnswerProps, 'agencies'>) {
  const { formatMessage, formatList } = useIntl();
  const texts = useSegmentTexts();
  const named = (change: RateChange) => agencies.filter((agency) => agency.change === change);
  const sentenceOf = (change: 'WORSE' | 'BETTER') => {
    const all = named(change);
    const names = all
      .slice(0, NAMED)
      .map((agency) =>
        formatMessage(ANSWER_MESSAGES.agency, { name: agency.name, range: texts.changeBounds(agency) }),
      );
    const more = all.length - names.length;
    return all.length === 0
      ? ''
      : formatMessage(ANSWER_MESSAGES[change], {
          names: formatList(
            more === 0 ? names : [...names, formatMessage(ANSWER_MESSAGES.more, { count: more })],
          ),
          b: (parts) => <strong key={change}>{parts}</strong>,
        });
  };
  const unsure = named('UNCERTAIN').length;
  return (
    <Text textStyle="body">
      {sentenceOf('WORSE')} {sentenceOf('BETTER')}{' '}
      {unsure > 0 &&
        formatMessage(unsure === agencies.length ? ANSWER_MESSAGES.noAgency : ANSWER_MESSAGES.unsure, {
          count: unsure,
        })}
    </Text>
  );
}
