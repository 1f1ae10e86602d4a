import { Button, chakra, Flex } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PIECE_MESSAGES } from '../../../components/incidents/messages';
import { PHOTO_MESSAGES } from '../../../components/photo/messages';
import { PhotoPicker } from '../../../components/photo/PhotoPicker';

export interface ReportPhotoFieldProps {
  /** As a `data:` address; null without one. */
  photo: string | null;
  onChange: (photo: string | null) => void;
}

/**
 * The photo of a report, or the ways to one; gets the focus when it appears, and when the focused element has
 * gone.
 */
export function ReportPhotoField({ photo, onChange }: ReportPhotoFieldProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLDivElement>(null);
  const hasPhoto = photo !== null;
  useEffect(
    function focusWhenChanged() {
      field.current?.focus();
    },
    [hasPhoto],
  );
  return (
    <Flex
      ref={field}
      role="group"
      aria-label={formatMessage(PIECE_MESSAGES.photo)}
      tabIndex={-1}
      outline="none"
      gap="3"
      align="center"
    >
      {hasPhoto ? (
        <>
          <chakra.img
            src={photo}
            alt={formatMessage(PIECE_MESSAGES.photo)}
            w="28"
            h="84px"
            flexShrink="0"
            objectFit="cover"
            borderRadius="control"
            borderWidth="1px"
          />
          <Button variant="ghost" px="2" flexShrink="1" onClick={() => onChange(null)}>
            <Trash2 size={20} aria-hidden />
            {formatMessage(PHOTO_MESSAGES.remove)}
          </Button>
        </>
      ) : (
        <PhotoPicker frame="whole" facing="environment" hasPhoto={false} onChange={onChange} />
      )}
    </Flex>
  );
}
