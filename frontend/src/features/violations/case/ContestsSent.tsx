import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { OwnCaseFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { TRACK_MESSAGES } from './track-messages';

/** Contests of the holder as they were sent: words, track, and whether the positions of the journey may be looked at. */
export function ContestsSent({ contests }: Pick<OwnCaseFragment, 'contests'>) {
  const { formatMessage } = useIntl();
  const { dateAndTime, time } = useFormats();
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Heading as="h3" textStyle="section">
        {formatMessage(TRACK_MESSAGES.sentTitle)}
      </Heading>
      {contests.map(({ id, statement, writtenAt, track, showsOwnTrack }) => (
        <Flex key={id} direction="column" gap="1">
          <Text textStyle="small" color="fg.muted">
            {dateAndTime(writtenAt)}
          </Text>
          <Text overflowWrap="anywhere" whiteSpace="pre-line">
            {statement ?? formatMessage(TRACK_MESSAGES.deleted)}
          </Text>
          {track !== null && (
            <Text textStyle="small">
              {formatMessage(TRACK_MESSAGES.sentTrack, {
                count: track.pointCount,
                from: time(Date.parse(track.startedAt)),
                to: time(Date.parse(track.endedAt)),
              })}
            </Text>
          )}
          {showsOwnTrack && (
            <Text textStyle="small" color="fg.muted">
              {formatMessage(TRACK_MESSAGES.sentShows)}
            </Text>
          )}
        </Flex>
      ))}
    </Card>
  );
}
