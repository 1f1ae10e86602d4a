import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../../components/surface/Sheet';
import { useAgencyInvitationsQuery } from '../../../../graphql/staff';
import { OneTimeSecret } from '../../../kit/pieces/OneTimeSecret';
import { InvitationList } from './InvitationList';
import { InviteForm, type Invited } from './InviteForm';
import { AGENCY_PEOPLE_MESSAGES } from './messages';

/** Invites people of agencies, shows the link of each invitation once, and those that were made. */
export function AgencyPeople({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [invited, setInvited] = useState<Invited | null>(null);
  const { data, refetch } = useAgencyInvitationsQuery({ skip: !isOpen, fetchPolicy: 'network-only' });
  function accept(made: Invited): void {
    setInvited(made);
    void refetch();
  }
  function close(): void {
    setInvited(null);
    onClose();
  }
  return (
    <Sheet isOpen={isOpen} onClose={close} title={formatMessage(AGENCY_PEOPLE_MESSAGES.title)}>
      {invited === null ? (
        <Flex direction="column" gap="4">
          <Text color="fg.muted">{formatMessage(AGENCY_PEOPLE_MESSAGES.text)}</Text>
          <InviteForm agencies={data?.transportAgencies ?? []} onInvited={accept} />
          <InvitationList
            invitations={data?.agencyInvitationsConnection.nodes ?? []}
            onChanged={() => void refetch()}
          />
        </Flex>
      ) : (
        <OneTimeSecret
          text={formatMessage(AGENCY_PEOPLE_MESSAGES.linkText, { agency: invited.agency })}
          label={formatMessage(AGENCY_PEOPLE_MESSAGES.link)}
          secret={new URL(invited.path, window.location.origin).href}
          copyLabel={formatMessage(AGENCY_PEOPLE_MESSAGES.copy)}
          copiedText={formatMessage(AGENCY_PEOPLE_MESSAGES.copied)}
          onDone={() => setInvited(null)}
        />
      )}
    </Sheet>
  );
}
