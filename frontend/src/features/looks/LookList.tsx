import { chakra, Flex, Text } from '@chakra-ui/react';
import { Eye, FileText, Search, Smartphone, Spline, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { REASON_MESSAGES } from '../../components/looks/messages';
import { ROLE_MESSAGES } from '../../components/staff/staff-messages';
import type { LookKind } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import type { LookGroup, LookItem } from './group-looks';
import { LOOK_KIND_MESSAGES, LOOKS_MESSAGES } from './messages';

const ICONS: Record<LookKind, LucideIcon> = {
  PLATE: Eye,
  NUMBER: Smartphone,
  TRACK: Spline,
  VIOLATION: TriangleAlert,
  INCIDENT: TriangleAlert,
  COPY: FileText,
  PLATE_SEARCH: Search,
  NUMBER_SEARCH: Search,
};

/** Looks of staff, newest first: who by role, when, what and why. */
export function LookList({ groups }: { groups: readonly LookGroup[] }) {
  const { formatMessage } = useIntl();
  return (
    <Card isFlush>
      <chakra.ul listStyleType="none" aria-label={formatMessage(LOOKS_MESSAGES.list)}>
        {groups.map((group, index) => (
          <chakra.li key={group.first.id} borderTopWidth={index === 0 ? '0' : '1px'}>
            <LookRow group={group} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function LookRow({ group: { first, looks } }: { group: LookGroup }) {
  const { formatMessage, formatList } = useIntl();
  const formats = useFormats();
  const Icon = ICONS[first.kind];
  const saw = (look: LookItem) =>
    formatMessage(LOOK_KIND_MESSAGES[look.kind], {
      when: look.subjectAt === null ? 'none' : formats.date(look.subjectAt),
    });
  const what = [...new Set(looks.map(saw))];
  return (
    <Flex gap="3" px="4" py="3.5">
      <Flex color="fg.muted" pt="0.5" aria-hidden>
        <Icon size={24} />
      </Flex>
      <chakra.div flex="1" minW="0">
        <Text textStyle="strong">{formatMessage(ROLE_MESSAGES[first.staffRole])}</Text>
        <Text textStyle="small" color="fg.muted">
          {formats.dateAndTime(first.at)}
        </Text>
        <Text textStyle="small" mt="1.5">
          {formatMessage(LOOKS_MESSAGES.saw, { what: formatList(what, { type: 'conjunction' }) })}
        </Text>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {reasonOf(first, formatMessage)}
        </Text>
      </chakra.div>
    </Flex>
  );
}

/** Words in place of OTHER, which says nothing by itself; else the reason of the list. */
function reasonOf(
  { reason, reasonText }: LookItem,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
): string {
  if (reason === null) {
    return formatMessage(LOOKS_MESSAGES.noReason);
  }
  const words =
    reason === 'OTHER' && reasonText !== null ? reasonText : formatMessage(REASON_MESSAGES[reason]);
  return formatMessage(LOOKS_MESSAGES.why, { reason: words });
}
