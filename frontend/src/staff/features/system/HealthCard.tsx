import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { FigureGrid } from '../../../components/FigureGrid';
import { LivePill } from '../../../components/LivePill';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useServiceHealthQuery, type ServiceHealthQuery, type SmsBudgetLevel } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { JobTable } from './JobTable';
import { HealthWarning } from './HealthWarning';
import { HEALTH_MESSAGES } from './messages';
import { MessageSquareWarning } from 'lucide-react';

const TEXTS = { LOW: HEALTH_MESSAGES.smsLow, SPENT: HEALTH_MESSAGES.smsSpent };

/** Between two looks at the service, ms: it is measured when it is asked, so nothing could be pushed. */
const EVERY_MS = 5_000;
const BYTES_PER_MB = 1024 * 1024;
/** From this share of free room on, the server warns too. */
const LOW_SHARE = 0.1;

/** State of the service, polled every 5 s for as long as the page is in sight. */
export function HealthCard() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { data, error, refetch } = useServiceHealthQuery({
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'network-only',
  });
  const health = data?.serviceHealth;
  return (
    <Card display="flex" flexDirection="column" gap="4" borderRadius={{ md: '12px' }}>
      <Flex align="center" justify="space-between" wrap="wrap" gap="2">
        <Heading as="h2" textStyle="section">
          {formatMessage(HEALTH_MESSAGES.health)}
        </Heading>
        {health !== undefined && (
          <Flex align="center" gap="2" textStyle="small" color="fg.muted">
            {error === undefined && <LivePill />}
            {formatMessage(HEALTH_MESSAGES.checked, {
              version: health.version,
              time: formats.timeWithSeconds(health.checkedAt),
            })}
          </Flex>
        )}
      </Flex>
      {error !== undefined && (
        <ErrorState
          text={formatMessage(HEALTH_MESSAGES.healthFailed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {health === undefined && error === undefined && (
        <Skeleton>
          <SkeletonBlock h="16rem" />
        </Skeleton>
      )}
      {health !== undefined && (
        <>
          {health.sms !== null && <SmsWarning level={health.sms.level} />}
          {health.backup?.isOverdue === true && (
            <HealthWarning text={formatMessage(HEALTH_MESSAGES.backupOverdue)} />
          )}
          {health.backup?.isStoreOverdue === true && (
            <HealthWarning text={formatMessage(HEALTH_MESSAGES.storeOverdue)} />
          )}
          {isDiskLow(health) && <HealthWarning text={formatMessage(HEALTH_MESSAGES.diskLow)} />}
          <Figures health={health} />
          <JobTable jobs={health.jobs} />
        </>
      )}
    </Card>
  );
}

function isDiskLow({ disk }: ServiceHealthQuery['serviceHealth']): boolean {
  return disk !== null && disk.freeBytes < disk.totalBytes * LOW_SHARE;
}

function Figures({ health }: { health: ServiceHealthQuery['serviceHealth'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const { database, writeP99Ms, sms, backup, disk } = health;
  const milliseconds = (value: number) =>
    formatMessage(HEALTH_MESSAGES.milliseconds, { value: formatNumber(value, { maximumFractionDigits: 1 }) });
  const megabytes = (bytes: number) =>
    formatMessage(HEALTH_MESSAGES.megabytes, {
      value: formatNumber(bytes / BYTES_PER_MB, { maximumFractionDigits: 0 }),
    });
  const ofMost = (count: number, most: number) =>
    formatMessage(HEALTH_MESSAGES.ofMost, { count: formatNumber(count), most: formatNumber(most) });
  const lastBackup = (madeAt: string | null) =>
    madeAt === null ? formatMessage(HEALTH_MESSAGES.none) : formats.dateAndTime(madeAt);
  return (
    <FigureGrid
      columns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      figures={[
        { label: formatMessage(HEALTH_MESSAGES.upFor), value: formats.wholeDuration(health.upS) },
        { label: formatMessage(HEALTH_MESSAGES.sockets), value: formatNumber(health.sockets) },
        {
          label: formatMessage(HEALTH_MESSAGES.ingest),
          value: formatNumber(health.fixesPerSecond, { maximumFractionDigits: 1 }),
        },
        {
          label: formatMessage(HEALTH_MESSAGES.lag),
          value: writeP99Ms === null ? formatMessage(HEALTH_MESSAGES.none) : milliseconds(writeP99Ms),
        },
        { label: formatMessage(HEALTH_MESSAGES.writes), value: formatNumber(health.writesUnderWay) },
        { label: formatMessage(HEALTH_MESSAGES.memory), value: megabytes(health.memoryBytes) },
        {
          label: formatMessage(HEALTH_MESSAGES.databaseAnswer),
          value: milliseconds(health.databaseAnswerMs),
        },
        {
          label: formatMessage(HEALTH_MESSAGES.databaseConnections),
          value: ofMost(database.connections, database.connectionsMax),
        },
        {
          label: formatMessage(HEALTH_MESSAGES.databaseWaiting),
          value: formatNumber(database.waitingForConnection),
        },
        { label: formatMessage(HEALTH_MESSAGES.databaseSize), value: megabytes(database.sizeBytes) },
        {
          label: formatMessage(HEALTH_MESSAGES.sms),
          value: sms === null ? formatMessage(HEALTH_MESSAGES.smsNone) : ofMost(sms.sentToday, sms.perDay),
        },
        {
          label: formatMessage(HEALTH_MESSAGES.backup),
          value: backup === null ? formatMessage(HEALTH_MESSAGES.backupNone) : lastBackup(backup.madeAt),
        },
        ...(backup === null || backup.isStoreOverdue === null
          ? []
          : [{ label: formatMessage(HEALTH_MESSAGES.stored), value: lastBackup(backup.storedMadeAt) }]),
        ...(disk === null
          ? []
          : [{ label: formatMessage(HEALTH_MESSAGES.diskFree), value: megabytes(disk.freeBytes) }]),
      ]}
    />
  );
}

/** Says whom the SMS budget of the day still reaches, once half of it is used; nothing before. */
function SmsWarning({ level }: { level: SmsBudgetLevel }) {
  const { formatMessage } = useIntl();
  if (level === 'AMPLE') {
    return null;
  }
  return (
    <Flex role="status" gap="2.5" px="3" py="2.5" bg="info.subtle" borderRadius="control" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <MessageSquareWarning size={20} />
      </Flex>
      <Text>{formatMessage(TEXTS[level])}</Text>
    </Flex>
  );
}
