import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { CARD_MESSAGES } from './messages';

/** The link to be copied by hand, after the browser refused to. */
export function RefusedCopy({ link }: { link: string }) {
  const { formatMessage } = useIntl();
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(function showLink() {
    // It stands below what was pressed, perhaps out of sight.
    anchor.current?.focus();
  }, []);
  return (
    <Card role="alert" mt="3">
      <Text textStyle="small" mb="1">
        {formatMessage(CARD_MESSAGES.copyRefused)}
      </Text>
      <chakra.a
        ref={anchor}
        scrollMarginBottom="32"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        textStyle="label"
        userSelect="all"
      >
        {link}
      </chakra.a>
    </Card>
  );
}
