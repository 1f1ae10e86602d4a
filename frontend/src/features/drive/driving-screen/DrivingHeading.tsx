import { Heading } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../../lib/format/usePageTitle';
import { DRIVING_MESSAGES } from '../context/messages';

/** Heading that nobody sees: it names the tab and has the focus, since the page beneath is gone for the keyboard and for screen readers. */
export function DrivingHeading() {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = formatMessage(DRIVING_MESSAGES.region);
  usePageTitle(title);
  useEffect(function meetScreen() {
    // A sheet that is still open holds the focus itself.
    if (document.querySelector('[role=dialog]') === null) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <Heading ref={heading} as="h1" tabIndex={-1} srOnly>
      {title}
    </Heading>
  );
}
