import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { DEVELOPER_MESSAGES } from './messages';

/** In place of what needs an account: the ways to sign in, as a citizen, at an agency or as staff. */
export function SignInFirst() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const ways = [
    [PATHS.signIn, DEVELOPER_MESSAGES.asCitizen],
    [PATHS.agency, DEVELOPER_MESSAGES.asAgency],
    [PATHS.admin, DEVELOPER_MESSAGES.asStaff],
  ] as const;
  return (
    <Card display="flex" flexDirection="column" alignItems="flex-start" gap="3">
      <Text>{formatMessage(DEVELOPER_MESSAGES.signInFirst)}</Text>
      {ways.map(([path, label]) => (
        <Button key={path} asChild variant="outline">
          <Link to={path} state={{ returnTo: pathname }}>
            {formatMessage(label)}
          </Link>
        </Button>
      ))}
    </Card>
  );
}
