import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { usePatrolNightsQuery, type PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { CountForm } from './CountForm';
import { GRADE_MESSAGES } from './messages';
import { usePatrolTexts } from './usePatrolTexts';

/** Share of the nights that a band is meant to hold. */
const HELD = 0.8;

/** The last night with the counts of its teams, and how often the bands held. */
export function PastNights({ mayCount }: { mayCount: boolean }) {
  const { data, refetch } = usePatrolNightsQuery();
  const nights = data?.patrolNights ?? [];
  const [last] = nights;
  return (
    <>
      {last !== undefined && (
        <CountForm
          key={`${last.night} ${last.counted}`}
          plan={last}
          mayCount={mayCount}
          onDone={() => void refetch().catch(() => undefined)}
        />
      )}
      {data !== undefined && <Bands nights={nights} />}
    </>
  );
}

function Bands({ nights }: { nights: readonly PatrolPlanFieldsFragment[] }) {
  const { formatMessage } = useIntl();
  const texts = usePatrolTexts();
  const graded = nights.filter(({ grade }) => grade !== null);
  const inside = graded.filter(({ grade }) => grade === 'INSIDE').length;
  return (
    <Card borderRadius={{ md: '12px' }}>
      <Heading as="h2" textStyle="section" mb="2">
        {formatMessage(GRADE_MESSAGES.trust)}
      </Heading>
      {graded.length === 0 ? (
        <Text color="fg.muted">{formatMessage(GRADE_MESSAGES.noneYet)}</Text>
      ) : (
        <>
          <Text>
            {formatMessage(GRADE_MESSAGES.trustAnswer, {
              inside,
              nights: graded.length,
              expected: texts.whole(HELD * graded.length),
              b: (parts) => <strong key="answer">{parts}</strong>,
            })}
          </Text>
          <ul>
            {graded.map(({ night, band, counted, grade }) => (
              <li key={night}>
                {texts.night(night)}:{' '}
                {formatMessage(GRADE_MESSAGES.all, {
                  low: texts.whole(band.low),
                  high: texts.whole(band.high),
                  counted: texts.whole(counted ?? 0),
                })}
                {grade !== null && ` · ${formatMessage(GRADE_MESSAGES[grade])}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
