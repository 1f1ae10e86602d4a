import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { CircleSlash, Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { JobProgress } from '../../../components/JobProgress';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import type { OwnExportFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { EXPORTS_MESSAGES } from './messages';
import { useExportName } from './useExportName';

const KB = 1_000;
const MB = 1_000_000;

interface ExportItemProps {
  job: OwnExportFragment;
  onCancel: () => void;
}

/** One file: how far it is and the way to end it, the way to download it, or what became of it. */
export function ExportItem({ job, onCancel }: ExportItemProps) {
  const { formatMessage, formatNumber } = useIntl();
  const name = useExportName()(job);
  if (job.status === 'RUNNING') {
    const rows = { done: formatNumber(job.done), total: formatNumber(job.total) };
    return (
      <JobProgress
        label={formatMessage(EXPORTS_MESSAGES.working, { name, ...rows })}
        share={job.total === 0 ? 0 : job.done / job.total}
        onCancel={onCancel}
      />
    );
  }
  return (
    <Flex align="center" justify="space-between" gap="3" minH="12">
      <Box minW="0">
        <Text textStyle="strong">{name}</Text>
        {job.status === 'DONE' ? <DoneFacts job={job} /> : <Ended status={job.status} />}
      </Box>
      {job.status === 'DONE' && job.downloadUrl !== null && (
        <DownloadLink url={job.downloadUrl} name={name} />
      )}
    </Flex>
  );
}

function DoneFacts({ job }: { job: OwnExportFragment }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const sizeText = useSizeText();
  const time = formats.dateAndTime(job.expiresAt);
  const facts = [
    formatMessage(EXPORTS_MESSAGES.rows, { count: job.done }),
    sizeText(job.byteCount),
    ...(job.hasFullRegistrations ? [formatMessage(EXPORTS_MESSAGES.platesInFull)] : []),
    formatMessage(EXPORTS_MESSAGES.until, { time }),
  ];
  return (
    <Text textStyle="small" color="fg.muted">
      {facts.join(' · ')}
    </Text>
  );
}

function Ended({ status }: { status: 'FAILED' | 'CANCELLED' }) {
  const { formatMessage } = useIntl();
  const hasFailed = status === 'FAILED';
  return (
    <Flex align="center" gap="1.5" textStyle="small" color={hasFailed ? 'danger.fg' : 'fg.muted'}>
      {hasFailed ? <ZoneGlyph zone="danger" /> : <CircleSlash size={16} aria-hidden />}
      {formatMessage(hasFailed ? EXPORTS_MESSAGES.failed : EXPORTS_MESSAGES.cancelled)}
    </Flex>
  );
}

/** Downloads a file of the server; `name` is what screen readers hear of it. */
export function DownloadLink({ url, name }: { url: string; name: string }) {
  const { formatMessage } = useIntl();
  return (
    <Button asChild variant="outline" size="sm" minH={{ base: '12', md: '9' }} flexShrink="0">
      <chakra.a href={url} download aria-label={formatMessage(EXPORTS_MESSAGES.downloadName, { name })}>
        <Download size={16} aria-hidden />
        {formatMessage(EXPORTS_MESSAGES.download)}
      </chakra.a>
    </Button>
  );
}

/** Bytes as people read them: `340 KB`, `2.4 MB`; never below 1 KB. */
function useSizeText(): (bytes: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  return (bytes) =>
    bytes < MB
      ? formatMessage(EXPORTS_MESSAGES.kilobytes, {
          value: formatNumber(Math.max(1, Math.round(bytes / KB))),
        })
      : formatMessage(EXPORTS_MESSAGES.megabytes, {
          value: formatNumber(bytes / MB, { maximumFractionDigits: 1 }),
        });
}
