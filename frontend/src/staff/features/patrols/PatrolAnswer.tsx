import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { TONIGHT_MESSAGES } from './messages';
import { bestStops, nameOfStop } from './stops/patrol-setup';
import { usePatrolTexts } from './usePatrolTexts';

/** The answer of the page in one sentence with its band, and three numbers beside it. */
export function PatrolAnswer({ plan }: { plan: PatrolPlanFieldsFragment }) {
  const { formatMessage, formatList } = useIntl();
  const texts = usePatrolTexts();
  const { starts, band, unplanned, allEvents, hours, learningPercent, travelMinutes, basis, isAllTraffic } =
    plan;
  const stops = bestStops(plan).map((stop) =>
    formatMessage(TONIGHT_MESSAGES.whereStop, {
      spot: texts.spot(stop.place),
      from: texts.hour(plan, stop.fromHour),
      until: texts.hour(plan, stop.fromHour + stop.hours),
      stop: nameOfStop(plan.stops, stop),
    }),
  );
  const facts = [
    { name: formatMessage(TONIGHT_MESSAGES.unplanned), value: texts.band(unplanned) },
    {
      name: formatMessage(TONIGHT_MESSAGES.learning),
      value: formatMessage(TONIGHT_MESSAGES.learningGoal, { percent: texts.percent(learningPercent) }),
    },
    { name: formatMessage(TONIGHT_MESSAGES.onRoad), value: texts.duration(travelMinutes) },
  ];
  return (
    <Card borderRadius={{ md: '12px' }}>
      <Flex direction={{ base: 'column', lg: 'row' }} gap="4" justify="space-between">
        <Text textStyle="section" fontWeight="normal" flex={{ lg: '1 1 0' }} role="status">
          {formatMessage(TONIGHT_MESSAGES.answer, {
            count: starts.length,
            events: texts.whole(band.expected),
            low: texts.whole(band.low),
            high: texts.whole(band.high),
            all: texts.whole(allEvents),
            until: texts.hour(plan, hours),
            b: (parts) => <strong key="band">{parts}</strong>,
          })}{' '}
          {stops.length > 0 && formatMessage(TONIGHT_MESSAGES.where, { stops: formatList(stops) })}
        </Text>
        <Flex as="dl" wrap="wrap" columnGap="5" rowGap="3" alignContent="flex-start" maxW={{ lg: '55%' }}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <chakra.dt textStyle="small" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd fontWeight="bold">{value}</chakra.dd>
            </div>
          ))}
        </Flex>
      </Flex>
      {basis === 'LAST_YEAR' && (
        <Text mt="2" textStyle="small" fontWeight="bold">
          {formatMessage(TONIGHT_MESSAGES.lastYear)}
        </Text>
      )}
      <Text mt="2" textStyle="small" color="fg.muted">
        {formatMessage(isAllTraffic ? TONIGHT_MESSAGES.allTraffic : TONIGHT_MESSAGES.seenOnly)}
      </Text>
    </Card>
  );
}
