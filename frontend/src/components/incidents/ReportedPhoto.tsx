import { chakra, Flex, Text } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../Card';
import { PIECE_MESSAGES } from './messages';

/** The photo of an incident, whole, in a frame that is there before it. */
export function ReportedPhoto({ photoUrl }: { photoUrl: string }) {
  const { formatMessage } = useIntl();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Card isFlush>
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        aspectRatio="4 / 3"
        maxH="480px"
        w="full"
        bg="bg.muted"
      >
        {isBroken ? (
          <>
            <ImageOff size={28} aria-hidden />
            <Text textStyle="small">{formatMessage(PIECE_MESSAGES.noPhoto)}</Text>
          </>
        ) : (
          <chakra.img
            src={photoUrl}
            alt={formatMessage(PIECE_MESSAGES.photo)}
            boxSize="full"
            objectFit="contain"
            onError={() => setIsBroken(true)}
          />
        )}
      </Flex>
    </Card>
  );
}
