import { chakra } from '@chakra-ui/react';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';
import { useIntl } from 'react-intl';
import type { ApiKeyUseQuery } from '../../../graphql/developers';
import { USAGE_MESSAGES } from './messages';

const WIDTH = 326;
const HEIGHT = 196;
const LEFT = 36;
const TOP = 20;
const FOOT = 20;
const HOURS = 24;
const STEP = (WIDTH - LEFT) / HOURS;
/** Hours whose time stands below the chart. */
const NAMED_EVERY = 6;

/** Points of each hour of a day; a mark says where calls were refused, and the table below says all of it in figures. */
export function UsageChart({ hours }: { hours: ApiKeyUseQuery['apiKeyUse'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const most = Math.max(1, ...hours.map(({ points }) => points));
  const y = (points: number) => HEIGHT - FOOT - (points / most) * (HEIGHT - TOP - FOOT);
  const x = (hour: string) => LEFT + STEP * hourOfDay(hour);
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      w="full"
      maxW="640px"
      aria-hidden
      color="fg.muted"
      fontSize="12px"
    >
      {[0, most].map((points) => (
        <g key={points}>
          <chakra.path d={`M${LEFT} ${y(points)}H${WIDTH}`} stroke="border" />
          <text x={LEFT - 6} y={y(points) + 4} textAnchor="end" fill="currentColor">
            {formatNumber(points, { notation: 'compact' })}
          </text>
        </g>
      ))}
      {hours.map(({ hour, points, refused }) => (
        <g key={hour}>
          <chakra.rect
            x={x(hour) + 1.5}
            y={y(points)}
            width={STEP - 3}
            height={HEIGHT - FOOT - y(points)}
            rx="2"
            fill="brand.fg"
          />
          {refused > 0 && (
            <>
              <chakra.path d={`M${x(hour) + STEP / 2} ${y(points) - 2}l5 -8h-10z`} fill="fg" />
              <chakra.text x={x(hour) + STEP + 4} y={y(points) - 4} fill="fg" fontWeight="bold">
                {formatMessage(USAGE_MESSAGES.refusedMark, { count: formatNumber(refused) })}
              </chakra.text>
            </>
          )}
        </g>
      ))}
      {Array.from({ length: HOURS / NAMED_EVERY }, (_, index) => index * NAMED_EVERY).map((hour) => (
        <text key={hour} x={LEFT + STEP * hour} y={HEIGHT - 4} fill="currentColor">
          {`${String(hour).padStart(2, '0')}:00`}
        </text>
      ))}
    </chakra.svg>
  );
}

/** Hour of the day of Africa/Douala that begins then, 0-23. */
function hourOfDay(hour: string): number {
  const timeMs = Date.parse(hour);
  return (timeMs - startOfDayMs(civilDayOf(timeMs))) / HOUR_MS;
}
