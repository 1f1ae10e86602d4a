import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZoneBadge } from '../../components/zones/ZoneBadge';
import { ZONE_NAMES } from '../../components/zones/zone-names';
import { useAgencyEventsQuery } from '../../graphql/agency';
import { useFormats } from '../../lib/format/format';
import { AGENCY_MESSAGES } from '../texts/messages';
import { joinedPlace } from '../parts/joined-place';
import { Loading } from '../parts/Loading';
import { Panel } from '../parts/Panel';

const PAGE = 20;

/** Violations of the own vehicles, newest first, by the hour and without a place on a map. */
export function EventPanel() {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const { data, error, refetch, fetchMore } = useAgencyEventsQuery({
    variables: { first: PAGE, after: null },
    fetchPolicy: 'network-only',
  });
  const page = data?.agencyEvents;
  const more = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { agencyEvents } }) => ({
        agencyEvents: { ...agencyEvents, edges: [...before.agencyEvents.edges, ...agencyEvents.edges] },
      }),
    });
  return (
    <Loading isThere={page !== undefined} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      <Panel title={formatMessage(AGENCY_MESSAGES.events)} foot={formatMessage(AGENCY_MESSAGES.eventsNote)}>
        {page?.edges.length === 0 && (
          <Text px="4" py="6" color="fg.muted">
            {formatMessage(AGENCY_MESSAGES.noEvents)}
          </Text>
        )}
        <chakra.ul listStyleType="none">
          {page?.edges.map(({ node }) => (
            <Flex
              as="li"
              key={node.id}
              wrap="wrap"
              align="center"
              columnGap="3"
              rowGap="0.5"
              px="4"
              py="2.5"
              borderBottomWidth="1px"
              _last={{ borderBottomWidth: '0' }}
            >
              <ZoneBadge zone={ZONE_NAMES[node.severity]} />
              <chakra.b textStyle="plate">{node.registrationNumber}</chakra.b>
              {node.provenKmh !== null && node.limitKmh !== null && (
                <chakra.span textStyle="small">
                  {formatMessage(AGENCY_MESSAGES.proven, { speed: node.provenKmh, limit: node.limitKmh })}
                </chakra.span>
              )}
              <chakra.span ms={{ md: 'auto' }} textStyle="small" color="fg.muted">
                {[
                  dateAndTime(node.hour),
                  ...joinedPlace(node),
                  ...(node.driverAlias === null
                    ? []
                    : [formatMessage(AGENCY_MESSAGES.driver, { alias: node.driverAlias })]),
                ].join(' · ')}
              </chakra.span>
            </Flex>
          ))}
        </chakra.ul>
        {page?.pageInfo.hasNextPage === true && (
          <Flex p="3" justify="center" borderTopWidth="1px">
            <Button variant="outline" size="sm" minH={{ base: '12', md: '9' }} onClick={() => void more()}>
              {formatMessage(AGENCY_MESSAGES.more)}
            </Button>
          </Flex>
        )}
      </Panel>
    </Loading>
  );
}
