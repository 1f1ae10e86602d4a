import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { AgencyOverviewQuery } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';
import { rateAxisEnd } from '../parts/rate-scale';
import { useRateText } from '../parts/useRateText';

type Overview = AgencyOverviewQuery['agencyOverview'];

const WIDTH = 320;
const HEIGHT = 132;
const LEFT = 22;
const TOP = 8;
const BOTTOM = 20;

/** Rates of eight weeks with their bounds; the dashed line is the common rate of the other agencies. A table says the same. */
export function WeekChart({ weeks, peerRate }: Pick<Overview, 'weeks' | 'peerRate'>) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const text = useRateText();
  const end = rateAxisEnd(
    weeks.map(({ rate }) => rate),
    peerRate,
  );
  const y = (rate: number) => HEIGHT - BOTTOM - (Math.min(rate, end) / end) * (HEIGHT - TOP - BOTTOM);
  const x = (index: number) => LEFT + ((index + 0.5) * (WIDTH - LEFT)) / weeks.length;
  const dayOf = (weekOf: string) => formatDate(`${weekOf}T12:00:00Z`, { day: 'numeric', month: 'short' });
  return (
    <>
      <chakra.svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} w="full" aria-hidden color="fg.muted" fontSize="10px">
        {[0, end / 2, end].map((value) => (
          <g key={value}>
            <chakra.path d={`M${LEFT} ${y(value)}H${WIDTH}`} stroke="border" />
            <text x={LEFT - 5} y={y(value) + 3} textAnchor="end" fill="currentColor">
              {formatNumber(value)}
            </text>
          </g>
        ))}
        {peerRate !== null && (
          <path d={`M${LEFT} ${y(peerRate)}H${WIDTH}`} stroke="currentColor" strokeDasharray="4 3" />
        )}
        {weeks.map(({ weekOf, rate }, index) => (
          <g key={weekOf}>
            {rate !== null && (
              <>
                <chakra.path
                  d={`M${x(index)} ${y(rate.low)}V${y(rate.high)}`}
                  stroke="fg.subtle"
                  strokeWidth="5"
                  opacity="0.6"
                />
                <chakra.circle cx={x(index)} cy={y(rate.per1000Km)} r="4" fill="brand.fg" />
              </>
            )}
            {index % 2 === weeks.length % 2 || (
              <text x={x(index)} y={HEIGHT - 5} textAnchor="middle" fill="currentColor">
                {dayOf(weekOf)}
              </text>
            )}
          </g>
        ))}
      </chakra.svg>
      <chakra.div srOnly>
        <table>
          <caption>{formatMessage(AGENCY_MESSAGES.chartLabel)}</caption>
          <tbody>
            {weeks.map(({ weekOf, rate }) => (
              <tr key={weekOf}>
                <th scope="row">{dayOf(weekOf)}</th>
                <td>
                  {rate === null
                    ? formatMessage(AGENCY_MESSAGES.chartNone)
                    : `${text.figure(rate.per1000Km)} (${text.interval(rate)})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </chakra.div>
    </>
  );
}
