import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { IntlShape } from 'react-intl';
import type { DailyReportsQuery } from '../../../graphql/staff';
import { formatsOf } from '../../../lib/format/format';
import { EXPORTS_MESSAGES } from '../../kit/exports/messages';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { STAFF_REPORTS_MESSAGES } from './messages';

type DailyReport = DailyReportsQuery['dailyReportsConnection']['nodes'][number];

/** The columns of the list of daily reports, in the language of `intl`. */
export function dailyReportColumns(intl: IntlShape): readonly StaffColumn<DailyReport>[] {
  const formats = formatsOf(intl);
  const count = (
    id: 'violationCount' | 'dangerCount' | 'journeyCount' | 'incidentCount',
    yieldRank?: number,
  ) => ({
    id,
    yieldRank,
    head: intl.formatMessage(STAFF_REPORTS_MESSAGES[id]),
    cell: (row: DailyReport) => intl.formatNumber(row[id]),
    isNumber: true,
  });
  return [
    {
      id: 'day',
      head: intl.formatMessage(STAFF_REPORTS_MESSAGES.day),
      cell: ({ day }) => formats.date(day),
      minRem: 8,
      isFixed: true,
    },
    count('violationCount'),
    count('dangerCount', 2),
    count('journeyCount'),
    count('incidentCount'),
    {
      id: 'madeAt',
      head: intl.formatMessage(STAFF_REPORTS_MESSAGES.madeAt),
      cell: ({ madeAt }) => formats.dateAndTime(madeAt),
      minRem: 10,
      yieldRank: 1,
    },
    {
      id: 'file',
      head: intl.formatMessage(STAFF_REPORTS_MESSAGES.file),
      cell: ({ day, downloadUrl }) => (
        <FileLink
          url={downloadUrl}
          text={intl.formatMessage(EXPORTS_MESSAGES.download)}
          name={intl.formatMessage(EXPORTS_MESSAGES.downloadName, {
            name: intl.formatMessage(STAFF_REPORTS_MESSAGES.fileName, { day: formats.date(day) }),
          })}
        />
      ),
      minRem: 7,
      isFixed: true,
    },
  ];
}

/** Within a row: 28 px high on desktops, 48 px on phones. */
function FileLink({ url, text, name }: { url: string; text: string; name: string }) {
  return (
    <chakra.a
      href={url}
      download
      aria-label={name}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH={{ base: '12', md: '7' }}
      color="brand.fg"
      fontWeight="medium"
      borderRadius="badge"
    >
      <Download size={16} aria-hidden />
      {text}
    </chakra.a>
  );
}
