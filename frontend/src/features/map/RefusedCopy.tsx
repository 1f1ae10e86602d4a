import { chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { CARD_MESSAGES } from './messages';

/** The link to be copied by hand, after the browser refused to. */
export function RefusedCopy({ link }: { link: string }) {
  const { formatMessage } = useIntl();
  return (
    <Card role="alert" mt="3">
      <Text textStyle="small" mb="1">
        {formatMessage(CARD_MESSAGES.copyRefused)}
      </Text>
      <chakra.a href={link} target="_blank" rel="noopener noreferrer" textStyle="label" userSelect="all">
        {link}
      </chakra.a>
    </Card>
  );
}
