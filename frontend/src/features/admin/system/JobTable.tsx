import { Box, chakra, Heading } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZoneGlyph } from '../../../components/ZoneGlyph';
import type { ServiceHealthQuery } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format';
import { HEALTH_MESSAGES, JOB_MESSAGES } from './messages';

type Job = ServiceHealthQuery['serviceHealth']['jobs'][number];

const CELL = { py: '1.5', pe: '3', textAlign: 'start', verticalAlign: 'top' } as const;

/** What the server does now and then: how often, when last, how long, and whether that went well. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const { formatMessage } = useIntl();
  const heads = [
    JOB_MESSAGES.job,
    JOB_MESSAGES.state,
    JOB_MESSAGES.every,
    JOB_MESSAGES.lastRun,
    JOB_MESSAGES.took,
  ];
  return (
    <div>
      <Heading as="h3" textStyle="label" mb="1">
        {formatMessage(JOB_MESSAGES.jobs)}
      </Heading>
      <Box overflow="auto" role="region" aria-label={formatMessage(JOB_MESSAGES.jobs)} tabIndex={0}>
        <chakra.table w="full" textStyle="small" fontVariantNumeric="tabular-nums">
          <thead>
            <tr>
              {heads.map((head) => (
                <chakra.th key={head.id} scope="col" textStyle="micro" color="fg.muted" {...CELL}>
                  {formatMessage(head)}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </div>
  );
}

function JobRow({ job: { name, everyS, lastRunAt, tookMs, hasFailed } }: { job: Job }) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const went = lastRunAt === null ? JOB_MESSAGES.waiting : JOB_MESSAGES.ok;
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th scope="row" fontWeight="medium" lang="en" {...CELL}>
        {name}
      </chakra.th>
      <chakra.td
        {...CELL}
        color={hasFailed ? 'danger.fg' : undefined}
        whiteSpace={hasFailed ? undefined : 'nowrap'}
      >
        {hasFailed && <ZoneGlyph zone="danger" />} {formatMessage(hasFailed ? JOB_MESSAGES.failed : went)}
      </chakra.td>
      <chakra.td {...CELL} whiteSpace="nowrap">
        {formats.wholeDuration(everyS)}
      </chakra.td>
      <chakra.td {...CELL}>{lastRunAt === null ? '–' : formats.timeWithSeconds(lastRunAt)}</chakra.td>
      <chakra.td {...CELL} whiteSpace="nowrap">
        {tookMs === null ? '–' : formatMessage(HEALTH_MESSAGES.milliseconds, { value: formatNumber(tookMs) })}
      </chakra.td>
    </chakra.tr>
  );
}
