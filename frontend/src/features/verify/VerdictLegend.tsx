import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { PROOF_STATUSES, type ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import { verdictText } from '@wakafine/domain/evidence/verdict-texts';
import { languageChoice } from '@wakafine/domain/people/languages';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { VERIFY_MESSAGES as TEXTS } from './messages';
import { VERDICT_LOOKS } from './VerdictCard';

const MEANINGS: Readonly<Record<ProofStatus, MessageDescriptor>> = {
  VALID: TEXTS.sayValid,
  ALTERED: TEXTS.sayAltered,
  WITHDRAWN: TEXTS.sayWithdrawn,
  NOT_INCLUDED: TEXTS.sayNotIncluded,
};

/** The four words that the page can say, each with its shape and its meaning. */
export function VerdictLegend() {
  const { formatMessage } = useIntl();
  const language = languageChoice(useLanguage().language);
  return (
    <Card css={{ '@media print': { display: 'none' } }}>
      <Heading as="h2" textStyle="heading" mb="4">
        {formatMessage(TEXTS.canSay)}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        gap="4"
        templateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
      >
        {PROOF_STATUSES.map((status) => {
          const { icon: Icon, look } = VERDICT_LOOKS[status];
          return (
            <Flex as="li" key={status} gap="3">
              <Flex
                align="center"
                justify="center"
                boxSize="11"
                flexShrink="0"
                borderWidth="2px"
                borderRadius="control"
                css={look}
                aria-hidden
              >
                <Icon size={24} />
              </Flex>
              <Box minW="0">
                <Text textStyle="strong">
                  {verdictText({ status, proofId: '', time: '' }, language).word}
                </Text>
                <Text textStyle="small" color="fg.muted">
                  {formatMessage(MEANINGS[status])}
                </Text>
              </Box>
            </Flex>
          );
        })}
      </Grid>
    </Card>
  );
}
