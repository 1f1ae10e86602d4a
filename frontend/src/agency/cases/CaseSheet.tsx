import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Sheet } from '../../components/surface/Sheet';
import type { AgencyCaseItemFragment, CaseStepKind } from '../../graphql/agency';
import { useFormats } from '../../lib/format/format';
import { useRights } from '../../lib/session/rights';
import { AGENCY_MESSAGES } from '../texts/messages';
import { joinedPlace } from '../parts/joined-place';
import { AnswerForm } from './AnswerForm';
import { useAnswer } from './useAnswer';
import { useProvenText } from './useProvenText';

const STEPS: Record<CaseStepKind, MessageDescriptor> = {
  OPENED: AGENCY_MESSAGES.stepOPENED,
  OBJECTED: AGENCY_MESSAGES.stepCONTESTED,
  SEALED: AGENCY_MESSAGES.stepSEALED,
  CONFIRMED: AGENCY_MESSAGES.stepCONFIRMED,
  REFUSED: AGENCY_MESSAGES.stepWITHDRAWN,
  SERVED: AGENCY_MESSAGES.stepSERVED,
  REMINDED_3: AGENCY_MESSAGES.stepREMINDED,
  REMINDED_1: AGENCY_MESSAGES.stepREMINDED,
  CONTESTED: AGENCY_MESSAGES.stepCONTESTED,
  EXPIRED: AGENCY_MESSAGES.stepEXPIRED,
  PROPOSED: AGENCY_MESSAGES.stepDECIDED,
  DECIDED: AGENCY_MESSAGES.stepDECIDED,
  SENT_BACK: AGENCY_MESSAGES.stepSENT_BACK,
  WITHDRAWN: AGENCY_MESSAGES.stepWITHDRAWN,
  REOPENED: AGENCY_MESSAGES.stepREOPENED,
  LAPSED: AGENCY_MESSAGES.stepLAPSED,
  CLOSED: AGENCY_MESSAGES.stepCLOSED,
  ANSWERED: AGENCY_MESSAGES.stepANSWERED,
};

/** A case as the agency of its vehicle sees it, with its answer or the form for it. */
export function CaseSheet({ item, onClose }: { item: AgencyCaseItemFragment; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const provenText = useProvenText();
  const formId = useId();
  const isManager = useRights()('answerAgencyCases');
  const answer = useAnswer(item.id, onClose);
  const isForm = item.mayAnswer && isManager;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={item.registrationNumber}
      footer={
        isForm && (
          <>
            {answer.fault !== null && (
              <Text role="alert" textStyle="small" color="danger.fg">
                {answer.fault}
              </Text>
            )}
            <Button type="submit" form={formId} loading={answer.isSending}>
              {formatMessage(AGENCY_MESSAGES.send)}
            </Button>
            <Text textStyle="small" color="fg.muted" textAlign="center">
              {formatMessage(AGENCY_MESSAGES.sendOnce)}
            </Text>
          </>
        )
      }
    >
      <Flex direction="column" gap="4">
        <div>
          <Text textStyle="strong">{provenText(item)}</Text>
          <Text textStyle="small" color="fg.muted">
            {[dateAndTime(item.hour), ...joinedPlace(item), item.number].join(' · ')}
          </Text>
        </div>
        {isForm && <AnswerForm formId={formId} answer={answer} />}
        {item.mayAnswer && !isManager && <Text>{formatMessage(AGENCY_MESSAGES.viewerOnly)}</Text>}
        {item.answers.map(({ id, statement, hasPhoto }) => (
          <div key={id}>
            <Heading as="h3" textStyle="label">
              {formatMessage(AGENCY_MESSAGES.yourAnswer)}
              {hasPhoto && `, ${formatMessage(AGENCY_MESSAGES.withPhoto)}`}
            </Heading>
            <Text whiteSpace="pre-wrap">{statement ?? formatMessage(AGENCY_MESSAGES.answerDeleted)}</Text>
          </div>
        ))}
        <div>
          <Heading as="h3" textStyle="label" mb="1">
            {formatMessage(AGENCY_MESSAGES.timeline)}
          </Heading>
          <chakra.ol listStyleType="none" textStyle="small">
            {item.steps.map(({ id, kind, at, decision }) => (
              <Flex as="li" key={id} gap="3" justify="space-between" py="1">
                <span>
                  {formatMessage(STEPS[kind])}
                  {decision !== null && `: ${formatMessage(AGENCY_MESSAGES[decision])}`}
                </span>
                <chakra.span color="fg.muted" whiteSpace="nowrap">
                  {dateAndTime(at)}
                </chakra.span>
              </Flex>
            ))}
          </chakra.ol>
        </div>
      </Flex>
    </Sheet>
  );
}
