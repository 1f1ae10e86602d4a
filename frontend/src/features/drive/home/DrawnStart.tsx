import { Box, Button, chakra } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../../../components/messages';
import { SkeletonBlock } from '../../../components/states/Skeleton';
import { START_ID } from '../../../lib/drawn-page';
import { IDLE_MESSAGES } from '../context/messages';

const ONLY_WITH_VEHICLE = { 'html:not([data-vehicle]) &': { display: 'none' } };
/** As the app's own button looks while it is busy. */
const BUSY = {
  '&[data-loading] > svg': { display: 'none' },
  '&[data-loading]::before': {
    content: '""',
    boxSize: '6',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
  },
};

/** Start on the page that is drawn at build: a tap is queued until the app is there to follow it (`draw-page.js`). */
export function DrawnStart() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Box css={ONLY_WITH_VEHICLE}>
        <SkeletonBlock h="12" mb="3" borderRadius="control" />
      </Box>
      <Button id={START_ID} size="lg" width="full" data-queues="start" css={BUSY}>
        <Play size={24} aria-hidden />
        {formatMessage(IDLE_MESSAGES.start)}
      </Button>
      <chakra.span role="status" srOnly data-said={formatMessage(COMMON_MESSAGES.loading)} />
    </>
  );
}
