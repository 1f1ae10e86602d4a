import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { IncidentStatusBadge } from '../../../components/incidents/IncidentStatusBadge';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { IconButton } from '../../../components/IconButton';
import { COMMON_MESSAGES } from '../../../components/messages';
import { SeverityBadge } from '../../../components/zones/SeverityBadge';
import { VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import { useFormats } from '../../../lib/format/format';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import { usePlates } from '../../kit/plates/usePlates';
import { markHref } from './marks/mark-href';
import { OPS_CARD_MESSAGES, OPS_LIST_MESSAGES } from './messages';
import type { IncidentMark, JourneyMark, OpsMark, ViolationMark } from './marks/ops-marks';

export interface MarkCardProps {
  /** As it is now; null once it is gone from the map. */
  mark: OpsMark | null;
  onClose: () => void;
}

/** The selected mark of the map, in few words, and the way to all of it. */
export function MarkCard({ mark, onClose }: MarkCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      as="section"
      aria-label={formatMessage(OPS_CARD_MESSAGES[mark?.kind ?? 'journey'])}
      direction="column"
      gap="1"
      position="absolute"
      top={{ md: '3' }}
      bottom={{ base: '2', md: 'auto' }}
      insetInlineEnd={{ base: '2', md: '76px' }}
      w={{ base: 'calc(100% - 1rem)', md: '272px' }}
      ps="4"
      pe="1"
      py="1"
      bg="bg.panel"
      borderRadius="card"
      boxShadow="floating"
      zIndex="3"
    >
      {mark === null && (
        <Head onClose={onClose}>
          <Text textStyle="small">{formatMessage(OPS_CARD_MESSAGES.ended)}</Text>
        </Head>
      )}
      {mark?.kind === 'journey' && <JourneyFacts mark={mark} onClose={onClose} />}
      {mark?.kind === 'violation' && <ViolationFacts mark={mark} onClose={onClose} />}
      {mark?.kind === 'incident' && <IncidentFacts mark={mark} onClose={onClose} />}
    </Flex>
  );
}

function Head({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Flex align="center" justify="space-between" gap="2" minH="12">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" minW="0">
        {children}
      </Flex>
      <IconButton
        label={formatMessage(COMMON_MESSAGES.close)}
        icon={<X size={20} aria-hidden />}
        onClick={onClose}
      />
    </Flex>
  );
}

function JourneyFacts({ mark, onClose }: { mark: JourneyMark; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { row, zone } = mark;
  const times = useTimes();
  const plates = usePlates('JOURNEY');
  const agency = row.transportAgency ?? formatMessage(OPS_CARD_MESSAGES.private);
  return (
    <>
      <Head onClose={onClose}>
        <chakra.b textStyle="plate">{plates.textOf(row)}</chakra.b>
        {zone !== null && <ZoneBadge zone={ZONE_NAMES[zone]} />}
      </Head>
      <Text textStyle="small" color="fg.muted" pe="3">
        {`${agency} · ${formatMessage(VEHICLE_MESSAGES[row.vehicleType])}`}
      </Text>
      <Text textStyle="small" color="fg.muted" pe="3">
        {times(OPS_CARD_MESSAGES.since, row.since)}
        {row.lastFixAt !== null && ` · ${times(OPS_CARD_MESSAGES.lastSeen, row.lastFixAt)}`}
      </Text>
      <Foot
        speedKmh={row.speedKmh}
        href={markHref(mark)}
        linkText={formatMessage(OPS_CARD_MESSAGES.toJourney)}
      />
      <Box ms="-2">
        <PlatesButton plates={plates} rows={[row]} />
      </Box>
    </>
  );
}

function ViolationFacts({ mark, onClose }: { mark: ViolationMark; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  return (
    <>
      <Head onClose={onClose}>
        <Text textStyle="strong">{formatMessage(OPS_LIST_MESSAGES.violation)}</Text>
        <ZoneBadge zone={ZONE_NAMES[mark.zone]} />
      </Head>
      <Text textStyle="small" color="fg.muted">
        {times(OPS_CARD_MESSAGES.at, mark.row.at)}
      </Text>
      <Foot
        speedKmh={mark.row.speedKmh}
        href={markHref(mark)}
        linkText={formatMessage(OPS_CARD_MESSAGES.open)}
      />
    </>
  );
}

function IncidentFacts({ mark, onClose }: { mark: IncidentMark; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { row } = mark;
  const times = useTimes();
  return (
    <>
      <Head onClose={onClose}>
        <Text textStyle="strong">{formatMessage(TYPE_MESSAGES[row.incidentType])}</Text>
      </Head>
      <Flex gap="2" wrap="wrap">
        <SeverityBadge severity={row.severity} />
        <IncidentStatusBadge status={row.status} />
      </Flex>
      <Flex align="center" justify="space-between" gap="2">
        <Text textStyle="small" color="fg.muted">
          {times(OPS_CARD_MESSAGES.at, row.at)}
        </Text>
        <MoreLink href={markHref(mark)} text={formatMessage(OPS_CARD_MESSAGES.open)} />
      </Flex>
    </>
  );
}

function Foot({ speedKmh, href, linkText }: { speedKmh: number | null; href: string; linkText: string }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Flex align="center" justify="space-between" gap="2">
      {speedKmh === null ? (
        <Text textStyle="small">{formatMessage(OPS_CARD_MESSAGES.noSpeed)}</Text>
      ) : (
        <Text textStyle="small" color="fg.muted">
          <chakra.b textStyle="heading" color="fg">
            {formatNumber(wholeKmh(speedKmh))}
          </chakra.b>
          {' km/h'}
        </Text>
      )}
      <MoreLink href={href} text={linkText} />
    </Flex>
  );
}

function MoreLink({ href, text }: { href: string; text: string }) {
  return (
    <Flex asChild align="center" minH="12" px="3" textStyle="label" fontWeight="bold" textDecoration="none">
      <Link to={href}>{text}</Link>
    </Flex>
  );
}

function useTimes(): (message: (typeof OPS_CARD_MESSAGES)['at'], iso: string) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (message, iso) => formatMessage(message, { time: formats.time(iso) });
}
