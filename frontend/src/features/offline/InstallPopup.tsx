import { lazy, Suspense, useEffect, useState } from 'react';
import { isInstalled, phoneKind } from '../../lib/install-offer';
import { noteOffered, wasOffered } from '../../lib/storage/seen-offers';

const InstallSheet = lazy(() => import('./InstallSheet').then((sheet) => ({ default: sheet.InstallSheet })));

/** Product specification, section 9. */
const AFTER_MS = 2_000;
/** Whatever lies above the page: the popup never opens over it. */
const SOMETHING_OPEN = '[role=dialog], [role=alertdialog], [role=menu][data-state=open]';

/** On a phone that has not installed the app: offers to, 2 s after the page came, once per device and never over something else. */
export function InstallPopup() {
  const [phone] = useState(phoneKind);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(
    function offerOnce() {
      if (phone === null || isInstalled() || wasOffered('install')) {
        return undefined;
      }
      const timer = setTimeout(() => {
        if (!wasOffered('install') && document.querySelector(SOMETHING_OPEN) === null) {
          noteOffered('install');
          setIsOpen(true);
          setWasOpen(true);
        }
      }, AFTER_MS);
      return () => clearTimeout(timer);
    },
    [phone],
  );
  useEffect(function endOnceInstalled() {
    function end(): void {
      noteOffered('install');
      setIsOpen(false);
    }
    window.addEventListener('appinstalled', end);
    return () => window.removeEventListener('appinstalled', end);
  }, []);
  return (
    phone !== null &&
    wasOpen && (
      <Suspense fallback={null}>
        <InstallSheet phone={phone} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}
