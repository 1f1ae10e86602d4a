import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import {
  useRevokeAgencyInvitationMutation,
  type AgencyInvitationItemFragment,
} from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { AGENCY_PEOPLE_MESSAGES } from './messages';

export interface InvitationListProps {
  invitations: readonly AgencyInvitationItemFragment[];
  /** Called when one was revoked, or turned out to be over. */
  onChanged: () => void;
}

/** Invitations, newest first, with what became of each; nothing without one. */
export function InvitationList({ invitations, onChanged }: InvitationListProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const failureText = useFailureText();
  const [revoke, { loading }] = useRevokeAgencyInvitationMutation();
  const [failure, setFailure] = useState<string | null>(null);
  async function handleRevoke(invitationId: string): Promise<void> {
    setFailure(await failureText(() => revoke({ variables: { input: { invitationId } } })));
    onChanged();
  }
  if (invitations.length === 0) {
    return null;
  }
  return (
    <div>
      <Heading as="h3" textStyle="label">
        {formatMessage(AGENCY_PEOPLE_MESSAGES.list)}
      </Heading>
      {failure !== null && <FaultLine>{failure}</FaultLine>}
      <chakra.ul listStyleType="none">
        {invitations.map(({ id, agency, role, email, state, expiresAt, username }) => (
          <Flex as="li" key={id} align="center" gap="3" py="2" borderBottomWidth="1px">
            <chakra.div flex="1" minW="0">
              <Text textStyle="label">{agency}</Text>
              <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {[
                  formatMessage(AGENCY_PEOPLE_MESSAGES[role]),
                  ...(email === null ? [] : [email]),
                  formatMessage(AGENCY_PEOPLE_MESSAGES[state], {
                    ...{ day: date(expiresAt), name: username ?? '–' },
                  }),
                ].join(' · ')}
              </Text>
            </chakra.div>
            {state === 'OPEN' && (
              <Button
                variant="outline"
                size="sm"
                disabled={loading}
                aria-label={formatMessage(AGENCY_PEOPLE_MESSAGES.revokeOf, { agency })}
                onClick={() => void handleRevoke(id)}
              >
                {formatMessage(AGENCY_PEOPLE_MESSAGES.revoke)}
              </Button>
            )}
          </Flex>
        ))}
      </chakra.ul>
    </div>
  );
}
