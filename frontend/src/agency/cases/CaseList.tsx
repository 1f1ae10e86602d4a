import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ZoneBadge } from '../../components/zones/ZoneBadge';
import { ZONE_NAMES } from '../../components/zones/zone-names';
import type { AgencyCaseItemFragment } from '../../graphql/agency';
import { useFormats } from '../../lib/format/format';
import { useRights } from '../../lib/session/rights';
import { AGENCY_MESSAGES } from '../texts/messages';
import { joinedPlace } from '../parts/joined-place';
import { CaseSheet } from './CaseSheet';
import { useProvenText } from './useProvenText';

/** Cases, each with its time and the way to its answer. */
export function CaseList({ cases }: { cases: readonly AgencyCaseItemFragment[] }) {
  const { formatMessage } = useIntl();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = cases.find(({ id }) => id === openId);
  return (
    <>
      {cases.length === 0 && (
        <Text px="4" py="6" color="fg.muted">
          {formatMessage(AGENCY_MESSAGES.noCases)}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {cases.map((item) => (
          <CaseRow key={item.id} item={item} onOpen={() => setOpenId(item.id)} />
        ))}
      </chakra.ul>
      {open !== undefined && <CaseSheet item={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function CaseRow({ item, onOpen }: { item: AgencyCaseItemFragment; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const provenText = useProvenText();
  const mayAnswer = useRights()('answerAgencyCases') && item.mayAnswer;
  return (
    <Flex
      as="li"
      direction="column"
      gap="1.5"
      px="4"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex align="center" wrap="wrap" gap="2" justify="space-between">
        <Flex align="center" gap="2">
          {item.severity !== null && <ZoneBadge zone={ZONE_NAMES[item.severity]} />}
          <chakra.b textStyle="plate">{item.registrationNumber}</chakra.b>
        </Flex>
        <CaseTime item={item} />
      </Flex>
      <Text textStyle="label">{provenText(item)}</Text>
      <Flex align="center" justify="space-between" gap="3">
        <Text textStyle="small" color="fg.muted">
          {`${[dateAndTime(item.hour), ...joinedPlace(item)].join(' · ')} · `}
          <chakra.span whiteSpace="nowrap">{item.number}</chakra.span>
        </Text>
        <Button variant={mayAnswer ? 'solid' : 'outline'} size="sm" flexShrink="0" onClick={onOpen}>
          {formatMessage(mayAnswer ? AGENCY_MESSAGES.answer : AGENCY_MESSAGES.read)}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Days that are left, or else the state of the case. */
function CaseTime({ item }: { item: AgencyCaseItemFragment }) {
  const { formatMessage } = useIntl();
  const isAnswered = item.answers.length > 0;
  const state = item.decision ?? (item.state === 'DECIDED' ? 'CLOSED' : item.state);
  const words = item.mayAnswer
    ? item.daysLeft === null
      ? formatMessage(AGENCY_MESSAGES.noTerm)
      : formatMessage(AGENCY_MESSAGES.daysLeft, { count: item.daysLeft })
    : formatMessage(isAnswered && item.decision === null ? AGENCY_MESSAGES.answered : AGENCY_MESSAGES[state]);
  const Icon = item.mayAnswer ? Hourglass : Check;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="small"
      whiteSpace="nowrap"
      fontWeight={item.mayAnswer && item.daysLeft !== null ? 'bold' : 'normal'}
      color={item.mayAnswer ? 'fg' : 'fg.muted'}
    >
      <Icon size={15} aria-hidden />
      {words}
    </chakra.span>
  );
}
