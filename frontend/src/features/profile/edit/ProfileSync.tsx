import { Button } from '@chakra-ui/react';
import { CircleUser } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { COMMON_MESSAGES } from '../../../components/messages';
import { SlimNotice } from '../../../components/surface/SlimNotice';
import { retryUntilDone } from '../../../lib/offline/retry-until-done';
import { PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import { EDIT_MESSAGES } from './edit-messages';
import { useUnsentProfile, type UnsentProfile } from './unsent-profile';
import { useProfileSender } from './useProfileSender';

/** Under every page: sends the profile that was saved offline, and says where somebody must decide. */
export function ProfileSync() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const unsent = useUnsentProfile(useViewer()?.id ?? '');
  const hasRival = unsent !== null && unsent.rival !== null;
  useSendLater(hasRival ? null : unsent);
  if (!hasRival || pathname === PATHS.profile) {
    return null;
  }
  return (
    <SlimNotice
      icon={CircleUser}
      text={formatMessage(EDIT_MESSAGES.conflictText)}
      action={
        <Button asChild variant="outline" size="sm" minH="12">
          <Link to={PATHS.profile}>{formatMessage(COMMON_MESSAGES.decide)}</Link>
        </Button>
      }
    />
  );
}

function useSendLater(waiting: UnsentProfile | null): void {
  const send = useProfileSender();
  const latest = useRef({ waiting, send });
  useEffect(function storeLatest() {
    latest.current = { waiting, send };
  });
  const hasSome = waiting !== null;
  useEffect(
    function sendWhenReachable() {
      const trying = retryUntilDone(async () => {
        const { waiting: profile, send: sendNow } = latest.current;
        return profile === null || (await sendNow(profile)).kind !== 'stored';
      });
      return trying.stop;
    },
    [hasSome],
  );
}
