import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { besideSignText } from '@wakafine/domain/violations/proof-texts';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { languageChoice } from '@wakafine/domain/people/languages';
import { LimitSign } from '../../../components/zones/LimitSign';
import { LIMIT_MESSAGES } from '../context/messages';
import { limitFactsOf, useLimitText } from '../context/useLimitText';

/** Draws an alert of the authority where there is one, else the sentence. */
export type RoadAlertSlot = (sentence: ReactNode) => ReactNode;

export interface LimitRowProps {
  limit: LegalLimit;
  /** Whether the position was lost since: then it is the last known limit. */
  isOld: boolean;
  sentence: ReactNode;
  /** Draws an alert of the authority in the place of the words. */
  roadAlert: RoadAlertSlot;
}

/** The legal limit in force as a road sign, and beside it the sentence of the moment over the place of the limit. */
export function LimitRow({ limit, isOld, sentence, roadAlert }: LimitRowProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const limitText = useLimitText();
  const { limitKmh, placeName, isConfirmed } = limit;
  const last = formatMessage(LIMIT_MESSAGES.last, {
    limit: [limitKmh, placeName].filter((part) => part !== null).join(', '),
  });
  const beside = isOld ? last : besideSignText(limitFactsOf(limit), languageChoice(language));
  return (
    <Grid
      templateColumns="auto minmax(0, 1fr)"
      gap="3"
      alignItems="center"
      w="full"
      maxW="412px"
      mt="2"
      px="3"
    >
      <LimitSign
        kmh={limitKmh}
        look={isOld ? 'old' : isConfirmed ? 'confirmed' : 'unconfirmed'}
        label={isOld ? last : limitText(limit)}
      />
      <Box minW="0">
        {roadAlert(
          <>
            {sentence}
            {beside !== null && (
              // The sign says the same to those who do not see it.
              <Flex aria-hidden gap="1.5" fontSize="min(1.25rem, 5.3vmin)" lineHeight="1.15" opacity="0.8">
                {!isOld && !isConfirmed && (
                  <Box flexShrink="0">
                    <Clock size={20} />
                  </Box>
                )}
                <Text as="span" minW="0">
                  {beside}
                </Text>
              </Flex>
            )}
          </>,
        )}
      </Box>
    </Grid>
  );
}
