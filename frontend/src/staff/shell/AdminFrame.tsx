import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StaffHeader } from '../../components/staff/StaffHeader';

/** The page of staff: logo and language above, one column below. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <StaffHeader />
      <Flex as="main" direction="column" flex="1" w="full" maxW="480px" mx="auto" px="4" pt="6" pb="12">
        {children}
      </Flex>
    </Flex>
  );
}
