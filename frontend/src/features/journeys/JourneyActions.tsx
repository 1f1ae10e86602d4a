import { Flex } from '@chakra-ui/react';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { DownloadSheet } from './DownloadSheet';
import type { JourneyDetail } from './shown/JourneyHeading';
import { EXPORT_MESSAGES } from './shown/messages';
import { ShareSheet } from './ShareSheet';

export interface JourneyActionsProps {
  journey: JourneyDetail;
  /** Null while it loads. */
  route: readonly RouteMapPoint[] | null;
}

/** The two buttons at the head of a journey: share its figures, download it as a file. */
export function JourneyActions({ journey, route }: JourneyActionsProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'share' | 'download' | null>(null);
  const close = () => setOpen(null);
  return (
    <Flex flexShrink="0">
      <IconButton
        label={intl.formatMessage(EXPORT_MESSAGES.share)}
        icon={<Share2 size={20} aria-hidden />}
        onClick={() => setOpen('share')}
      />
      <IconButton
        label={intl.formatMessage(EXPORT_MESSAGES.download)}
        icon={<Download size={20} aria-hidden />}
        onClick={() => setOpen('download')}
      />
      <ShareSheet journey={journey} isOpen={open === 'share'} onClose={close} />
      <DownloadSheet journey={journey} route={route} isOpen={open === 'download'} onClose={close} />
    </Flex>
  );
}
