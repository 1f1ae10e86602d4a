import { Button, Flex, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../messages';
import { ZoneGlyph } from '../zones/ZoneGlyph';

/** Error state of a page or card whose data could not be loaded, with a way to try again. */
export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Flex role="alert" direction="column" align="center" textAlign="center" gap="4" px="4" py="12">
      <Flex align="center" gap="2">
        <ZoneGlyph zone="danger" size={20} />
        <Text textStyle="strong">{text}</Text>
      </Flex>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw size={20} aria-hidden />
        {intl.formatMessage(COMMON_MESSAGES.retry)}
      </Button>
    </Flex>
  );
}
