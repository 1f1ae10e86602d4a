import { chakra, Flex } from '@chakra-ui/react';
import { OPEN_LICENCE } from '@wakafine/domain/opendata/open-sets';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;

/** The ways on from the data sets: the licence, how is measured, and the pages for developers. */
export function OpenDataLinks() {
  const { formatMessage } = useIntl();
  return (
    <Flex as="nav" aria-label={formatMessage(P.links)} wrap="wrap" columnGap="5">
      <Entry>
        <a href={OPEN_LICENCE.path}>{formatMessage(P.licenceLink)}</a>
      </Entry>
      <Entry>
        <Link to={PATHS.howItWorks}>{formatMessage(P.how)}</Link>
      </Entry>
      <Entry>
        <Link to={PATHS.developers}>{formatMessage(P.developers)}</Link>
      </Entry>
    </Flex>
  );
}

function Entry({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      minH="12"
      textStyle="label"
      color="fg.muted"
    >
      {children}
    </chakra.span>
  );
}
