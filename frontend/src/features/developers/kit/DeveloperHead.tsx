import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/format/usePageTitle';

/** Head of a page for developers: its title, which names the tab too, and at its end what can be done there. */
export function DeveloperHead({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(title);
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
