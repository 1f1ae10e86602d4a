import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ImageDown, ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSavesData } from '../../lib/own-settings/useSavesData';
import { Card } from '../surface/Card';
import { PIECE_MESSAGES } from './messages';

/** The photo of an incident, whole, in a frame that is there before it; while data is saved it is fetched when it is asked for. */
export function ReportedPhoto({ photoUrl }: { photoUrl: string }) {
  const { formatMessage } = useIntl();
  const savesData = useSavesData();
  const [isWanted, setIsWanted] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  if (savesData && !isWanted) {
    return (
      <Card isFlush>
        <PhotoFrame>
          <Button variant="ghost" onClick={() => setIsWanted(true)}>
            <ImageDown size={24} aria-hidden />
            {formatMessage(PIECE_MESSAGES.sparedPhoto)}
          </Button>
        </PhotoFrame>
      </Card>
    );
  }
  return (
    <Card isFlush>
      <PhotoFrame>
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
      </PhotoFrame>
    </Card>
  );
}

function PhotoFrame({ children }: { children: ReactNode }) {
  return (
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
      {children}
    </Flex>
  );
}
