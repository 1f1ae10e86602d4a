import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { downloadFile } from '../../../lib/download-file';
import { PDF_MESSAGES } from '../../../lib/pdf/messages';
import { PICTURE_MESSAGES, RECEIPT_MESSAGES } from './messages';
import { receiptPicture } from './receipt-picture';
import { usePictureContent } from './usePictureContent';
import type { ReceiptJourney } from './useReceiptJourney';

export interface ReceiptShareSheetProps {
  shown: ReceiptJourney;
  /** Name of the trip. */
  trip: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shares a receipt as a small picture. Plate, name, route and the key of a record stay here. */
export function ReceiptShareSheet({ isOpen, onClose, ...parts }: ReceiptShareSheetProps) {
  const { formatMessage } = useIntl();
  return isOpen && <OpenSheet title={formatMessage(RECEIPT_MESSAGES.share)} onClose={onClose} {...parts} />;
}

/** A picture; `failed` where this browser makes none. */
type Made = { readonly file: Blob; readonly url: string } | 'failed' | null;

function OpenSheet({
  title,
  onClose,
  shown,
  trip,
}: Omit<ReceiptShareSheetProps, 'isOpen'> & { title: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const picture = usePicture(shown, trip);
  const file = picture === null || picture === 'failed' ? null : picture.file;
  const canShare = file !== null && canShareFile(asFile(file));

  async function passOn(given: Blob): Promise<void> {
    if (!canShare) {
      save(given);
      return;
    }
    try {
      await navigator.share({ files: [asFile(given)] });
      onClose();
    } catch (error) {
      // Anyone who closes the phone's own sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        save(given);
      }
    }
  }

  function save(given: Blob): void {
    downloadFile(given, asFile(given).name);
    notify({ kind: 'success', title: formatMessage(PDF_MESSAGES.doneTitle) });
    onClose();
  }

  const Icon = canShare ? Share2 : Download;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Button size="lg" width="full" disabled={file === null} onClick={() => file && void passOn(file)}>
          <Icon size={20} aria-hidden />
          {formatMessage(canShare ? PICTURE_MESSAGES.send : PICTURE_MESSAGES.save)}
        </Button>
      }
    >
      <Flex direction="column" gap="3" pb="2" align="center">
        {picture === null && <Text role="status">{formatMessage(PICTURE_MESSAGES.making)}</Text>}
        {picture === 'failed' && (
          <Text role="alert" color="danger.fg">
            {formatMessage(PICTURE_MESSAGES.failed)}
          </Text>
        )}
        {picture !== null && picture !== 'failed' && (
          <>
            <chakra.img
              src={picture.url}
              alt={trip}
              maxH="50dvh"
              maxW="full"
              borderWidth="1px"
              borderRadius="control"
            />
            <Text textStyle="small" color="fg.muted">
              {formatMessage(PICTURE_MESSAGES.what, {
                size: formatNumber(Math.ceil(picture.file.size / 1024)),
              })}
            </Text>
          </>
        )}
      </Flex>
    </Sheet>
  );
}

function usePicture(shown: ReceiptJourney, trip: string): Made {
  const content = usePictureContent(shown, trip);
  const [made, setMade] = useState<Made>(null);
  const text = JSON.stringify(content);
  useEffect(
    function drawPicture() {
      let url: string | null = null;
      let isCurrent = true;
      const show = (file: Blob | null) => {
        if (isCurrent && file !== null) {
          url = URL.createObjectURL(file);
          setMade({ file, url });
        } else if (isCurrent) {
          setMade('failed');
        }
      };
      // Drawn again only where what it says has changed.
      receiptPicture(JSON.parse(text) as typeof content).then(show, () => show(null));
      return () => {
        isCurrent = false;
        if (url !== null) {
          URL.revokeObjectURL(url);
        }
      };
    },
    [text],
  );
  return made;
}

function asFile(picture: Blob): File {
  const ending = picture.type === 'image/png' ? 'png' : 'jpg';
  return new File([picture], `wakafine-receipt.${ending}`, { type: picture.type });
}

function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
