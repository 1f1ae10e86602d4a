import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PhotoPicker } from '../../components/photo/PhotoPicker';
import { INCIDENT_MESSAGES } from './messages';

export interface ReportPhotoFieldProps {
  /** As a `data:` address; null without one. */
  photo: string | null;
  onChange: (photo: string | null) => void;
}

/** The photo of a report with the ways to one; takes the focus, since it was just asked for. */
export function ReportPhotoField({ photo, onChange }: ReportPhotoFieldProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLDivElement>(null);
  useEffect(function focusOnceOpened() {
    field.current?.focus();
  }, []);
  return (
    <Flex
      ref={field}
      role="group"
      aria-label={formatMessage(INCIDENT_MESSAGES.photo)}
      tabIndex={-1}
      outline="none"
      gap="4"
      align="flex-start"
      wrap="wrap"
    >
      {photo !== null && (
        <chakra.img
          src={photo}
          alt={formatMessage(INCIDENT_MESSAGES.photo)}
          w="28"
          h="28"
          objectFit="cover"
          borderRadius="control"
          borderWidth="1px"
        />
      )}
      <PhotoPicker frame="whole" facing="environment" hasPhoto={photo !== null} onChange={onChange} />
    </Flex>
  );
}
