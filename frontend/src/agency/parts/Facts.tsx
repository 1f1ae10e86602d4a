import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import type { AgencyOverviewQuery } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';
import { useRateText } from './useRateText';
import { Verdict } from './Verdict';

type Overview = AgencyOverviewQuery['agencyOverview'];

/** The four facts of an agency: rate, coverage twice, journeys; each with what it is of. */
export function Facts({ overview }: { overview: Overview }) {
  const { formatMessage, formatNumber } = useIntl();
  const text = useRateText();
  const { rate, comparison, days, observedVehicles: seen, vehicleCount: count } = overview;
  const { endedJourneys: ended, safeJourneys: safe, endedJourneysBefore, safeJourneysBefore } = overview;
  const share = (part: number, whole: number) =>
    formatNumber(Math.floor((part / whole) * 100) / 100, { style: 'percent' });
  return (
    <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }} gap="3">
      <Fact
        label={formatMessage(AGENCY_MESSAGES.factRate)}
        figure={rate === null ? '–' : text.figure(rate.per1000Km)}
      >
        <Verdict comparison={comparison} />
        {rate === null ? (
          <span>{formatMessage(AGENCY_MESSAGES.tooLittle)}</span>
        ) : (
          <span>{`${text.interval(rate)}, ${othersText()}`}</span>
        )}
      </Fact>
      <Fact
        label={formatMessage(AGENCY_MESSAGES.factKm, { days })}
        figure={formatMessage(AGENCY_MESSAGES.unit, { value: text.km(overview.judgedKm) })}
      >
        {count === 0
          ? formatMessage(AGENCY_MESSAGES.none)
          : formatMessage(AGENCY_MESSAGES.kmNote, { seen, count })}
      </Fact>
      <Fact
        label={formatMessage(AGENCY_MESSAGES.factObserved, { days })}
        figure={formatNumber(seen)}
        unit={formatMessage(AGENCY_MESSAGES.ofCount, { count: formatNumber(count) })}
      >
        {count === 0
          ? formatMessage(AGENCY_MESSAGES.none)
          : formatMessage(AGENCY_MESSAGES.withoutCode, { count: overview.vehiclesWithoutCode })}
      </Fact>
      <Fact label={formatMessage(AGENCY_MESSAGES.factSafe)} figure={ended === 0 ? '–' : share(safe, ended)}>
        {ended === 0 && formatMessage(AGENCY_MESSAGES.none)}
        {ended > 0 &&
          (endedJourneysBefore === 0
            ? formatMessage(AGENCY_MESSAGES.safeNoteAlone, { safe, ended, days })
            : formatMessage(AGENCY_MESSAGES.safeNote, {
                ...{ safe, ended, days },
                share: share(safeJourneysBefore, endedJourneysBefore),
              }))}
      </Fact>
    </Grid>
  );

  function othersText(): string {
    return overview.peerRate === null
      ? formatMessage(AGENCY_MESSAGES.fewOthers)
      : formatMessage(AGENCY_MESSAGES.others, { rate: text.figure(overview.peerRate) });
  }
}

interface FactProps {
  label: string;
  figure: string;
  unit?: string;
  children: ReactNode;
}

function Fact({ label, figure, unit, children }: FactProps) {
  return (
    <Card display="flex" flexDirection="column" gap="1" px="4" py="3" borderRadius="12px">
      <Text as="h2" textStyle="small" color="fg.muted">
        {label}
      </Text>
      <Text
        fontSize={{ base: '1.25rem', md: '2rem' }}
        whiteSpace="nowrap"
        lineHeight="1.1"
        fontWeight="bold"
        letterSpacing="-0.025em"
      >
        {figure}
        {unit !== undefined && (
          <chakra.small ms="1.5" textStyle="label" color="fg.muted" letterSpacing="normal">
            {unit}
          </chakra.small>
        )}
      </Text>
      <Flex wrap="wrap" columnGap="2" textStyle="micro" fontWeight="normal" color="fg.muted">
        {children}
      </Flex>
    </Card>
  );
}
