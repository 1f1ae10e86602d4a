import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../messages';

/** The dashed mark that sample data wears, and what else is not real. */
export function DemoChip({ text }: { text?: string }) {
  const intl = useIntl();
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      flexShrink="0"
      minH="22px"
      px="2"
      border="1px dashed"
      borderColor="border.strong"
      borderRadius="full"
      textStyle="micro"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      {text ?? intl.formatMessage(COMMON_MESSAGES.demo)}
    </chakra.span>
  );
}
