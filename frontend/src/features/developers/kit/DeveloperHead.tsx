import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/format/usePageTitle';

export interface DeveloperHeadProps {
  title: string;
  /** Name of the tab; absent: the title. */
  tab?: string;
  children?: ReactNode;
}

/** Head of a page for developers: its title, which names the tab too, and at its end what can be done there. */
export function DeveloperHead({ title, tab = title, children }: DeveloperHeadProps) {
  usePageTitle(tab);
  return (
    <Flex
      as="header"
      align="center"
      wrap="wrap"
      minH="14"
      columnGap="3"
      rowGap="2"
      pt={{ base: '3', lg: '0' }}
    >
      <Heading as="h1" textStyle="heading" me="auto">
        {title}
      </Heading>
      {children}
    </Flex>
  );
}
