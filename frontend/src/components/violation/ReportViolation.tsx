import { Button, Flex, Text } from '@chakra-ui/react';
import { Check, Lock, Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useReportViolationMutation, type NamedViolationFragment } from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors/errors';
import { dropReport, queueReport, sendReportOnce, useUnsentReports } from '../../lib/offline/unsent-reports';
import { notePushMoment } from '../../lib/push/ask-moment';
import { useViewer } from '../../lib/session/session';
import { ACCESS_MESSAGES } from '../staff/staff-messages';
import { notify } from '../surface/toaster';
import type { SeverityScale } from './ViolationSeverityBadge';
import { useViolationText } from './useViolationText';
import { REPORT_VIOLATION_MESSAGES } from './violation-messages';
import { isCitizen, useRights } from '../../lib/session/rights';

export interface ReportViolationProps {
  violation: NamedViolationFragment & { reported: boolean };
  /** Whether it stands in line with other buttons of its width; else at the end of a row. */
  isWide?: boolean;
  /** Lettered as a label, as at the end of a row; else as the buttons in line with it. */
  isSmall?: boolean;
  /** By which scale the page says how severe a violation is. */
  scale?: SeverityScale;
}

/** Reports a violation to the authority, once; who may only look sees the button with the mark of what they may not do. */
export function ReportViolation({
  violation,
  isWide = false,
  isSmall = !isWide,
  scale = 'zone',
}: ReportViolationProps) {
  const intl = useIntl();
  const textOf = useViolationText(scale);
  const viewer = useViewer();
  const accountId = viewer?.id ?? '';
  const mayReport = useRights()('reportViolations');
  const isDenied = viewer !== null && !mayReport;
  const [report, { loading, error }] = useReportViolationMutation({ variables: { id: violation.id } });
  const { reported } = violation;
  const isStored = useUnsentReports(accountId).includes(violation.id) && !reported;
  const untold = isStored && !loading ? REPORT_VIOLATION_MESSAGES.stored : REPORT_VIOLATION_MESSAGES.report;
  const word = intl.formatMessage(reported ? REPORT_VIOLATION_MESSAGES.reported : untold);
  const mark = isDenied && !reported ? ` (${intl.formatMessage(ACCESS_MESSAGES.denied)})` : '';

  async function send(): Promise<void> {
    // Written down before it is sent; who has no session of a citizen sends nothing later.
    const canWait = isCitizen(viewer) && (await queueReport(accountId, violation.id));
    try {
      await sendReportOnce(violation.id, report);
      await dropReport(accountId, violation.id);
      notePushMoment(accountId);
      notify({
        kind: 'success',
        title: intl.formatMessage(REPORT_VIOLATION_MESSAGES.reportedTitle),
        text: intl.formatMessage(REPORT_VIOLATION_MESSAGES.reportedText),
      });
    } catch (fault) {
      if (canWait && errorCodeOf(fault) === 'NETWORK') {
        notify({ kind: 'info', title: intl.formatMessage(REPORT_VIOLATION_MESSAGES.storedTitle) });
        return;
      }
      await dropReport(accountId, violation.id);
      notify({
        kind: 'error',
        title: intl.formatMessage(REPORT_VIOLATION_MESSAGES.failedTitle),
        text: intl.formatMessage(REPORT_VIOLATION_MESSAGES.failedText),
      });
    }
  }

  return (
    <Flex
      direction="column"
      align={isWide ? 'stretch' : 'flex-end'}
      flex={isWide ? '1 1 0' : undefined}
      flexShrink="0"
      maxW={isWide ? undefined : '45%'}
    >
      <Button
        variant="outline"
        px="3"
        textStyle={isSmall ? 'label' : undefined}
        loading={loading}
        disabled={reported || isDenied || isStored}
        onClick={() => void send()}
        aria-label={`${word}: ${textOf(violation)}${mark}`}
      >
        {reported && <Check size={16} aria-hidden />}
        {isStored && <Smartphone size={16} aria-hidden />}
        {isDenied && !reported && <Lock size={16} aria-hidden />}
        {word}
      </Button>
      {error !== undefined && !reported && !isStored && (
        <Text
          role="alert"
          textStyle="micro"
          color="danger.fg"
          textAlign={isWide ? 'start' : 'end'}
          pt={isWide ? '1' : '0'}
          pb="2"
        >
          {intl.formatMessage(REPORT_VIOLATION_MESSAGES.failedText)}
        </Text>
      )}
    </Flex>
  );
}
