import { Box, Flex, Text } from '@chakra-ui/react';
import { BadgeCheck, BusFront, Hourglass, ShieldOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { InvitationForm } from '../../../components/enrolment/InvitationForm';
import { useClaimPhone, useEnrolledDevice, useEnrolmentWatch } from '../../../lib/enrolment/useEnrolment';
import { useViewer } from '../../../lib/session/session';
import { ENROLMENT_MESSAGES } from '../form/messages';
import { SettingsSection } from '../form/SettingsSection';
import { isCitizen } from '../../../lib/session/rights';

const ICONS = { WAITING: Hourglass, APPROVED: BadgeCheck, REVOKED: ShieldOff } as const;
const STATES = {
  WAITING: { title: ENROLMENT_MESSAGES.waiting, text: ENROLMENT_MESSAGES.waitingText },
  APPROVED: { title: ENROLMENT_MESSAGES.approved, text: ENROLMENT_MESSAGES.approvedText },
  REVOKED: { title: ENROLMENT_MESSAGES.revoked, text: ENROLMENT_MESSAGES.revokedText },
} as const;

/** Makes this phone the one of a vehicle, by an invitation of the authority, and says how far that is; for citizens. */
export function EnrolmentSection() {
  const viewer = useViewer();
  return isCitizen(viewer) ? <Enrolment /> : null;
}

function Enrolment() {
  const { formatMessage } = useIntl();
  const device = useEnrolledDevice();
  useEnrolmentWatch(device);
  const claim = useClaimPhone();
  const state = device?.state;
  // A claimed device is never invited again, nor does its invitation expire.
  const shown = state === 'WAITING' || state === 'APPROVED' || state === 'REVOKED' ? state : null;
  const Icon = shown === null ? BusFront : ICONS[shown];
  const plate = device?.registrationNumber ?? '';
  const title = shown === null ? ENROLMENT_MESSAGES.none : STATES[shown].title;
  const text = shown === null ? ENROLMENT_MESSAGES.noneText : STATES[shown].text;
  return (
    <SettingsSection title={formatMessage(ENROLMENT_MESSAGES.section)}>
      <Card>
        <Flex gap="3" role="status">
          <Flex color="fg.muted" flexShrink="0" aria-hidden>
            <Icon size={24} />
          </Flex>
          <Box flex="1" minW="0">
            <Text textStyle="strong" overflowWrap="anywhere">
              {formatMessage(title, { plate })}
            </Text>
            <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {formatMessage(text)}
            </Text>
            {shown === 'REVOKED' && device?.revokeReason && (
              <Text textStyle="small" mt="2" overflowWrap="anywhere">
                {formatMessage(ENROLMENT_MESSAGES.reason, { reason: device.revokeReason })}
              </Text>
            )}
            {(shown === 'WAITING' || shown === 'APPROVED') && (
              <Text textStyle="small" mt="2">
                {formatMessage(ENROLMENT_MESSAGES.leaving)}
              </Text>
            )}
          </Box>
        </Flex>
        {(shown === null || shown === 'REVOKED') && (
          <Box mt="4">
            <InvitationForm onSend={claim} submitText={formatMessage(ENROLMENT_MESSAGES.enrol)} />
          </Box>
        )}
      </Card>
    </SettingsSection>
  );
}
