import { Button, Flex, Grid, Heading, Text, Box } from '@chakra-ui/react';
import { Pencil, Smartphone } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LastUpdated } from '../../components/states/LastUpdated';
import { NotLoaded } from '../../components/states/NotLoaded';
import { MyStatisticsDocument, ProfileDocument, useProfileQuery } from '../../graphql/generated';
import { useReachableAgain } from '../../lib/network/useReachableAgain';
import { useViewer } from '../../lib/session/session';
import { EDIT_MESSAGES } from './edit/edit-messages';
import { EmergencyCard } from './sos/EmergencyCard';
import { PROFILE_MESSAGES } from './edit/messages';
import { PersonalCard } from './PersonalCard';
import { ProfileForm } from './edit/ProfileForm';
import { profileFrom } from './edit/profile-form';
import { SessionsCard } from './SessionsCard';
import { StatisticsPart } from './record/StatisticsPart';
import { useUnsentProfile } from './edit/unsent-profile';
import { formatPhone } from '@wakafine/domain/people/phone';
import { Avatar } from '../../components/Avatar';
import { initialsOf } from '../../lib/format/user-names';

const QUESTIONS = [{ query: ProfileDocument }, { query: MyStatisticsDocument }];

export interface ProfilePageProps {
  /** Whether the own number is proven, and the way to prove it. */
  number: ReactNode;
}

/** The user's own page: how they drive, who the service knows them as, and where they are signed in. */
export function ProfilePage({ number }: ProfilePageProps) {
  const { formatMessage } = useIntl();
  const unsent = useUnsentProfile(useViewer()?.id ?? '');
  // Where somebody must decide between two phones the fields open by themselves.
  const [wasEditing, setIsEditing] = useState<boolean | null>(null);
  const isEditing = wasEditing ?? (unsent !== null && unsent.rival !== null);
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
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
          <LastUpdated of={QUESTIONS} />
          <ProfileHead />
          <Grid
            templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="4"
            rowGap="6"
            alignItems="start"
          >
            <Flex direction="column" gap="4" minW="0">
              <StatisticsPart />
            </Flex>
            <Flex direction="column" gap="6" minW="0">
              {hasFailed ? (
                <NotLoaded text={formatMessage(PROFILE_MESSAGES.error)} onRetry={retry} />
              ) : (
                <>
                  {unsent !== null && <StoredHere />}
                  <PersonalCard
                    known={
                      known && unsent
                        ? { ...known, profile: profileFrom(unsent.values, known.profile) }
                        : known
                    }
                  />
                  {number}
                  <EmergencyCard />
                  <SessionsCard sessions={data?.mySessions ?? null} onEnded={retry} />
                </>
              )}
            </Flex>
          </Grid>
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

/** Changes that have not reached the server yet. */
function StoredHere() {
  const { formatMessage } = useIntl();
  return (
    <Flex role="status" align="center" gap="2" textStyle="small" color="fg.muted">
      <Smartphone size={16} aria-hidden />
      <Text>{formatMessage(EDIT_MESSAGES.stored)}</Text>
    </Flex>
  );
}

/** Photo or initials, name and number. */
function ProfileHead() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const displayName = viewer?.displayName ?? null;
  const email = viewer?.email ?? null;
  return (
    <Flex align="center" gap="4">
      <Avatar
        isLarge
        photoUrl={viewer?.profile.photoUrl ?? null}
        initials={initialsOf({ displayName, email, phoneNumber: null })}
      />
      <Box minW="0">
        <Text textStyle="heading" overflowWrap="anywhere">
          {displayName ?? formatMessage(PROFILE_MESSAGES.nameless)}
        </Text>
        {viewer?.mobileNumber && (
          <Text textStyle="small" color="fg.muted">
            {formatPhone(viewer.mobileNumber)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
