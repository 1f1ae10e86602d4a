import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import { CASES_MESSAGES } from '../messages';
import { PAGE_MESSAGES } from '../page-messages';
import { doubtTexts, type DoubtGrounds } from './doubt-texts';

/** Doubts about the measurement, before all else; the last line says that there are no others. */
export function CaseDoubts(grounds: DoubtGrounds) {
  const intl = useIntl();
  const doubts = doubtTexts(grounds, intl);
  const last = intl.formatMessage(
    doubts.length === 0 ? CASES_MESSAGES.nothingAgainst : PAGE_MESSAGES.nothingElse,
  );
  return (
    <Card isFlush>
      <Flex align="baseline" wrap="wrap" columnGap="2.5" px="4" py="3" borderBottomWidth="1px">
        <Heading as="h2" textStyle="strong" fontWeight="bold">
          {intl.formatMessage(CASES_MESSAGES.against)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(PAGE_MESSAGES.readFirst)}
        </Text>
      </Flex>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        columnGap="6"
        rowGap="3"
        px="4"
        py="3.5"
      >
        {[...doubts, { icon: CircleCheck, text: last }].map(({ icon: Icon, text }) => (
          <Flex as="li" key={text} gap="2.5">
            <Box flexShrink="0" color="brand.fg" pt="0.5" aria-hidden>
              <Icon size={18} />
            </Box>
            <Text textStyle="small" minW="0">
              {text}
            </Text>
          </Flex>
        ))}
      </chakra.ul>
    </Card>
  );
}
