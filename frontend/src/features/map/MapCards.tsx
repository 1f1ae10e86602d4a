import { Grid, Heading, chakra, Text } from '@chakra-ui/react';
import { Copy, ExternalLink, Navigation, Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { evenColumns } from '../../components/forms/even-columns';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import {
  DEFAULT_PLACE,
  deviceMapLink,
  devicePlatformOf,
  directionsLink,
  placeLink,
} from '../../lib/map-links';
import { MapCard } from './MapCard';
import { CARD_MESSAGES } from './messages';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../components/surface/Card';
import { notify } from '../../components/surface/toaster';
import { copyText } from '../../lib/copy-text';

export interface MapCardsProps {
  place: MeasuredPlace | null;
  /** Called with whether navigation could start. */
  onNavigate: (hasStarted: boolean) => void;
}

/** The four ways on from here: the maps service, its directions, the phone's own maps, and a link for others. */
export function MapCards({ place, onNavigate }: MapCardsProps) {
  const { formatMessage } = useIntl();
  const { copy, refusedLink } = useCopyLink();
  const shown = place ?? DEFAULT_PLACE;
  return (
    <section>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(CARD_MESSAGES.title)}
      </Heading>
      <Grid
        templateColumns={{ base: evenColumns(2, { least: '7.5rem', gap: '0.75rem' }), md: 'repeat(4, 1fr)' }}
        gap="3"
      >
        <MapCard
          icon={ExternalLink}
          title={formatMessage(CARD_MESSAGES.open)}
          text={formatMessage(place === null ? CARD_MESSAGES.openDefault : CARD_MESSAGES.openHere)}
          href={placeLink(shown)}
        />
        <MapCard
          icon={Navigation}
          title={formatMessage(CARD_MESSAGES.navigate)}
          text={formatMessage(CARD_MESSAGES.navigateText)}
          href={place === null ? undefined : directionsLink(place)}
          onPress={() => onNavigate(place !== null)}
        />
        <MapCard
          icon={Smartphone}
          title={formatMessage(CARD_MESSAGES.phone)}
          text={formatMessage(place === null ? CARD_MESSAGES.openDefault : CARD_MESSAGES.phoneText)}
          href={deviceMapLink(shown, devicePlatformOf(navigator))}
        />
        <MapCard
          icon={Copy}
          title={formatMessage(CARD_MESSAGES.copy)}
          text={formatMessage(place === null ? CARD_MESSAGES.copyNothing : CARD_MESSAGES.copyText)}
          isDisabled={place === null}
          onPress={() => place && void copy(placeLink(place))}
        />
      </Grid>
      {refusedLink !== null && <RefusedCopy link={refusedLink} />}
    </section>
  );
}

/** The link to be copied by hand, after the browser refused to. */
function RefusedCopy({ link }: { link: string }) {
  const { formatMessage } = useIntl();
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(function showLink() {
    // It stands below what was pressed, perhaps out of sight.
    anchor.current?.focus();
  }, []);
  return (
    <Card role="alert" mt="3">
      <Text textStyle="small" mb="1">
        {formatMessage(CARD_MESSAGES.copyRefused)}
      </Text>
      <chakra.a
        ref={anchor}
        scrollMarginBottom="32"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        textStyle="label"
        userSelect="all"
      >
        {link}
      </chakra.a>
    </Card>
  );
}

/** Copies a link and says so; gives the link that could not be copied, for doing it by hand. */
function useCopyLink(): { copy: (link: string) => Promise<void>; refusedLink: string | null } {
  const { formatMessage } = useIntl();
  const [refusedLink, setRefusedLink] = useState<string | null>(null);
  async function copy(link: string): Promise<void> {
    const isCopied = await copyText(link);
    setRefusedLink(isCopied ? null : link);
    if (isCopied) {
      notify({ kind: 'success', title: formatMessage(CARD_MESSAGES.copied) });
    }
  }
  return { copy, refusedLink };
}
