import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { NOTIFICATION_ICONS, type NotificationIcon } from '@wakafine/domain/notify/notifications';
import {
  Bell,
  ChartColumn,
  ChevronRight,
  Eye,
  Gauge,
  Megaphone,
  Scale,
  Siren,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, type Location } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { useAgeText } from '../../components/incidents/useAgeText';
import { INBOX_MESSAGES } from './messages';
import type { InboxItem } from './useInbox';

const ICONS: Record<NotificationIcon, LucideIcon> = {
  alert: Siren,
  bell: Bell,
  case: Scale,
  chart: ChartColumn,
  look: Eye,
  report: Megaphone,
  speed: Gauge,
};

export interface InboxListProps {
  items: readonly InboxItem[];
  onRead: (id: string) => void;
}

/** Notifications as rows of a card, each a link to what it is about; what is not read says so. */
export function InboxList({ items, onRead }: InboxListProps) {
  const inbox = useLocation();
  return (
    <Card isFlush>
      <chakra.ul listStyleType="none">
        {items.map((item, index) => (
          <chakra.li key={item.id} borderTopWidth={index === 0 ? '0' : '1px'}>
            <InboxRow item={item} inbox={inbox} onRead={onRead} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

interface InboxRowProps {
  item: InboxItem;
  /** Address of the list: details of a violation open over it. */
  inbox: Location;
  onRead: (id: string) => void;
}

const InboxRow = memo(function InboxRow({ item, inbox, onRead }: InboxRowProps) {
  const { formatMessage } = useIntl();
  const ageText = useAgeText();
  const { id, kind, title, body, path, createdAt, isRead } = item;
  const Icon = ICONS[NOTIFICATION_ICONS[kind]];
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      px="4"
      py="3"
      minH="16"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={path} state={{ pageBelow: inbox }} onClick={() => (isRead ? undefined : onRead(id))}>
        <Box alignSelf="flex-start" pt="0.5" color={isRead ? 'fg.muted' : 'brand.fg'} aria-hidden>
          <Icon size={24} />
        </Box>
        <Box flex="1" minW="0">
          <Text textStyle="strong" fontWeight={isRead ? 'medium' : 'bold'}>
            {title}
          </Text>
          <Text textStyle="small" overflowWrap="anywhere">
            {body}
          </Text>
          <Flex align="center" columnGap="2" wrap="wrap" mt="1" minH="6" textStyle="small" color="fg.muted">
            {!isRead && <Badge>{formatMessage(INBOX_MESSAGES.new)}</Badge>}
            {ageText(createdAt)}
          </Flex>
        </Box>
        <Box color="fg.muted" aria-hidden>
          <ChevronRight size={20} />
        </Box>
      </Link>
    </Flex>
  );
});
