import { chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { SEVERITY_MESSAGES } from '../messages';
import { totalOf, type DayOfViolations } from './day-columns';
import { CHART_MESSAGES } from './messages';

/** The violations of each day that has some, as a table. */
export function DayTable({ days }: { days: readonly DayOfViolations[] }) {
  const intl = useIntl();
  const rows = days.filter((day) => totalOf(day) > 0);
  const columns = [
    CHART_MESSAGES.day,
    SEVERITY_MESSAGES.LOW,
    SEVERITY_MESSAGES.MEDIUM,
    SEVERITY_MESSAGES.HIGH,
  ];
  if (rows.length === 0) {
    return (
      <Text textStyle="small" color="fg.muted" py="4">
        {intl.formatMessage(CHART_MESSAGES.noDays)}
      </Text>
    );
  }
  return (
    <chakra.table w="full" textStyle="small" aria-label={intl.formatMessage(CHART_MESSAGES.daysTitle)}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <chakra.th
              key={column.id}
              scope="col"
              textStyle="micro"
              color="fg.muted"
              textAlign={index === 0 ? 'start' : 'end'}
              py="1.5"
            >
              {intl.formatMessage(column)}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, violations: { low, medium, high } }) => (
          <chakra.tr key={date} borderTopWidth="1px" h="9">
            <chakra.th scope="row" fontWeight="normal" textAlign="start">
              {intl.formatDate(`${date}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short' })}
            </chakra.th>
            {[low, medium, high].map((count, index) => (
              <chakra.td key={columns[index + 1]?.id} fontWeight="bold" textAlign="end">
                {intl.formatNumber(count)}
              </chakra.td>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
