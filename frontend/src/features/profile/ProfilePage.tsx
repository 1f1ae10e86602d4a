import { Button, Flex, Heading } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/ErrorState';
import { useProfileQuery } from '../../graphql/generated';
import { EDIT_MESSAGES } from './edit-messages';
import { EmergencyCard } from './EmergencyCard';
import { PROFILE_MESSAGES } from './messages';
import { PersonalCard } from './PersonalCard';
import { ProfileForm } from './ProfileForm';
import { ProfileHead } from './ProfileHead';
import { SessionsCard } from './SessionsCard';
import { StatisticsPart } from './StatisticsPart';

/** The user's own page: how they drive, who the service knows them as, and where they are signed in. */
export function ProfilePage() {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  const heading = useRef<HTMLHeadingElement>(null);
  const known = data?.viewer ?? null;
  const hasFailed = data === undefined && error !== undefined;
  return (
    <Flex direction="column" gap="6">
      <Flex justify="space-between" align="center" gap="3" minH="12">
        <Heading ref={heading} as="h1" tabIndex={-1} outline="none" textStyle="title">
          {formatMessage(PROFILE_MESSAGES.title)}
        </Heading>
        {!isEditing && (
          <Button variant="ghost" px="3" me="-3" disabled={known === null} onClick={() => setIsEditing(true)}>
            <Pencil size={20} aria-hidden />
            {formatMessage(EDIT_MESSAGES.edit)}
          </Button>
        )}
      </Flex>
      {isEditing && known !== null ? (
        <ProfileForm profile={known.profile} onDone={handleDone} />
      ) : (
        <>
          <ProfileHead />
          <Flex direction="column" gap="4">
            <StatisticsPart />
          </Flex>
          {hasFailed ? (
            <ErrorState
              text={formatMessage(PROFILE_MESSAGES.error)}
              // A second failure is in the state that the query gives.
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <>
              <PersonalCard known={known} />
              <EmergencyCard />
              <SessionsCard sessions={data?.mySessions ?? null} onEnded={() => void refetch()} />
            </>
          )}
        </>
      )}
    </Flex>
  );

  // What had the focus is gone: one goes on at the top.
  function handleDone(): void {
    setIsEditing(false);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }
}
