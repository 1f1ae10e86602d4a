import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { AGENCY_PATHS } from '../../lib/paths';
import { AGENCY_MESSAGES } from '../texts/messages';
import { AGENCY_ENTRIES } from './agency-entries';

/** The pages of the agency: down the rail, icons alone under 1280 px; on phones along the foot of the screen. */
export function AgencyNav({ isFoot = false }: { isFoot?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      as="nav"
      aria-label={formatMessage(AGENCY_MESSAGES.menu)}
      direction={isFoot ? 'row' : 'column'}
      gap={isFoot ? '0' : '1'}
      px={isFoot ? '0' : '2'}
      flex={isFoot ? undefined : '1'}
      w={isFoot ? 'full' : undefined}
    >
      {AGENCY_ENTRIES.map(({ path, label, short, icon: Icon }) => (
        <Flex
          key={path}
          asChild
          flex={isFoot ? '1' : undefined}
          minW="0"
          direction={isFoot ? 'column' : 'row'}
          align="center"
          justify={isFoot ? 'center' : { base: 'center', lg: 'flex-start' }}
          gap={isFoot ? '0.5' : '3'}
          minH={isFoot ? '14' : '10'}
          px={isFoot ? '0.5' : '2.5'}
          borderRadius={isFoot ? undefined : 'control'}
          color="fg.muted"
          textDecoration="none"
          textStyle={isFoot ? 'micro' : 'label'}
          css={{ '&[aria-current=page]': { color: 'fg', bg: 'bg.muted', fontWeight: 'bold' } }}
          _hover={{ bg: 'bg.muted' }}
        >
          <NavLink to={path} end={path === AGENCY_PATHS.home} title={formatMessage(label)}>
            <Icon size={20} aria-hidden />
            <chakra.span
              display={isFoot ? undefined : { base: 'none', lg: 'inline' }}
              fontSize={isFoot ? '11px' : undefined}
              whiteSpace={isFoot ? 'nowrap' : undefined}
            >
              {formatMessage(isFoot ? short : label)}
            </chakra.span>
          </NavLink>
        </Flex>
      ))}
    </Flex>
  );
}
