import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Map as MapIcon, MapPinOff } from 'lucide-react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { SeverityBadge } from '../../../components/zones/SeverityBadge';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import { placeOf } from '../../../components/route-map/projection';
import { formatsOf } from '../../../lib/format/format';
import { usePlaceText, type PlaceText } from '../../../lib/gazetteer/usePlaceText';
import type { StaffColumn, TableRows } from '../../kit/table/rows/staff-table-types';
import { StaffTable } from '../../kit/table/StaffTable';
import { OPS_CARD_MESSAGES, OPS_LIST_MESSAGES, OPS_MAP_MESSAGES } from './messages';
import type { PlacedMark } from './marks/ops-marks';

export interface OpsListProps {
  /** Marks of the map. */
  marks: readonly PlacedMark[];
  isLoaded: boolean;
  openKey: string | null;
  onOpen: (key: string) => void;
  /** Back to the map that the table lies over; without it both are seen. */
  onClose?: () => void;
}

/** Content of the map as a table: for those who do not see it, and for all who look for one vehicle among many. */
export function OpsList({ marks, isLoaded, openKey, onOpen, onClose }: OpsListProps) {
  const intl = useIntl();
  const placeText = usePlaceText();
  const columns = useMemo(() => columnsOf(intl, placeText), [intl, placeText]);
  const data: TableRows<PlacedMark> = {
    rows: isLoaded ? marks : null,
    failure: null,
    hasMore: false,
    isLoadingMore: false,
    onRetry: () => undefined,
    onLoadMore: () => undefined,
  };
  return (
    <StaffTable
      id="ops-map"
      label={intl.formatMessage(OPS_LIST_MESSAGES.title)}
      columns={columns}
      keyOf={({ key }) => key}
      nameOf={(mark) => nameOf(mark, intl, placeText)}
      data={data}
      onOpen={({ key }) => onOpen(key)}
      openKey={openKey}
      renderCard={(mark) => <RowCard mark={mark} placeText={placeText} />}
      empty={
        <EmptyState
          icon={MapPinOff}
          headingLevel="h3"
          title={intl.formatMessage(OPS_LIST_MESSAGES.emptyTitle)}
          text={intl.formatMessage(OPS_LIST_MESSAGES.emptyText)}
        />
      }
      toolbar={
        <Flex align="baseline" gap="2" flex="1" minW="0">
          <Text as="h2" textStyle="strong" fontWeight="bold">
            {intl.formatMessage(OPS_LIST_MESSAGES.title)}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {intl.formatNumber(marks.length)}
          </Text>
          {onClose !== undefined && (
            <Button variant="ghost" size="sm" ms="auto" alignSelf="center" onClick={onClose}>
              <MapIcon size={18} aria-hidden />
              {intl.formatMessage(OPS_LIST_MESSAGES.hide)}
            </Button>
          )}
        </Flex>
      }
    />
  );
}

function columnsOf(intl: IntlShape, placeText: PlaceText): StaffColumn<PlacedMark>[] {
  const { formatMessage } = intl;
  return [
    {
      id: 'what',
      head: formatMessage(OPS_LIST_MESSAGES.what),
      cell: (mark) => <MarkBadge mark={mark} />,
      minRem: 6.5,
      grow: 0,
      isFixed: true,
    },
    {
      id: 'kind',
      head: formatMessage(OPS_LIST_MESSAGES.kind),
      cell: (mark) => kindOf(mark, intl),
      minRem: 5.75,
      grow: 0.5,
      isFixed: true,
    },
    {
      id: 'agency',
      head: formatMessage(OPS_LIST_MESSAGES.agency),
      cell: (mark) => <bdi>{agencyOf(mark, intl)}</bdi>,
      minRem: 5,
      yieldRank: 2,
    },
    {
      id: 'place',
      head: formatMessage(OPS_LIST_MESSAGES.place),
      cell: (mark) => placeText(placeOf(mark.place)),
      minRem: 7,
    },
    {
      id: 'speed',
      head: formatMessage(OPS_LIST_MESSAGES.speed),
      cell: (mark) => <SpeedText mark={mark} />,
      minRem: 2.5,
      grow: 0,
      isNumber: true,
    },
    {
      id: 'time',
      head: formatMessage(OPS_LIST_MESSAGES.time),
      cell: (mark) => timeOf(mark, intl),
      minRem: 3,
      grow: 0,
      yieldRank: 1,
    },
  ];
}

function MarkBadge({ mark }: { mark: PlacedMark }) {
  const { formatMessage } = useIntl();
  if (mark.kind === 'incident') {
    return <SeverityBadge severity={mark.row.severity} />;
  }
  return mark.zone === null ? (
    <Text as="span" textStyle="small" color="fg.muted">
      {formatMessage(OPS_MAP_MESSAGES.unknownZone)}
    </Text>
  ) : (
    <ZoneBadge zone={ZONE_NAMES[mark.zone]} />
  );
}

function SpeedText({ mark }: { mark: PlacedMark }) {
  const { formatNumber } = useIntl();
  const speedKmh = mark.kind === 'incident' ? null : mark.row.speedKmh;
  return speedKmh === null ? (
    <span aria-hidden>--</span>
  ) : (
    <chakra.b textStyle="strong" fontWeight="bold">
      {formatNumber(wholeKmh(speedKmh))}
    </chakra.b>
  );
}

function RowCard({ mark, placeText }: { mark: PlacedMark; placeText: PlaceText }) {
  const intl = useIntl();
  const agency = agencyOf(mark, intl);
  return (
    <Flex align="center" justify="space-between" gap="3">
      <Flex direction="column" gap="1" minW="0">
        <Text textStyle="strong">{kindOf(mark, intl)}</Text>
        <Text textStyle="small" color="fg.muted">
          {[...(agency === '' ? [] : [agency]), placeText(placeOf(mark.place))].join(' · ')}
        </Text>
        <Flex align="center" gap="2">
          <MarkBadge mark={mark} />
          <Text textStyle="small" color="fg.muted">
            {timeOf(mark, intl)}
          </Text>
        </Flex>
      </Flex>
      <SpeedText mark={mark} />
    </Flex>
  );
}

function kindOf(mark: PlacedMark, { formatMessage }: IntlShape): string {
  if (mark.kind === 'journey') {
    return mark.row.registrationNumber;
  }
  return formatMessage(
    mark.kind === 'violation' ? OPS_LIST_MESSAGES.violation : TYPE_MESSAGES[mark.row.incidentType],
  );
}

function timeOf(mark: PlacedMark, intl: IntlShape): string {
  const iso = mark.kind === 'journey' ? (mark.row.lastFixAt ?? mark.row.since) : mark.row.at;
  return formatsOf(intl).time(iso);
}

/** Agency of a vehicle; empty for what is no vehicle. */
function agencyOf(mark: PlacedMark, { formatMessage }: IntlShape): string {
  return mark.kind === 'journey'
    ? (mark.row.transportAgency ?? formatMessage(OPS_CARD_MESSAGES.private))
    : '';
}

function nameOf(mark: PlacedMark, intl: IntlShape, placeText: PlaceText): string {
  return [kindOf(mark, intl), placeText(placeOf(mark.place)), timeOf(mark, intl)].join(', ');
}
