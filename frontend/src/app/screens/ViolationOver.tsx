import { Suspense, useState } from 'react';
import { useLocation, useMatch, useNavigate, type Location } from 'react-router-dom';
import { TextsUpTo } from '../../lib/i18n/LanguageProvider';
import { pageBelowOf } from '../../lib/page-below';
import { PATHS } from '../../lib/paths';
import { ViolationSheet } from '../pages/lazy-own-pages';

/** The id of the violation whose details the address names; null at every other address. */
function useNamedViolation(): string | null {
  return useMatch(`${PATHS.violations}/:violationId`)?.params.violationId ?? null;
}

/**
 * Route of the screens: the address, or, while that names a violation, the page from which its details were
 * opened;
 * on the list of all violations where they were opened by themselves.
 */
export function useScreenLocation(): Location {
  const location = useLocation();
  const isBelow = useNamedViolation() !== null;
  const list = { ...location, pathname: PATHS.violations, search: '', hash: '', state: null };
  return isBelow ? (pageBelowOf(location) ?? list) : location;
}

/** The details of the violation that the address names, over the screens; closing them goes back to where they were opened. */
export function ViolationOver() {
  const location = useLocation();
  const navigate = useNavigate();
  const named = useNamedViolation();
  // What was opened last is drawn until it has gone from sight.
  const [shown, setShown] = useState(named);
  if (named !== null && named !== shown) {
    setShown(named);
  }

  function close(): void {
    if (pageBelowOf(location) === null) {
      void navigate(PATHS.violations, { replace: true });
    } else {
      void navigate(-1);
    }
  }

  return (
    shown !== null && (
      <TextsUpTo scope="rest">
        <Suspense fallback={null}>
          <ViolationSheet violationId={shown} isOpen={named !== null} onClose={close} />
        </Suspense>
      </TextsUpTo>
    )
  );
}
