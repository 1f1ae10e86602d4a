import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { LivePill } from '../../components/LivePill';
import { ZONE_MESSAGES } from '../../components/messages';
import { NotLoaded } from '../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { ZoneGlyph } from '../../components/zones/ZoneGlyph';
import { ZONES_MESSAGES } from './messages';
import { useZoneLists } from './useZoneLists';
import { ViolationRow } from './ViolationRow';
import { ZONE_KEYS, type ZoneKey, type ZoneLists } from './zone-lists';

/**
 * Width at which a third of the panel just holds the longest word with its shape: a small phone, and two panels
 * on a tablet.
 */
const NARROW = '@media (max-width: 389px), (min-width: 768px) and (max-width: 899px)';
/** Three beside each other, under each other where letters are so large that a word would not fit. */
const COLUMNS = 'repeat(auto-fit, minmax(5rem, 1fr))';

/** Real-Time Violation Zones: up to two recent violations of each zone, as they happen. */
export function ZonesPanel() {
  const { formatMessage } = useIntl();
  const { lists, hasFailed, isConnected, retry } = useZoneLists();
  return (
    <Card isFlush aria-label={formatMessage(ZONES_MESSAGES.label)}>
      <Flex wrap="wrap" justify="space-between" align="center" gap="2" px="4" pt="4" pb="3">
        <Heading as="h2" textStyle="section">
          {formatMessage(ZONES_MESSAGES.title)}
        </Heading>
        {lists && <LivePill isConnected={isConnected} />}
      </Flex>
      {hasFailed && (
        <NotLoaded text={formatMessage(ZONES_MESSAGES.error)} onRetry={retry} headingLevel="h3" />
      )}
      {!hasFailed && lists === null && <ZonesSkeleton />}
      {lists && <ZoneColumns lists={lists} />}
    </Card>
  );
}

function ZoneColumns({ lists }: { lists: ZoneLists }) {
  const { formatMessage } = useIntl();
  const isClear = ZONE_KEYS.every((key) => lists[key].length === 0);
  return (
    <>
      <Grid
        templateColumns={COLUMNS}
        columnGap="2"
        px="3"
        pb={isClear ? '0' : '3'}
        // The French words fill their heads on the narrowest phones.
        css={{ '@media (max-width: 339px)': { columnGap: '1', px: '2' } }}
      >
        {ZONE_KEYS.map((key) => (
          <ZoneColumn key={key} zone={key} violations={lists[key]} isClear={isClear} />
        ))}
      </Grid>
      {isClear && (
        <Text px="4" py="4" textStyle="small" color="fg.muted" textAlign="center">
          {formatMessage(ZONES_MESSAGES.allClear)}
        </Text>
      )}
    </>
  );
}

interface ZoneColumnProps {
  zone: ZoneKey;
  violations: ZoneLists[ZoneKey];
  isClear: boolean;
}

function ZoneColumn({ zone, violations, isClear }: ZoneColumnProps) {
  const { formatMessage } = useIntl();
  return (
    // Heads of one height, so that the rows below them begin on one line.
    <Grid
      minW="0"
      gridRow="span 2"
      templateRows="subgrid"
      templateColumns="minmax(0, 1fr)"
      alignContent="start"
    >
      <Flex
        as="h3"
        colorPalette={zone}
        minH="28px"
        align="center"
        justify="center"
        gap="5px"
        px="1"
        borderRadius="badge"
        bg="colorPalette.solid"
        color="colorPalette.contrast"
        fontSize="0.8125rem"
        lineHeight="1rem"
        fontWeight="bold"
        css={{ [NARROW]: { px: '0', gap: '3px', fontSize: '0.75rem' } }}
      >
        <ZoneGlyph zone={zone} tone="onSolid" />
        {/* Two words no wider than the longer one, so that both lines stand beside the shape and off the edge. */}
        <chakra.span css={{ [NARROW]: { width: 'min-content' } }}>
          {formatMessage(ZONE_MESSAGES[zone])}
        </chakra.span>
      </Flex>
      {violations.length > 0 && (
        <chakra.ul listStyleType="none">
          {violations.map((violation) => (
            <ViolationRow key={violation.id} violation={violation} />
          ))}
        </chakra.ul>
      )}
      {violations.length === 0 && !isClear && (
        <Text px="0.5" py="2.5" textStyle="small" color="fg.muted">
          {formatMessage(ZONES_MESSAGES.empty)}
        </Text>
      )}
    </Grid>
  );
}

function ZonesSkeleton() {
  return (
    <Skeleton>
      <Grid templateColumns={COLUMNS} gap="2" px="3" pb="3">
        {ZONE_KEYS.map((key) => (
          <Flex key={key} direction="column" gap="3">
            <SkeletonBlock h="28px" />
            <SkeletonBlock h="76px" />
            <SkeletonBlock h="76px" />
          </Flex>
        ))}
      </Grid>
    </Skeleton>
  );
}
