import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

export interface FactProps {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  children: ReactNode;
}

/** One thing that is known, under its name. */
export function Fact({ label, hint, children }: FactProps) {
  const intl = useIntl();
  return (
    <Flex
      direction="column"
      justify="center"
      minH="16"
      px="4"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Text as="dt" textStyle="small" color="fg.muted">
        {intl.formatMessage(label)}
      </Text>
      <Text as="dd" textStyle="strong" overflowWrap="anywhere">
        {children}
      </Text>
      {hint && (
        <Text as="dd" textStyle="small" color="fg.subtle">
          {intl.formatMessage(hint)}
        </Text>
      )}
    </Flex>
  );
}
