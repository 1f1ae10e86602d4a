import { Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { TWO_FIGURES } from '../../components/forms/even-columns';
import { ForExperts } from '../../components/place/ForExperts';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import { useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { PLACE_MESSAGES } from './messages';

/** Display of a missing value: never 0, which is a place too. */
const UNKNOWN = '--';

/** Position of this phone, its accuracy, and its time. */
export function CurrentLocation({ place, atMs }: { place: MeasuredPlace | null; atMs: number | null }) {
  const { formatMessage, formatTime } = useIntl();
  const formats = useFormats();
  const placeText = usePlaceText();
  const accuracyM = place?.accuracyM ?? null;
  const rows = [
    {
      label: PLACE_MESSAGES.accuracy,
      value: accuracyM === null ? undefined : `± ${formats.distance(Math.ceil(accuracyM) / 1_000)}`,
    },
    {
      label: PLACE_MESSAGES.time,
      value:
        atMs === null
          ? undefined
          : formatTime(atMs, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
    },
  ];
  return (
    <Card>
      <Heading as="h2" textStyle="section" mb="2">
        {formatMessage(PLACE_MESSAGES.title)}
      </Heading>
      <Text
        color={place === null ? 'fg.muted' : undefined}
        textStyle={place === null ? 'small' : 'strong'}
        mb="2"
      >
        {place === null ? formatMessage(PLACE_MESSAGES.none) : placeText(place, place.headingDeg)}
      </Text>
      <Grid as="dl" templateColumns={TWO_FIGURES} columnGap="4" rowGap="3">
        {rows.map(({ label, value }) => (
          <Flex key={label.id} direction="column-reverse" justify="flex-end">
            <Text as="dt" textStyle="small" color="fg.muted">
              {formatMessage(label)}
            </Text>
            <Text as="dd" textStyle="strong">
              {value ?? UNKNOWN}
            </Text>
          </Flex>
        ))}
      </Grid>
      {place !== null && <ForExperts place={place} />}
    </Card>
  );
}
