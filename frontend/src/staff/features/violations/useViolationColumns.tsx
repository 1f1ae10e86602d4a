import { Badge, chakra } from '@chakra-ui/react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { VIOLATION_STATUS_MESSAGES } from '../../../components/violation/detail-messages';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import type { ViolationStatus } from '../../../graphql/generated';
import type { StaffViolationFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { useRowPlaceText } from '../../kit/pieces/incident-texts';
import { PlateCell } from '../../kit/plates/PlateCell';
import type { Plates } from '../../kit/plates/usePlates';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { STAFF_VIOLATION_MESSAGES, VIOLATION_COLUMN_MESSAGES } from './messages';
import { useWhenText } from '../../kit/table/useWhenText';

/** The columns of a table of violations: zone, speed, what is proven against which limit, vehicle, agency, place, time, evidence and status; `onReveal` asks why one plate is shown in full. */
export function useViolationColumns(
  plates: Plates,
  onReveal: (row: StaffViolationFragment) => void,
): readonly StaffColumn<StaffViolationFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const whenText = useWhenText();
  const placeText = useRowPlaceText();
  return useMemo(() => {
    const headOf = (name: keyof typeof VIOLATION_COLUMN_MESSAGES) =>
      formatMessage(VIOLATION_COLUMN_MESSAGES[name]);
    return [
      {
        id: 'zone',
        head: headOf('zone'),
        // For the longest word of any language.
        minRem: 7.5,
        grow: 0,
        isFixed: true,
        cell: ({ severity }) => <ZoneBadge zone={ZONE_NAMES[severity]} />,
      },
      {
        id: 'speed',
        head: headOf('speed'),
        minRem: 3.5,
        grow: 0,
        isNumber: true,
        sortKey: 'speed',
        cell: ({ speedKmh }) => (
          <chakra.b textStyle="strong" fontWeight="bold">
            {formatNumber(wholeKmh(speedKmh))}
          </chakra.b>
        ),
      },
      {
        id: 'proven',
        head: headOf('proven'),
        // For both figures and the mark of an unconfirmed limit.
        minRem: 7.25,
        grow: 0,
        yieldRank: 4,
        cell: (row) => <ProvenCell violation={row} />,
      },
      {
        id: 'vehicle',
        head: headOf('vehicle'),
        // With the button that shows it in full.
        minRem: 8,
        isFixed: true,
        cell: (row) => <PlateCell plates={plates} row={row} onReveal={onReveal} />,
      },
      {
        id: 'agency',
        head: headOf('agency'),
        minRem: 5.5,
        yieldRank: 3,
        cell: ({ transportAgency }) => (
          <bdi>{transportAgency ?? formatMessage(STAFF_VIOLATION_MESSAGES.noAgency)}</bdi>
        ),
      },
      {
        id: 'place',
        head: headOf('place'),
        minRem: 8,
        cell: placeText,
      },
      {
        id: 'time',
        head: headOf('time'),
        minRem: 6.75,
        grow: 0,
        sortKey: 'time',
        cell: ({ startedAt }) => whenText(startedAt),
      },
      {
        id: 'grade',
        head: headOf('grade'),
        minRem: 2,
        grow: 0,
        yieldRank: 1,
        cell: ({ grade }) => grade,
      },
      {
        id: 'status',
        head: headOf('status'),
        minRem: 9.5,
        grow: 0,
        yieldRank: 2,
        cell: ({ status }) => <StatusBadge status={status} />,
      },
    ];
  }, [formatMessage, formatNumber, whenText, placeText, plates, onReveal]);
}

/** The proven speed against the limit; a dash for a claim, and marked where nobody has confirmed the limit. */
function ProvenCell({ violation }: { violation: StaffViolationFragment }) {
  const { formatMessage } = useIntl();
  const { provenKmh, limitKmh, isLimitConfirmed } = violation;
  if (provenKmh === null || limitKmh === null) {
    return '–';
  }
  const figures = formatMessage(STAFF_VIOLATION_MESSAGES.proven, {
    proven: wholeKmh(provenKmh),
    limit: limitKmh,
  });
  if (isLimitConfirmed !== false) {
    return figures;
  }
  const mark = formatMessage(STAFF_VIOLATION_MESSAGES.unconfirmed);
  return (
    <Badge variant="plain" borderWidth="1px" borderStyle="dashed" borderColor="border.strong" title={mark}>
      <Clock size={14} aria-hidden />
      {figures}
      <chakra.span srOnly>{mark}</chakra.span>
    </Badge>
  );
}

/** Status of a violation, in a badge that has no colour of a zone. */
export function StatusBadge({ status }: { status: ViolationStatus }) {
  const { formatMessage } = useIntl();
  const isOpen = status === 'UNDER_REVIEW';
  return (
    <Badge variant="plain" bg={isOpen ? 'info.subtle' : undefined} color={isOpen ? 'info.fg' : undefined}>
      {formatMessage(VIOLATION_STATUS_MESSAGES[status])}
    </Badge>
  );
}

/** A violation in few words, for those who do not see its row. */
export function useViolationName(plates: Plates): (violation: StaffViolationFragment) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return useMemo(
    () => (violation) =>
      [
        plates.textOf(violation),
        violation.transportAgency ?? formatMessage(STAFF_VIOLATION_MESSAGES.noAgency),
        formats.speed(violation.speedKmh),
        formats.time(violation.startedAt),
      ].join(', '),
    [plates, formatMessage, formats],
  );
}
