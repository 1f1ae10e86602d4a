import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { TRACK_FILE_FAULT_MESSAGES } from '../../../lib/track-file/track-file-messages';
import { IMPORT_MESSAGES } from './messages';
import type { FileFault } from '../../../lib/track-file/found-track';
import { FORM_MAX_MB } from '../../../lib/track-file/form-sizes';
import { TRACK_FILE_ACCEPTED } from '../../../lib/track-file/useTrackFile';

export interface FilePickerProps {
  /** Fault of the file before. */
  fault: FileFault | null;
  onPick: (file: File) => void;
}

/** The way to a file: a button, and on wide screens a place to drop it. */
export function FilePicker({ fault, onPick }: FilePickerProps) {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function handlePick(event: ChangeEvent<HTMLInputElement>): void {
    pick(event.target.files);
    // The same file can be chosen again.
    event.target.value = '';
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    pick(event.dataTransfer.files);
  }

  function pick(files: FileList | null): void {
    const file = files?.[0];
    if (file !== undefined) {
      onPick(file);
    }
  }

  return (
    <Flex
      direction="column"
      align="center"
      gap="3"
      px="4"
      py={{ base: '6', md: '10' }}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'focus' : 'border.strong'}
      borderRadius="card"
      bg={isOver ? 'brand.subtle' : 'bg.panel'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <chakra.input
        ref={picker}
        type="file"
        accept={TRACK_FILE_ACCEPTED}
        aria-label={formatMessage(IMPORT_MESSAGES.choose)}
        hidden
        onChange={handlePick}
      />
      <Button size="lg" onClick={() => picker.current?.click()}>
        <FileUp size={20} aria-hidden />
        {formatMessage(IMPORT_MESSAGES.choose)}
      </Button>
      <Text textStyle="small" color="fg.muted" display={{ base: 'none', md: 'block' }}>
        {formatMessage(IMPORT_MESSAGES.drop)}
      </Text>
      <Text textStyle="small" color="fg.subtle">
        {formatMessage(IMPORT_MESSAGES.size, { size: FORM_MAX_MB.xml, timelineSize: FORM_MAX_MB.json })}
      </Text>
      {fault !== null && (
        <Text role="alert" color="danger.fg" textStyle="small" textAlign="center" textWrap="balance">
          <chakra.span display="inline-block" verticalAlign="-3px" me="1.5">
            <ZoneGlyph zone="danger" />
          </chakra.span>
          {formatMessage(TRACK_FILE_FAULT_MESSAGES[fault.code], { size: fault.maxMb })}
        </Text>
      )}
    </Flex>
  );
}
