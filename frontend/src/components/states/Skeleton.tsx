import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../messages';

/** Before this a skeleton would only flicker. */
const SHOWN_AFTER_MS = 300;

/** A grey block in the place of what is loading. */
export const SkeletonBlock = chakra('div', {
  base: { bg: 'bg.muted', borderRadius: 'badge', h: '5', animation: 'breathe 1.6s ease-in-out infinite' },
});

/**
 * Shows its blocks once loading has lasted 300 ms, and announces to screen readers that something loads, or its
 * name.
 */
export function Skeleton({ label, children }: { label?: string; children: ReactNode }) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  useEffect(function showLater() {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" aria-label={label ?? intl.formatMessage(COMMON_MESSAGES.loading)}>
      <Box data-skeleton visibility={isShown ? 'visible' : 'hidden'} aria-hidden>
        {children}
      </Box>
    </Box>
  );
}
