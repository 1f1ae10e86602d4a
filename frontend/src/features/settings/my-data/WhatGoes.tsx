import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { DELETION_GRACE_DAYS } from '@wakafine/domain/people/account-deletion';
import { formatPhone } from '@wakafine/domain/people/phone';
import { useIntl } from 'react-intl';
import { useMyDataCountsQuery } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import type { Viewer } from '../../../lib/session/session';
import { DELETE_MESSAGES } from './deletion-messages';

/** Data that a deletion removes, that it leaves, and that an open case holds for a while, with the numbers of this account where they are known. */
export function WhatGoes({ viewer }: { viewer: Viewer }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { data } = useMyDataCountsQuery({ fetchPolicy: 'network-only' });
  const held = (data?.heldEvidenceConnection.nodes ?? []).map(({ number: ofCase, releasedAt }) =>
    releasedAt === null
      ? formatMessage(DELETE_MESSAGES.heldUndecided, { number: ofCase })
      : formatMessage(DELETE_MESSAGES.heldUntil, { number: ofCase, date: formats.date(releasedAt) }),
  );
  const number = viewer.mobileNumber === null ? '' : formatPhone(viewer.mobileNumber);
  return (
    <Flex direction="column" gap="3">
      <List
        title={formatMessage(DELETE_MESSAGES.goes)}
        items={[
          formatMessage(DELETE_MESSAGES.goesAccount, { number }),
          formatMessage(DELETE_MESSAGES.goesRoutes, { count: data?.journeys.totalCount ?? -1 }),
          formatMessage(DELETE_MESSAGES.goesViolations, { count: data?.violations.totalCount ?? -1 }),
        ]}
      />
      {data?.journeys.totalCount !== 0 && (
        <List
          title={formatMessage(DELETE_MESSAGES.stays)}
          items={[formatMessage(DELETE_MESSAGES.staysFigures)]}
        />
      )}
      {held.length > 0 && <List title={formatMessage(DELETE_MESSAGES.held)} items={held} />}
      <Text textStyle="small" color="fg.muted">
        {formatMessage(DELETE_MESSAGES.grace, { days: DELETION_GRACE_DAYS })}
      </Text>
    </Flex>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Box>
      <Text textStyle="label" color="fg.muted">
        {title}
      </Text>
      <chakra.ul ps="5" listStyleType="disc">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </chakra.ul>
    </Box>
  );
}
