import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Input } from '../../../components/forms/Input';
import { useAnalyticsBeforeAfterQuery, type AnalyticsBeforeAfterQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { BarChart } from '../../kit/charts/BarChart';
import { ChartCard } from '../../kit/charts/ChartCard';
import { FailedCard, WaitingCards } from './states/CardStates';
import { rounded } from './measures';
import { COMPARE_MESSAGES, HEAD_MESSAGES } from './messages';
import { startOfIsoDay, type AnalyticsView } from './useAnalyticsView';
import { useChangeText } from './useChangeText';
import { useFigureReadings } from './useFigureReadings';
import { useFigureTexts } from './useFigureTexts';

const COMPARED = ['violations', 'incidents', 'journeys', 'judgedKm'] as const;
const RATE = ['per1000Km', 'low', 'high'] as const;

/** Comparison of the same number of days before a day and from it on, and its certainty. */
export function BeforeAfterCard({ view }: { view: AnalyticsView }) {
  const { data, previousData, error, refetch } = useAnalyticsBeforeAfterQuery({
    variables: { at: startOfIsoDay(view.since), days: view.days },
  });
  const compared = data ?? (error === undefined ? previousData : undefined);
  if (compared === undefined) {
    return (
      <Box gridColumn="1 / -1">
        {error === undefined ? (
          <WaitingCards count={1} />
        ) : (
          <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
        )}
      </Box>
    );
  }
  return <Comparison {...compared.beforeAfter} view={view} />;
}

function Comparison({
  before,
  after,
  view,
  ...compared
}: AnalyticsBeforeAfterQuery['beforeAfter'] & { view: AnalyticsView }) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const texts = useFigureTexts();
  const changeText = useChangeText();
  const readingOf = useFigureReadings('rate');
  const rates = [rounded(before.rate?.per1000Km ?? null), rounded(after.rate?.per1000Km ?? null)] as const;
  const [was, is] = rates.map((rate) => (rate === null ? '--' : formatNumber(rate)));
  const date = formats.date(view.since);
  const [beforeName, afterName] = [
    formatMessage(COMPARE_MESSAGES.before, { date }),
    formatMessage(COMPARE_MESSAGES.after, { date }),
  ];
  return (
    <Box gridColumn="1 / -1" minW="0">
      <ChartCard
        title={formatMessage(COMPARE_MESSAGES.title)}
        summary={formatMessage(COMPARE_MESSAGES.summary, { before: was, after: is })}
        heads={texts.heads(['what', 'before', 'after'])}
        rows={[
          ...COMPARED.map((name) => [
            formatMessage(HEAD_MESSAGES[name]),
            rounded(before[name]),
            rounded(after[name]),
          ]),
          ...RATE.map((name) => [
            formatMessage(HEAD_MESSAGES[name]),
            rounded(before.rate?.[name] ?? null),
            rounded(after.rate?.[name] ?? null),
          ]),
        ]}
        readings={[readingOf(beforeName, before), readingOf(afterName, after)]}
        fileName={`wakafine-before-after-${view.since}`}
        controls={<SinceField view={view} />}
        note={
          <Flex direction="column" gap="1" maxW="46rem">
            <Text textStyle="strong" color="fg">
              {changeText(compared)}
            </Text>
            <Text>{formatMessage(COMPARE_MESSAGES.caveat)}</Text>
          </Flex>
        }
      >
        <BarChart
          isLying
          unit={texts.unit('rate')}
          points={[
            { label: beforeName, value: rates[0] },
            { label: afterName, value: rates[1] },
          ]}
        />
      </ChartCard>
    </Box>
  );
}

function SinceField({ view }: { view: AnalyticsView }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Flex direction="column" gap="1">
      <label htmlFor={id}>
        <Text as="span" textStyle="label">
          {formatMessage(COMPARE_MESSAGES.date)}
        </Text>
      </label>
      <Input
        id={id}
        type="date"
        value={view.since}
        max={view.latestSince}
        aria-describedby={`${id}-hint`}
        onChange={(event) => view.setSince(event.target.value)}
        w={{ base: 'full', md: '12rem' }}
        h={{ base: '12', md: '9' }}
      />
      <Text id={`${id}-hint`} textStyle="small" color="fg.muted">
        {formatMessage(COMPARE_MESSAGES.hint, { days: view.days })}
      </Text>
    </Flex>
  );
}
