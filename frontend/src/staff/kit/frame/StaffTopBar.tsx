import { Flex, Heading, Box } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DemoChip } from '../../../components/staff/DemoChip';
import { LanguageMenu } from '../../../components/language/LanguageMenu';
import { ThemeSwitch } from '../../../components/ThemeSwitch';
import { useIsPhone } from '../../../lib/useMediaQuery';
import { GoToButton } from './GoToButton';
import { LiveStatus } from './LiveStatus';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { LIVE_MESSAGES } from './messages';
import { useStaffRange } from './useStaffRange';

export interface StaffTopBarProps {
  title: string;
  /** Page that it is a part of, with its address. */
  parent?: { readonly label: string; readonly to: string };
  /** Beside the title, such as a badge. */
  titleMark?: ReactNode;
  /** Whether what is shown is sample data. */
  isSample?: boolean;
  /** Whether the page is fed with news: shows their age, and holds them. */
  isLive?: boolean;
  /** Whether the page's figures are of a time range, which is then in its address. */
  hasRange?: boolean;
  /** The page's export, at the right. */
  exportAction?: ReactNode;
}

/** Title of the page, how fresh it is, its time range and export, theme and language: 56 px, more lines where it is narrow. */
export function StaffTopBar(props: StaffTopBarProps) {
  const {
    title,
    parent,
    titleMark,
    isSample = false,
    isLive = false,
    hasRange = false,
    exportAction,
  } = props;
  const isPhone = useIsPhone();
  const hasTools = isLive || hasRange || exportAction !== undefined;
  const range = hasRange && <RangeChoice />;
  return (
    <Flex
      as="header"
      align="center"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      columnGap="3"
      rowGap="2"
      position="sticky"
      top="0"
      zIndex="bar"
      minH="14"
      flexShrink="0"
      ps={{ base: '4', md: '5' }}
      pe={{ base: '1', md: '4' }}
      pt="1"
      // Below a second line there is as much room as between cards.
      pb={{ base: '1', md: hasTools ? '3' : '1', lg: '1' }}
      bg="bg"
    >
      <Flex align="center" gap="1" flex={{ base: '1', lg: '1 0 auto' }} minW="0">
        <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" minW="0">
          {parent !== undefined && <ParentLink {...parent} />}
          <Heading
            as="h1"
            textStyle={{ base: 'strong', md: 'heading' }}
            fontWeight="bold"
            lineHeight={{ base: '1.25rem', md: '1.75rem' }}
          >
            {title}
          </Heading>
          {titleMark}
          {isSample && <DemoChip />}
        </Flex>
      </Flex>
      {hasTools && (
        <Flex
          align="center"
          wrap={{ base: 'wrap', lg: 'nowrap' }}
          columnGap="3"
          rowGap="2"
          order={{ base: 1, lg: 0 }}
          w={{ base: 'full', lg: 'auto' }}
          justify={{ base: 'space-between', lg: 'flex-end' }}
          pe={{ base: '3', md: '0' }}
          minW={{ base: '0', lg: 'min-content' }}
        >
          {isLive && <LiveStatus />}
          {isPhone ? (
            <>
              {exportAction}
              {range}
            </>
          ) : (
            <>
              {range}
              {exportAction}
            </>
          )}
        </Flex>
      )}
      <Flex align="center" flexShrink={{ base: '0', lg: '1' }} minW="0">
        <GoToButton />
        <Flex align="center" flexShrink="0">
          <ThemeSwitch />
          <LanguageMenu isShort />
        </Flex>
      </Flex>
    </Flex>
  );
}

function ParentLink({ label, to }: { label: string; to: string }) {
  return (
    <Flex asChild align="center" gap="1" minH={{ base: '12', md: '9' }} textStyle="label" color="fg.muted">
      <Link to={to}>
        {label}
        <ChevronRight size={16} aria-hidden />
      </Link>
    </Flex>
  );
}

/** The time that the figures of the page are of, in its address. */
function RangeChoice() {
  const { formatMessage } = useIntl();
  const [range, setRange] = useStaffRange();
  return (
    <Box minW="216px" flex={{ base: '1 1 100%', md: 'none' }} flexShrink="0">
      <Segmented
        label={formatMessage(LIVE_MESSAGES.range)}
        isLabelHidden
        isCompact
        value={range}
        onChange={setRange}
        choices={[
          { value: '24h', label: formatMessage(LIVE_MESSAGES.range24h) },
          { value: '7d', label: formatMessage(LIVE_MESSAGES.range7d) },
          { value: '30d', label: formatMessage(LIVE_MESSAGES.range30d) },
        ]}
      />
    </Box>
  );
}
