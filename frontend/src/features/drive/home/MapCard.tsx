import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { CornerUpRight, ExternalLink, MapPin, Navigation } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { readAllowedPlace, type MeasuredPlace } from '../../../lib/geolocation/current-place';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { DEFAULT_PLACE, directionsLink, placeLink } from '../../../lib/map-links';
import { PATHS } from '../../../lib/paths';
import { useDrive } from '../context/drive-context';
import { MAP_MESSAGES } from '../context/card-messages';

/**
 * One's place, and the ways to maps: our own page, the external service at this place, and its directions from
 * here.
 */
export function MapCard() {
  const { formatMessage } = useIntl();
  const { live } = useDrive();
  const allowedPlace = useAllowedPlace();
  const place = live?.place ?? allowedPlace;
  return (
    <Card isFlush>
      <Flex align="flex-start" gap="3" p="4" pb="3">
        <Flex
          boxSize="10"
          flexShrink="0"
          align="center"
          justify="center"
          borderRadius="control"
          bg="map.land"
          borderWidth="1px"
          color={place === null ? 'fg.subtle' : 'info.fg'}
          aria-hidden
        >
          <MapPin size={24} />
        </Flex>
        <Box minW="0">
          <Heading as="h2" textStyle="section">
            {formatMessage(MAP_MESSAGES.title)}
          </Heading>
          <Text textStyle="small" color="fg.muted" mt="1">
            {formatMessage(place === null ? MAP_MESSAGES.defaultPlace : MAP_MESSAGES.here)}
          </Text>
          {place !== null && <PlaceLine place={place} />}
        </Box>
      </Flex>
      <Flex direction="column" px="4" pb="4" gap="2">
        <Flex gap="2" wrap="wrap">
          <Button asChild variant="outline" flex="1 1 auto" px="1" gap="1.5">
            <Link to={PATHS.liveMap}>
              <Navigation size={20} aria-hidden />
              {formatMessage(MAP_MESSAGES.navigator)}
            </Link>
          </Button>
          <Button asChild variant="outline" flex="1 1 auto" px="1" gap="1.5">
            <a href={placeLink(place ?? DEFAULT_PLACE)} target="_blank" rel="noreferrer">
              <ExternalLink size={20} aria-hidden />
              {formatMessage(MAP_MESSAGES.open)}
            </a>
          </Button>
        </Flex>
        <Button asChild variant="ghost" colorPalette="brand" px="2">
          <a href={directionsLink(place)} target="_blank" rel="noreferrer">
            <CornerUpRight size={20} aria-hidden />
            {formatMessage(MAP_MESSAGES.navigate)}
          </a>
        </Button>
      </Flex>
    </Card>
  );
}

/** Names the place in words; a part of its own, so that the gazetteer is fetched only where there is a place to name. */
function PlaceLine({ place }: { place: MeasuredPlace }) {
  const placeText = usePlaceText();
  return (
    <Text textStyle="small" color="fg.muted">
      {placeText(place, place.headingDeg)}
    </Text>
  );
}

/** Position of the phone, if it may be asked without a question; null until it has answered. */
function useAllowedPlace(): MeasuredPlace | null {
  const [place, setPlace] = useState<MeasuredPlace | null>(null);
  useEffect(function ask() {
    let isCurrent = true;
    void readAllowedPlace().then((found) => (isCurrent ? setPlace(found) : undefined));
    return () => {
      isCurrent = false;
    };
  }, []);
  return place;
}
