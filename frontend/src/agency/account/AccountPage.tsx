import { Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ChangePassword } from '../../components/account/ChangePassword';
import { PASSWORD_MESSAGES } from '../../components/account/messages';
import { TotpCard } from '../../components/account/TotpCard';
import { RoleBadge } from '../../components/staff/RoleBadge';
import { Card } from '../../components/surface/Card';
import { useAgencyAccountQuery, type AgencyAccountQuery } from '../../graphql/agency';
import { Loading } from '../parts/Loading';
import { LinesCard } from './LinesCard';
import { AGENCY_MESSAGES } from '../texts/messages';

/** Own account of somebody who works at an agency: who they are, the second step of sign-in, and the password. */
export function AccountPage() {
  const { data, error, refetch } = useAgencyAccountQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  const account = data?.viewer ?? null;
  return (
    <Loading isThere={account !== null} hasFailed={error !== undefined} onRetry={reload}>
      {account !== null && <Account account={account} onChanged={reload} />}
    </Loading>
  );
}

interface AccountProps {
  account: NonNullable<AgencyAccountQuery['viewer']>;
  onChanged: () => void;
}

function Account({ account, onChanged }: AccountProps) {
  const { formatMessage } = useIntl();
  const { displayName, username, role, isDemo, hasTotp } = account;
  return (
    <>
      <Flex direction="column" gap="1">
        <Heading as="h2" textStyle="section">
          {formatMessage(AGENCY_MESSAGES.account)}
        </Heading>
        <Flex align="center" gap="2" wrap="wrap">
          <Text overflowWrap="anywhere">
            {displayName === null || displayName === username ? username : `${displayName} · ${username}`}
          </Text>
          <RoleBadge role={role} />
        </Flex>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <TotpCard isActive={hasTotp} onChanged={onChanged} />
        <Card display="flex" flexDirection="column" gap="4">
          <Heading as="h3" textStyle="section">
            {formatMessage(PASSWORD_MESSAGES.title)}
          </Heading>
          {isDemo ? (
            <Text color="fg.muted">{formatMessage(PASSWORD_MESSAGES.demo)}</Text>
          ) : (
            <ChangePassword onChanged={onChanged} />
          )}
        </Card>
        <LinesCard />
      </Grid>
    </>
  );
}
