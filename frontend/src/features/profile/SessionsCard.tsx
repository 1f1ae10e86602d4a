import { Badge, Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { notify } from '../../components/surface/toaster';
import { useRevokeOtherSessionsMutation, type ProfileQuery } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { PROFILE_MESSAGES } from './edit/messages';

type Session = ProfileQuery['mySessions'][number];

export interface SessionsCardProps {
  /** Null while they are being loaded. */
  sessions: readonly Session[] | null;
  /** The others were ended. */
  onEnded: () => void;
}

/** Sessions of the user, with a way to end all but this one. */
export function SessionsCard({ sessions, onEnded }: SessionsCardProps) {
  const { formatMessage } = useIntl();
  const [revoke, { loading }] = useRevokeOtherSessionsMutation();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleEndOthers(): Promise<void> {
    setHasFailed(false);
    try {
      const { data } = await revoke();
      const count = data?.revokeOtherSessions ?? 0;
      notify({ kind: 'success', title: formatMessage(PROFILE_MESSAGES.ended, { count }) });
      onEnded();
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <section>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(PROFILE_MESSAGES.sessions)}
      </Heading>
      <Card isFlush>
        {sessions === null ? (
          <Skeleton>
            <SkeletonBlock m="4" h="8" />
          </Skeleton>
        ) : (
          <chakra.ul listStyleType="none">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </chakra.ul>
        )}
      </Card>
      {hasFailed && (
        <Text role="alert" mt="3" textStyle="small" color="danger.fg">
          {formatMessage(PROFILE_MESSAGES.endFailed)}
        </Text>
      )}
      {(sessions?.length ?? 0) > 1 && (
        <Button variant="outline" mt="4" loading={loading} onClick={() => void handleEndOthers()}>
          {formatMessage(PROFILE_MESSAGES.endOthers)}
        </Button>
      )}
    </section>
  );
}

function SessionRow({ session: { device, startedAt, isCurrent } }: { session: Session }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      minH="16"
      px="4"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Smartphone size={24} aria-hidden />
      <Box flex="1" minW="0">
        <Flex wrap="wrap" justify="space-between" columnGap="3">
          <Text textStyle="strong">{device ?? formatMessage(PROFILE_MESSAGES.device)}</Text>
          {isCurrent && <Badge variant="plain">{formatMessage(PROFILE_MESSAGES.here)}</Badge>}
        </Flex>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(PROFILE_MESSAGES.signedIn, {
            date: formats.date(startedAt),
            time: formats.time(startedAt),
          })}
        </Text>
      </Box>
    </Flex>
  );
}
