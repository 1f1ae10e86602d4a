import { Box, Flex, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../../components/Avatar';
import { ZoneBadge } from '../../../../components/zones/ZoneBadge';
import { ZONE_NAMES } from '../../../../components/zones/zone-names';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { initialsOf } from '../../../../lib/format/user-names';
import { CASE_DECISION_MESSAGES } from '../../../kit/names/case-messages';
import { CASE_STEP_MESSAGES } from '../messages';
import { actsOf } from './case-acts';
import { DECIDE_MESSAGES } from './messages';

/** The person of the authority who acted last, what that was and why; nothing before anybody has. */
export function FirstPerson({ known }: { known: StaffCaseFragment }) {
  const { steps, violation } = known;
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const last = steps.findLast(({ by }) => by === 'STAFF');
  if (last === undefined) {
    return null;
  }
  const { kind, at, actorName, isOwn, decision, loweredTo, reason } = last;
  const isFirst = !isOwn && actsOf(known).length > 0;
  const act = decision === null ? CASE_STEP_MESSAGES[kind] : CASE_DECISION_MESSAGES[decision];
  return (
    <Flex direction="column" gap="2" px="4" py="3">
      <Flex align="center" wrap="wrap" columnGap="2" rowGap="1">
        <Person name={actorName} />
        <Text textStyle="micro" fontWeight="normal" color="fg.muted" ms="auto">
          {isFirst ? formatMessage(DECIDE_MESSAGES.firstPerson, { time: dateAndTime(at) }) : dateAndTime(at)}
        </Text>
      </Flex>
      <Text textStyle="small" overflowWrap="anywhere">
        <b>{formatMessage(act)}.</b> {reason}
      </Text>
      {loweredTo !== null && violation !== null && loweredTo !== violation.severity && (
        <Flex align="center" gap="2">
          <ZoneBadge zone={ZONE_NAMES[violation.severity]} />
          <Box role="img" aria-label={formatMessage(DECIDE_MESSAGES.lowered)} color="fg.muted">
            <ArrowRight size={16} aria-hidden />
          </Box>
          <ZoneBadge zone={ZONE_NAMES[loweredTo]} />
        </Flex>
      )}
    </Flex>
  );
}

/** Initials and name of somebody of the staff; a dash where the name is not known any more. */
export function Person({ name, label }: { name: string | null; label?: string }) {
  const initials = initialsOf({ displayName: wordsOf(name), email: null, phoneNumber: null });
  return (
    <Flex align="center" gap="2" minW="0">
      <Avatar photoUrl={null} initials={initials} />
      <Text textStyle="label" fontWeight="bold" overflowWrap="anywhere">
        <bdi>{label ?? name ?? '–'}</bdi>
      </Text>
    </Flex>
  );
}

/** A username has its words between dots. */
function wordsOf(name: string | null): string | null {
  return name?.replaceAll(/[._-]+/g, ' ') ?? null;
}
