import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../components/surface/Card';

export interface PanelProps {
  title: string;
  /** Beside the title: of what the panel is. */
  note?: string;
  /** At the end of its head. */
  action?: ReactNode;
  /** Below a line at its end. */
  foot?: string;
  children: ReactNode;
}

/** A part of the page with a head, as wide as its place. */
export function Panel({ title, note, action, foot, children }: PanelProps) {
  return (
    <Card isFlush display="flex" flexDirection="column">
      <Flex
        as="header"
        align="center"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        columnGap="3"
        rowGap="2"
        px="4"
        py="2"
        minH="12"
        borderBottomWidth="1px"
      >
        <Flex flex="1 1 10rem" minW="0" align="baseline" wrap="wrap" columnGap="3">
          <Heading as="h2" textStyle="section">
            {title}
          </Heading>
          {note !== undefined && (
            <Text textStyle="micro" fontWeight="normal" color="fg.muted">
              {note}
            </Text>
          )}
        </Flex>
        {action}
      </Flex>
      {children}
      {foot !== undefined && (
        <Text
          mt="auto"
          px="4"
          py="2.5"
          borderTopWidth="1px"
          textStyle="micro"
          fontWeight="normal"
          color="fg.muted"
        >
          {foot}
        </Text>
      )}
    </Card>
  );
}
