import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { csvOf } from '@wakafine/domain/input/csv';
import type { SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { filterWords } from '@wakafine/domain/views/sentence-words';
import { Download, Route } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import { downloadFile } from '../../../../lib/download-file';
import { useLanguage } from '../../../../lib/i18n/LanguageProvider';
import { ADMIN_CHART_MESSAGES } from '../../../kit/charts/messages';
import { ExportButton } from '../../../kit/exports/ExportButton';
import type { TableRows } from '../../../kit/table/rows/staff-table-types';
import { StaffTable } from '../../../kit/table/StaffTable';
import { TABLE_MESSAGES } from './messages';
import { segmentLines } from './segment-lines';
import { useSegmentColumns } from './useSegmentColumns';
import { useSegmentTexts, type SegmentRow } from './useSegmentTexts';

interface SegmentTableProps {
  segments: readonly SegmentRow[];
  /** By which they were asked for. */
  filter: SegmentFilter;
  /** Rate of all together, for each 1,000 km; null where too little was driven. */
  common: number | null;
  /** Opens the page of one segment. */
  onOpen: (row: SegmentRow) => void;
  /** Identifier of the segment that is pointed at, here or on the map; null for none. */
  pointed: string | null;
  onPoint: (id: string | null) => void;
}

const NOTHING = (): void => undefined;

/** The segments, the one with the highest lower bound first. */
export function SegmentTable({ segments, filter, common, onOpen, pointed, onPoint }: SegmentTableProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const texts = useSegmentTexts();
  const columns = useSegmentColumns({ segments, common });
  const data = useMemo<TableRows<SegmentRow>>(
    () => ({
      ...{ rows: segments, failure: null, onRetry: NOTHING },
      ...{ hasMore: false, isLoadingMore: false, onLoadMore: NOTHING },
    }),
    [segments],
  );
  const point = useCallback((row: SegmentRow | null) => onPoint(row?.id ?? null), [onPoint]);
  const save = () => {
    const [heads, ...rows] = segmentLines(segments, formatMessage);
    const csv = csvOf([heads ?? [], ...rows]);
    downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'wakafine-segments.csv');
  };
  return (
    <StaffTable
      id="segments"
      label={formatMessage(TABLE_MESSAGES.title)}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={(row) => `${texts.spot(row)}, ${texts.place(row)}`}
      data={data}
      onOpen={onOpen}
      pointedKey={pointed}
      onPoint={point}
      toolbar={
        <Flex direction="column">
          <Heading as="h2" textStyle="strong" fontWeight="bold">
            {formatMessage(TABLE_MESSAGES.title)}
          </Heading>
          <Text textStyle="small" color="fg.muted">
            {formatMessage(TABLE_MESSAGES.order)}
          </Text>
        </Flex>
      }
      actions={
        <Flex gap="1" wrap="wrap" justify="flex-end">
          <Button variant="ghost" size="sm" px="2" minH={{ base: '12', md: '9' }} onClick={save}>
            <Download size={16} aria-hidden />
            {formatMessage(ADMIN_CHART_MESSAGES.csv)}
          </Button>
          <ExportButton
            kind="SEGMENTS"
            filter={{ segments: filter }}
            filterWords={filterWords(filter, language)}
            isQuiet
          />
        </Flex>
      }
      empty={<EmptyState icon={Route} title={formatMessage(TABLE_MESSAGES.empty)} />}
    />
  );
}
