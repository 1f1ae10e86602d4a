import { Button, Flex, Text } from '@chakra-ui/react';
import { FileText, Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useStoreReport } from '../../components/violation/useStoreReport';
import { REPORTS_MESSAGES, SUMMARY_MESSAGES } from './period/messages';

/**
 * Creates a report of a month and stores it; `month` is null for the current one. Shown as not permitted to
 * roles without the permission.
 */
export function GenerateReport({ month }: { month: string | null }) {
  const intl = useIntl();
  const { isPermitted, store, isStoring, fault } = useStoreReport({
    period: 'MONTHLY',
    on: month === null ? null : `${month}-01`,
  });
  const hint = isPermitted ? null : REPORTS_MESSAGES.noPermission;
  return (
    <Flex direction="column" gap="2">
      <Button
        loading={isStoring}
        disabled={hint !== null}
        aria-describedby={hint === null ? undefined : 'generate-hint'}
        onClick={() => void store()}
      >
        {isPermitted ? <FileText size={20} aria-hidden /> : <Lock size={20} aria-hidden />}
        {intl.formatMessage(SUMMARY_MESSAGES.generate)}
      </Button>
      {hint !== null && (
        <Text id="generate-hint" textStyle="small" color="fg.muted" textAlign="center">
          {intl.formatMessage(hint)}
        </Text>
      )}
      {fault !== null && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {fault}
        </Text>
      )}
    </Flex>
  );
}
