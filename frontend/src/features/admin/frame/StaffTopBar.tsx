import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DemoChip } from '../../../components/DemoChip';
import { LanguageMenu } from '../../../components/LanguageMenu';
import { ThemeSwitch } from '../../../components/ThemeSwitch';
import { useIsPhone } from '../../../lib/useMediaQuery';
import { LiveStatus } from './LiveStatus';
import { RangeChoice } from './RangeChoice';
import { StaffMenu } from './StaffMenu';

export interface StaffTopBarProps {
  title: string;
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
  const { title, isSample = false, isLive = false, hasRange = false, exportAction } = props;
  const isPhone = useIsPhone();
  return (
    <Flex
      as="header"
      align="center"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      columnGap="3"
      position="sticky"
      top="0"
      zIndex="bar"
      minH="14"
      flexShrink="0"
      ps={{ base: '1', md: '5' }}
      pe={{ base: '1', md: '4' }}
      py="1"
      bg="bg"
    >
      <Flex align="center" gap="1" flex={{ base: '1', lg: '1 0 auto' }} minW="0">
        {isPhone && <StaffMenu />}
        <Flex align="center" wrap="wrap" columnGap="3" minW="0">
          <Heading as="h1" textStyle={{ base: 'section', md: 'heading' }}>
            {title}
          </Heading>
          {isSample && <DemoChip />}
        </Flex>
      </Flex>
      {(isLive || hasRange || exportAction !== undefined) && (
        <Flex
          align="center"
          wrap={{ base: 'wrap', lg: 'nowrap' }}
          columnGap="3"
          order={{ base: 1, lg: 0 }}
          w={{ base: 'full', lg: 'auto' }}
          justify={{ base: 'space-between', lg: 'flex-end' }}
          px={{ base: '3', md: '0' }}
          minW="0"
        >
          {isLive && <LiveStatus />}
          {hasRange && <RangeChoice />}
          {exportAction}
        </Flex>
      )}
      <Flex align="center" flexShrink="0">
        <ThemeSwitch />
        <LanguageMenu isShort />
      </Flex>
    </Flex>
  );
}
