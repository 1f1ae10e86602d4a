import { Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router-dom';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { DEVELOPER_ENTRIES } from './developer-entries';
import { DEVELOPER_MESSAGES } from './messages';

/** The pages for developers: down the rail, or side by side in a strip that scrolls to the one that is shown. */
export function DeveloperNav() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(
    function showCurrentPage() {
      const current = strip.current?.querySelector('[aria-current=page]');
      if (strip.current && current) {
        strip.current.scrollLeft += distanceToMiddle(strip.current, current);
      }
    },
    [pathname],
  );
  return (
    <Flex
      ref={strip}
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

/** Distance that brings a part of a strip into its middle, px. */
function distanceToMiddle(strip: Element, part: Element): number {
  const [around, within] = [strip.getBoundingClientRect(), part.getBoundingClientRect()];
  return within.left + within.width / 2 - (around.left + around.width / 2);
}
