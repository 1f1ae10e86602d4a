import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import type { ServiceHealthQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { useIsPhone } from '../../../lib/useMediaQuery';
import { JOB_NAMES } from './job-messages';
import { HEALTH_MESSAGES, JOB_MESSAGES } from './messages';

type Job = ServiceHealthQuery['serviceHealth']['jobs'][number];

/** A job that has not run yet has no time and no duration. */
const NONE = '–';
const CELL = { py: '1.5', pe: '3', textAlign: 'start', verticalAlign: 'top' } as const;

/** Jobs of the server: interval, last run, duration and outcome. Rows of two lines on phones. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const { formatMessage } = useIntl();
  const isPhone = useIsPhone();
  const title = formatMessage(JOB_MESSAGES.jobs);
  return (
    <div>
      <Heading as="h3" textStyle="label" mb="1">
        {title}
      </Heading>
      {isPhone ? <Lines jobs={jobs} label={title} /> : <Rows jobs={jobs} label={title} />}
    </div>
  );
}

interface JobsProps {
  jobs: readonly Job[];
  label: string;
}

function Lines({ jobs, label }: JobsProps) {
  const { formatMessage } = useIntl();
  const textsOf = useJobTexts();
  return (
    <chakra.ul listStyleType="none" aria-label={label} textStyle="small" fontVariantNumeric="tabular-nums">
      {jobs.map((job) => {
        const { name, every, lastRun, took } = textsOf(job);
        const facts = [
          [JOB_MESSAGES.every, every],
          [JOB_MESSAGES.lastRun, lastRun],
          [JOB_MESSAGES.took, took],
        ] as const;
        return (
          <chakra.li key={job.name} py="2" borderTopWidth="1px">
            <Flex justify="space-between" align="baseline" gap="3">
              <Text as="span" fontWeight="medium" minW="0">
                {name}
              </Text>
              <JobState job={job} />
            </Flex>
            <Flex wrap="wrap" columnGap="3" color="fg.muted">
              {facts
                .filter(([, value]) => value !== NONE)
                .map(([head, value]) => (
                  <chakra.span key={head.id} whiteSpace="nowrap">
                    {formatMessage(head)} <chakra.span color="fg">{value}</chakra.span>
                  </chakra.span>
                ))}
            </Flex>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}

function Rows({ jobs, label }: JobsProps) {
  const { formatMessage } = useIntl();
  const textsOf = useJobTexts();
  const { job, state, every, lastRun, took } = JOB_MESSAGES;
  return (
    <Box overflow="auto" role="region" aria-label={label} tabIndex={0}>
      <chakra.table w="full" textStyle="small" fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            {[job, state, every, lastRun, took].map((head) => (
              <chakra.th key={head.id} scope="col" textStyle="micro" color="fg.muted" {...CELL}>
                {formatMessage(head)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((each) => {
            const texts = textsOf(each);
            return (
              <chakra.tr key={each.name} borderTopWidth="1px">
                <chakra.th scope="row" fontWeight="medium" {...CELL}>
                  {texts.name}
                </chakra.th>
                <chakra.td {...CELL}>
                  <JobState job={each} />
                </chakra.td>
                {[texts.every, texts.lastRun, texts.took].map((text, index) => (
                  <chakra.td key={index} whiteSpace="nowrap" {...CELL}>
                    {text}
                  </chakra.td>
                ))}
              </chakra.tr>
            );
          })}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function JobState({ job: { hasFailed, lastRunAt } }: { job: Job }) {
  const { formatMessage } = useIntl();
  const went = lastRunAt === null ? JOB_MESSAGES.waiting : JOB_MESSAGES.ok;
  return (
    <chakra.span whiteSpace="nowrap" color={hasFailed ? 'danger.fg' : undefined}>
      {hasFailed && <ZoneGlyph zone="danger" />} {formatMessage(hasFailed ? JOB_MESSAGES.failed : went)}
    </chakra.span>
  );
}

function useJobTexts(): (job: Job) => Record<'name' | 'every' | 'lastRun' | 'took', string> {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const nameText = (name: string) => {
    const words = Object.hasOwn(JOB_NAMES, name) ? JOB_NAMES[name] : undefined;
    return words === undefined ? name : formatMessage(words);
  };
  return ({ name, everyS, lastRunAt, tookMs }) => ({
    name: nameText(name),
    every: formats.wholeDuration(everyS),
    lastRun: lastRunAt === null ? NONE : formats.timeWithSeconds(lastRunAt),
    took:
      tookMs === null ? NONE : formatMessage(HEALTH_MESSAGES.milliseconds, { value: formatNumber(tookMs) }),
  });
}
