import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OPS_MAP_MESSAGES } from './messages';
import type { OpsKind } from './marks/ops-choices';
import type { OpsSnapshot } from './marks/ops-store';
import { Toggle, UNKNOWN_COUNT } from './ZoneToggles';

const MESSAGES = {
  journey: OPS_MAP_MESSAGES.journeys,
  violation: OPS_MAP_MESSAGES.violations,
  incident: OPS_MAP_MESSAGES.incidents,
} as const;

const GLYPHS: Readonly<Record<OpsKind, ReactNode>> = {
  journey: <chakra.circle cx="8" cy="8" r="5" fill="fg.muted" stroke="casing" />,
  violation: (
    <chakra.path
      d="M8 2 14 8 8 14 2 8Z"
      fill="bg.panel"
      stroke="fg.muted"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  ),
  incident: (
    <chakra.path
      d="M8 15.5C4 10.5 3 9 3 6.5a5 5 0 1 1 10 0C13 9 12 10.5 8 15.5Z"
      fill="fg.muted"
      stroke="casing"
    />
  ),
};

export interface LayerTogglesProps {
  snapshot: OpsSnapshot;
  hidden: ReadonlySet<OpsKind>;
  onToggle: (kind: OpsKind) => void;
}

/** Kinds of marks of the map, by the shapes that they have on it. */
export function LayerToggles({ snapshot, hidden, onToggle }: LayerTogglesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const counts = {
    journey: snapshot.journeys.size,
    violation: snapshot.violations.size,
    incident: snapshot.incidents.size,
  };
  return (
    <Flex
      role="group"
      aria-label={formatMessage(OPS_MAP_MESSAGES.layers)}
      direction={{ md: 'column' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="stretch"
      position={{ md: 'absolute' }}
      insetInlineStart="3"
      top="3"
      px={{ base: '2', md: '0' }}
      bg="bg.panel"
      borderWidth={{ base: '1px 0 0', md: '1px' }}
      borderRadius={{ md: 'control' }}
      overflow="hidden"
      data-part="layers"
    >
      {(['journey', 'violation', 'incident'] as const).map((kind) => (
        <Toggle
          key={kind}
          type="button"
          borderRadius="none"
          aria-pressed={!hidden.has(kind)}
          onClick={() => onToggle(kind)}
        >
          <chakra.svg width="14px" height="14px" viewBox="0 0 16 16" flex="none" aria-hidden>
            {GLYPHS[kind]}
          </chakra.svg>
          <chakra.span flex="1" textAlign="start">
            {formatMessage(MESSAGES[kind])}
          </chakra.span>
          <chakra.b color="fg" fontWeight="bold">
            {snapshot.isLoaded ? formatNumber(counts[kind]) : UNKNOWN_COUNT}
          </chakra.b>
        </Toggle>
      ))}
    </Flex>
  );
}
