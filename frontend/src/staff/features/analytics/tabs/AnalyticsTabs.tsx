import { Button, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { STAFF_PATHS } from '../../../../lib/paths';
import { TAB_MESSAGES } from './messages';

const TABS = [
  { name: 'overview', path: STAFF_PATHS.analytics },
  { name: 'segments', path: `${STAFF_PATHS.analytics}/segments` },
  { name: 'campaigns', path: `${STAFF_PATHS.analytics}/campaigns` },
] as const;

/** The pages of analytics. */
export function AnalyticsTabs({ current }: { current: (typeof TABS)[number]['name'] }) {
  const { formatMessage } = useIntl();
  return (
    <Flex as="nav" aria-label={formatMessage(TAB_MESSAGES.name)} wrap="wrap" gap="2">
      {TABS.map(({ name, path }) => (
        <Button
          key={name}
          asChild
          variant={name === current ? 'outline' : 'ghost'}
          size="sm"
          px="3"
          minH={{ base: '12', md: '9' }}
        >
          <Link to={path} aria-current={name === current ? 'page' : undefined}>
            {formatMessage(TAB_MESSAGES[name])}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}
