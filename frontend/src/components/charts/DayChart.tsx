import { Box, Button, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFrameSize } from '../route-map/useFrameSize';
import { DayPicture } from './DayPicture';
import { DayTable } from './DayTable';
import { totalOf, type DayOfViolations } from './day-columns';
import { CHART_MESSAGES } from './messages';

const HEIGHT_PX = 152;
const ASSUMED = { width: 296, height: HEIGHT_PX };

/** Violations of each day of a month by severity, as a chart or as a table. */
export function DayChart({ days }: { days: readonly DayOfViolations[] }) {
  const intl = useIntl();
  const [isTable, setIsTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED);
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  const busyDays = days.filter((day) => totalOf(day) > 0).length;
  return (
    <>
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <>
          <chakra.p textStyle="small" color="fg.muted" mb="1">
            {intl.formatMessage(CHART_MESSAGES.daysTitle)}
          </chakra.p>
          <Box
            ref={frame}
            role="img"
            aria-label={intl.formatMessage(CHART_MESSAGES.daysSummary, { count: total, days: busyDays })}
            position="relative"
            h={`${HEIGHT_PX}px`}
          >
            <DayPicture days={days} size={size} />
          </Box>
        </>
      )}
      <Button variant="ghost" px="2" me="-2" ms="auto" textStyle="label" onClick={() => setIsTable(!isTable)}>
        {intl.formatMessage(isTable ? CHART_MESSAGES.showChart : CHART_MESSAGES.showTable)}
      </Button>
    </>
  );
}
