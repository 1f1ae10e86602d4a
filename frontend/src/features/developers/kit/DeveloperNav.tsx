import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { DEVELOPER_ENTRIES } from './developer-entries';
import { DEVELOPER_MESSAGES } from './messages';

/** The pages for developers: down the rail, or side by side in a strip that scrolls. */
export function DeveloperNav() {
  const { formatMessage } = useIntl();
  return (
    <Flex
      as="nav"
      aria-label={formatMessage(DEVELOPER_MESSAGES.menu)}
      direction={{ base: 'row', lg: 'column' }}
      gap="0.5"
      px="2.5"
      pb={{ base: '2', lg: '0' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
    >
      {DEVELOPER_ENTRIES.map(({ path, label, icon: Icon }) => (
        <Flex
          key={path}
          asChild
          align="center"
          gap="2.5"
          flexShrink="0"
          minH={{ base: '12', lg: '9' }}
          px="2.5"
          borderRadius="control"
          color="fg.muted"
          textDecoration="none"
          textStyle="label"
          whiteSpace="nowrap"
          css={{ '&[aria-current=page]': { color: 'fg', bg: 'brand.subtle', fontWeight: 'bold' } }}
          _hover={{ bg: 'bg.muted' }}
        >
          <NavLink to={path} end={path === DEVELOPER_PATHS.overview}>
            <Icon size={18} aria-hidden />
            {formatMessage(label)}
          </NavLink>
        </Flex>
      ))}
    </Flex>
  );
}
