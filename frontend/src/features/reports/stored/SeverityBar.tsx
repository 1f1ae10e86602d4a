import { Box, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { SEVERITY_MESSAGES } from '../../../components/messages';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import type { MonthOfDriving } from './useMonthOfDriving';
import { SUMMARY_MESSAGES } from '../period/messages';

const PARTS = [
  { severity: 'LOW', key: 'low', zone: 'caution' },
  { severity: 'MEDIUM', key: 'medium', zone: 'warning' },
  { severity: 'HIGH', key: 'high', zone: 'danger' },
] as const;

export interface SeverityBarProps {
  breakdown: MonthOfDriving['severityBreakdown'];
  total: number;
}

/** Violations by severity as one stacked bar, with shape, word and number of each part below it. */
export function SeverityBar({ breakdown, total }: SeverityBarProps) {
  const intl = useIntl();
  return (
    <Flex direction="column" gap="3">
      <Flex
        gap="2px"
        h="4"
        borderRadius="full"
        overflow="hidden"
        bg={total === 0 ? 'bg.muted' : undefined}
        aria-hidden
      >
        {PARTS.filter(({ key }) => breakdown[key] > 0).map(({ key, zone }) => (
          <Box
            key={key}
            colorPalette={zone}
            bg="colorPalette.solid"
            minW="4px"
            style={{ flex: breakdown[key] }}
          />
        ))}
      </Flex>
      <chakra.dl display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="2" rowGap="2">
        {PARTS.map(({ severity, key, zone }) => (
          <div key={key}>
            <chakra.dt
              display="flex"
              alignItems="center"
              gap="1"
              colorPalette={zone}
              color="colorPalette.fg"
              textStyle="label"
            >
              <ZoneGlyph zone={zone} />
              {intl.formatMessage(SEVERITY_MESSAGES[severity])}
            </chakra.dt>
            <chakra.dd textStyle="heading">{intl.formatNumber(breakdown[key])}</chakra.dd>
          </div>
        ))}
        <div>
          <chakra.dt textStyle="small" color="fg.muted">
            {intl.formatMessage(SUMMARY_MESSAGES.total)}
          </chakra.dt>
          <chakra.dd textStyle="heading">{intl.formatNumber(total)}</chakra.dd>
        </div>
      </chakra.dl>
    </Flex>
  );
}
