import { chakra, Flex, Heading } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/surface/Card';
import type { AgencyOverviewQuery } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';

/** The three steps of a new agency: print, scan, first journey. */
export function FirstSteps({ overview }: { overview: AgencyOverviewQuery['agencyOverview'] }) {
  const { formatMessage } = useIntl();
  const steps: [MessageDescriptor, boolean][] = [
    [AGENCY_MESSAGES.stepPrint, overview.hasCode],
    [AGENCY_MESSAGES.stepScan, overview.hasScan],
    [AGENCY_MESSAGES.stepJourney, overview.hasJourney],
  ];
  return (
    <Card>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(AGENCY_MESSAGES.stepsTitle)}
      </Heading>
      <Flex as="ol" direction={{ base: 'column', md: 'row' }} gap="4" listStyleType="none">
        {steps.map(([text, isDone], index) => (
          <Flex as="li" key={text.id} flex="1" gap="2.5" align="flex-start">
            <chakra.span
              display="grid"
              placeItems="center"
              boxSize="7"
              flexShrink="0"
              borderRadius="full"
              borderWidth="2px"
              borderColor={isDone ? 'brand.solid' : 'border.strong'}
              bg={isDone ? 'brand.solid' : undefined}
              color={isDone ? 'brand.contrast' : 'fg'}
              textStyle="label"
              aria-hidden
            >
              {isDone ? <Check size={16} /> : index + 1}
            </chakra.span>
            <chakra.span textStyle="small" pt="1">
              {formatMessage(text)}
              {isDone && <chakra.span srOnly>{`, ${formatMessage(AGENCY_MESSAGES.stepDone)}`}</chakra.span>}
            </chakra.span>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
