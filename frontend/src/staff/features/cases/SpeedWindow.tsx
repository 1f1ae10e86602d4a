import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { MINUTE_MS } from '@wakafine/domain/units';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useIntl } from 'react-intl';
import { useCaseWindowQuery, type StaffCaseFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { CASES_MESSAGES } from './messages';

type Violation = NonNullable<StaffCaseFragment['violation']>;

const [WIDTH, HEIGHT] = [420, 160];

/** The shown speed of the minute before and after the violation, against what is proven and the limit. */
export function SpeedWindow({ violation }: { violation: Violation }) {
  const { formatMessage } = useIntl();
  const { speed, timeWithSeconds } = useFormats();
  const { journeyId, startedAt, endedAt, provenKmh, limitKmh } = violation;
  const isStored = journeyId !== null && journeyId !== '0';
  const { data } = useCaseWindowQuery({ variables: { journeyId: journeyId ?? '' }, skip: !isStored });
  const fromMs = Date.parse(startedAt) - MINUTE_MS;
  const toMs = Date.parse(endedAt ?? startedAt) + MINUTE_MS;
  const readings = (data?.journey?.route ?? []).flatMap(({ recordedAt, speedKmh }) => {
    const atMs = Date.parse(recordedAt);
    return speedKmh !== null && atMs >= fromMs && atMs <= toMs ? [{ atMs, speedKmh }] : [];
  });
  if (readings.length < 2) {
    return data === undefined && isStored ? null : (
      <Text textStyle="small" color="fg.muted">
        {formatMessage(CASES_MESSAGES.noWindow)}
      </Text>
    );
  }
  const highest = Math.max(...readings.map(({ speedKmh }) => speedKmh), provenKmh ?? 0, limitKmh ?? 0);
  const x = (atMs: number) => ((atMs - fromMs) / (toMs - fromMs)) * WIDTH;
  const y = (kmh: number) => HEIGHT - (kmh / (highest * 1.1)) * HEIGHT;
  const line = readings.map(({ atMs, speedKmh }) => `${x(atMs)},${y(speedKmh)}`).join(' ');
  const [startX, endX] = [x(Date.parse(startedAt)), x(Date.parse(endedAt ?? startedAt))];
  return (
    <Box as="section">
      <Heading as="h3" textStyle="label">
        {formatMessage(CASES_MESSAGES.window)}
      </Heading>
      <chakra.svg w="full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden borderBottomWidth="1px">
        <chakra.rect
          x={startX}
          y={0}
          width={Math.max(2, endX - startX)}
          height={HEIGHT}
          fill="danger.subtle"
        />
        <chakra.polyline points={line} stroke="fg" strokeWidth="2" />
        {limitKmh !== null && <Level kmh={limitKmh} y={y} isDashed from={0} to={WIDTH} />}
        {provenKmh !== null && <Level kmh={provenKmh} y={y} from={startX} to={endX} />}
      </chakra.svg>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(CASES_MESSAGES.windowText, {
          from: timeWithSeconds(fromMs),
          to: timeWithSeconds(toMs),
          highest: speed(Math.max(...readings.map(({ speedKmh }) => speedKmh))),
          proven: provenKmh === null ? '–' : speed(provenKmh),
          limit: limitKmh === null ? '–' : speed(limitKmh),
          count: readings.length,
        })}
      </Text>
    </Box>
  );
}

interface LevelProps {
  kmh: number;
  y: (kmh: number) => number;
  from: number;
  to: number;
  isDashed?: boolean;
}

function Level({ kmh, y, from, to, isDashed = false }: LevelProps) {
  return (
    <>
      <chakra.line
        x1={from}
        x2={to}
        y1={y(kmh)}
        y2={y(kmh)}
        stroke={isDashed ? 'fg.muted' : 'danger.fg'}
        strokeWidth={isDashed ? 1 : 3}
        strokeDasharray={isDashed ? '6 4' : undefined}
      />
      <chakra.text x={from + 4} y={y(kmh) - 4} fill="fg" fontSize="12px">
        {wholeKmh(kmh)}
      </chakra.text>
    </>
  );
}
