import { Flex } from '@chakra-ui/react';
import { ROAD_CORRIDORS } from '@wakafine/domain/places/road-corridors';
import {
  COMPARED_TIMES,
  FILTERED_DAYS,
  FILTERED_DIRECTIONS,
  VEHICLE_GROUPS,
} from '@wakafine/domain/segments/segment-filter';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSegmentAgenciesQuery } from '../../../../graphql/staff';
import { Card } from '../../../../components/surface/Card';
import { SentenceWord } from '../../../kit/pieces/SentenceWord';
import { VEHICLE_GROUP_MESSAGES } from '../../../kit/names/vehicle-group-messages';
import { AGAINST_MESSAGES, DAYS_MESSAGES, DIRECTION_MESSAGES, SENTENCE_MESSAGES } from './messages';
import type { SegmentFilterState } from './useSegmentFilter';

/** Days that can be looked back on: whole weeks, so that the same weekdays are compared. */
const DAYS = [7, 28, 56, 91, 182, 364];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const ROADS = [...ROAD_CORRIDORS, 'N15'];

interface FilterSentenceProps extends SegmentFilterState {
  /** Beside the sentence. */
  children?: ReactNode;
}

/** Filter of all figures of the page, as a sentence whose words are choices. */
export function FilterSentence({ filter, change, children }: FilterSentenceProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { data } = useSegmentAgenciesQuery();
  const names = data?.transportAgencies ?? [];
  const hour = (value: number): string =>
    formatMessage(SENTENCE_MESSAGES.hour, { hour: formatNumber(value) });
  const weeks = (days: number): number => Math.round(days / 7);
  return (
    <Card asChild px="4" py="3" borderRadius={{ md: '12px' }}>
      <Flex
        as="section"
        id="segment-sentence"
        aria-label={formatMessage(SENTENCE_MESSAGES.name)}
        wrap="wrap"
        gap="2"
        align="center"
      >
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.vehicles)}
          value={filter.vehicles}
          choices={VEHICLE_GROUPS.map((value) => ({
            value,
            text: formatMessage(VEHICLE_GROUP_MESSAGES[value]),
          }))}
          onChange={(vehicles) => change({ vehicles })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.road)}
          value={filter.road ?? ''}
          choices={[
            { value: '', text: formatMessage(SENTENCE_MESSAGES.allRoads) },
            ...ROADS.map((value) => ({ value, text: value })),
          ]}
          onChange={(road) => change({ road: road === '' ? null : road })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.direction)}
          value={filter.direction}
          choices={FILTERED_DIRECTIONS.map((value) => ({
            value,
            text: formatMessage(DIRECTION_MESSAGES[value]),
          }))}
          onChange={(direction) => change({ direction })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.agency)}
          value={filter.agency ?? ''}
          choices={[
            { value: '', text: formatMessage(SENTENCE_MESSAGES.allAgencies) },
            ...[...new Set([...names, ...(filter.agency === null ? [] : [filter.agency])])].map((value) => ({
              value,
              text: value,
            })),
          ]}
          onChange={(agency) => change({ agency: agency === '' ? null : agency })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.weekdays)}
          value={filter.weekdays}
          choices={FILTERED_DAYS.map((value) => ({ value, text: formatMessage(DAYS_MESSAGES[value]) }))}
          onChange={(weekdays) => change({ weekdays })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.fromHour)}
          value={filter.fromHour}
          choices={HOURS.map((value) => ({ value, text: hour(value) }))}
          onChange={(fromHour) => change({ fromHour })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.untilHour)}
          value={filter.untilHour}
          choices={HOURS.map((value) => ({ value: value + 1, text: hour(value + 1) }))}
          onChange={(untilHour) => change({ untilHour })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.days)}
          value={filter.days}
          choices={[...new Set([...DAYS, filter.days])].map((value) => ({
            value,
            text: formatMessage(SENTENCE_MESSAGES.lastWeeks, { weeks: weeks(value) }),
          }))}
          onChange={(days) => change({ days })}
        />
        <SentenceWord
          label={formatMessage(SENTENCE_MESSAGES.against)}
          value={filter.against}
          choices={COMPARED_TIMES.map((value) => ({
            value,
            text: formatMessage(AGAINST_MESSAGES[value], { weeks: weeks(filter.days) }),
          }))}
          onChange={(against) => change({ against })}
        />
        {children}
      </Flex>
    </Card>
  );
}
