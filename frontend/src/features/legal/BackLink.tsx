import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { COMMON_MESSAGES } from '../../components/messages';
import { PATHS } from '../../lib/paths';
import { useViewer } from '../../lib/session/session';
import { LEGAL_MESSAGES } from './messages';

/** The router's name for the first page of a visit, behind which there is none of ours. */
const FIRST_PAGE = 'default';

/** To sign-in for visitors; back to where they were for anyone who is signed in. */
export function BackLink() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isSignedIn = useViewer() !== null;
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="12"
      pe="3"
      textStyle="strong"
      color="brand.fg"
    >
      {isSignedIn ? (
        <chakra.button
          type="button"
          cursor="pointer"
          onClick={() => void (key === FIRST_PAGE ? navigate(PATHS.home) : navigate(-1))}
        >
          <ChevronLeft size={24} aria-hidden />
          {intl.formatMessage(COMMON_MESSAGES.back)}
        </chakra.button>
      ) : (
        <Link to={PATHS.signIn}>
          <ChevronLeft size={24} aria-hidden />
          {intl.formatMessage(LEGAL_MESSAGES.back)}
        </Link>
      )}
    </chakra.span>
  );
}
