import { Flex, Heading } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/phone';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { ErrorState } from '../../components/ErrorState';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton';
import { useProfileQuery } from '../../graphql/generated';
import { useViewer } from '../../lib/session';
import { Fact } from './Fact';
import { PROFILE_MESSAGES } from './messages';
import { SessionsCard } from './SessionsCard';

/** The user's own page: who the service knows them as, and where they are signed in. */
export function ProfilePage() {
  const intl = useIntl();
  const viewer = useViewer();
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  const none = intl.formatMessage(PROFILE_MESSAGES.none);
  const createdAt = data?.viewer?.createdAt;
  return (
    <Flex direction="column" gap="6">
      <Heading as="h1" textStyle="title">
        {intl.formatMessage(PROFILE_MESSAGES.title)}
      </Heading>
      {data === undefined && error !== undefined ? (
        <ErrorState
          text={intl.formatMessage(PROFILE_MESSAGES.error)}
          // A second failure is in the state that the query gives.
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <>
          <section>
            <Heading as="h2" textStyle="section" mb="3">
              {intl.formatMessage(PROFILE_MESSAGES.personal)}
            </Heading>
            <Card as="dl" isFlush>
              <Fact label={PROFILE_MESSAGES.name}>{viewer?.displayName ?? none}</Fact>
              <Fact label={PROFILE_MESSAGES.number}>
                {viewer?.mobileNumber ? formatPhone(viewer.mobileNumber) : none}
              </Fact>
              {viewer?.email && <Fact label={PROFILE_MESSAGES.email}>{viewer.email}</Fact>}
              <Fact label={PROFILE_MESSAGES.since}>
                {createdAt === undefined ? (
                  <Skeleton>
                    <SkeletonBlock w="8rem" />
                  </Skeleton>
                ) : (
                  intl.formatDate(createdAt, { dateStyle: 'long' })
                )}
              </Fact>
            </Card>
          </section>
          <SessionsCard sessions={data?.mySessions ?? null} onEnded={() => void refetch()} />
        </>
      )}
    </Flex>
  );
}
