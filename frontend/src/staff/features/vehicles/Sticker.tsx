import { chakra, Flex, Text, type TextProps } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Logo } from '../../../components/Logo';
import { SkeletonBlock } from '../../../components/states/Skeleton';
import { InLanguage } from '../../../lib/i18n/InLanguage';
import type { Language } from '@wakafine/domain/people/languages';
import { STICKER_MESSAGES } from './acts/messages';

const QrCode = lazy(() => import('../../../components/QrCode').then((qr) => ({ default: qr.QrCode })));

/** The official languages of the country: anyone who gets in reads one of them. */
const LANGUAGES: readonly Language[] = ['en', 'fr'];
/** Fits on paper of A6 with the margins of a printer. */
const WIDTH = '85mm';
const QR_SIZE = '62mm';

export interface StickerProps {
  /** Path of the address in the QR code. */
  path: string;
  typedCode: string;
  /** In full. */
  plate: string;
}

/** Sticker for a vehicle: its code for scanning and for typing, and its plate; black on white in both themes. */
export function Sticker({ path, typedCode, plate }: StickerProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      data-printed
      direction="column"
      align="center"
      textAlign="center"
      gap="2"
      w={WIDTH}
      maxW="full"
      p="4"
      bg="white"
      color="black"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="black"
      borderRadius="card"
      breakInside="avoid"
    >
      <Flex align="center" gap="2" textStyle="section">
        <Logo />
        WakaFine
      </Flex>
      <Text fontSize="1.5rem" fontWeight="bold">
        {plate}
      </Text>
      <Suspense fallback={<SkeletonBlock boxSize={QR_SIZE} maxW="full" />}>
        <QrCode
          text={new URL(path, window.location.origin).href}
          label={formatMessage(STICKER_MESSAGES.qr)}
          size={QR_SIZE}
        />
      </Suspense>
      <InBoth words={STICKER_MESSAGES.scan} textStyle="strong" />
      <InBoth words={STICKER_MESSAGES.type} textStyle="small" />
      <chakra.b fontSize="1.25rem" letterSpacing="0.04em">
        {typedCode}
      </chakra.b>
    </Flex>
  );
}

interface BothProps {
  words: MessageDescriptor;
  textStyle: TextProps['textStyle'];
}

/** A sentence in each of the languages, one below the other. */
function InBoth(props: BothProps) {
  return LANGUAGES.map((language) => (
    <InLanguage key={language} language={language} upTo="staff">
      <Words {...props} />
    </InLanguage>
  ));
}

function Words({ words, textStyle }: BothProps) {
  return <Text textStyle={textStyle}>{useIntl().formatMessage(words)}</Text>;
}
