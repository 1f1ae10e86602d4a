import { Button, Flex, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/toaster';
import { useReportOwnViolationMutation, type JourneyViolationFragment } from '../../graphql/generated';
import { useViolationText } from './useViolationText';
import { VIOLATION_MESSAGES } from './messages';

/** Reports a violation to the authority, once. */
export function ReportViolation({ violation }: { violation: JourneyViolationFragment }) {
  const intl = useIntl();
  const textOf = useViolationText();
  const [report, { loading, error }] = useReportOwnViolationMutation({ variables: { id: violation.id } });
  const word = intl.formatMessage(
    violation.reported ? VIOLATION_MESSAGES.reported : VIOLATION_MESSAGES.report,
  );

  async function send(): Promise<void> {
    try {
      await report();
      notify({
        kind: 'success',
        title: intl.formatMessage(VIOLATION_MESSAGES.reportedTitle),
        text: intl.formatMessage(VIOLATION_MESSAGES.reportedText),
      });
    } catch {
      notify({
        kind: 'error',
        title: intl.formatMessage(VIOLATION_MESSAGES.failedTitle),
        text: intl.formatMessage(VIOLATION_MESSAGES.failedText),
      });
    }
  }

  return (
    <Flex direction="column" align="flex-end" flexShrink="0" maxW="45%">
      <Button
        variant="outline"
        px="3"
        textStyle="label"
        loading={loading}
        disabled={violation.reported}
        onClick={() => void send()}
        aria-label={`${word}: ${textOf(violation)}`}
      >
        {violation.reported && <Check size={16} aria-hidden />}
        {word}
      </Button>
      {error !== undefined && !violation.reported && (
        <Text role="alert" textStyle="micro" color="danger.fg" textAlign="end" pb="2">
          {intl.formatMessage(VIOLATION_MESSAGES.failedText)}
        </Text>
      )}
    </Flex>
  );
}
