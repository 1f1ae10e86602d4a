import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import type { ExportFilterInput, ExportKind } from '../../../graphql/staff';
import { ExportForm } from './ExportForm';
import { ExportList } from './ExportList';
import { EXPORT_KIND_MESSAGES, EXPORTS_MESSAGES } from './messages';
import { useExports } from './useExports';

export interface ExportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Kind of the page's rows. */
  kind: ExportKind;
  /** Filter of the page; empty for all. */
  filter: ExportFilterInput;
  /** The same in words, one for each filter that is set, such as `Danger` or `From 14 Nov`. */
  filterWords: readonly string[];
}

/** Makes a file of what a page shows, in the background; the dialog may be closed meanwhile. Lists one's own files. */
export function ExportDialog({ isOpen, onClose, ...what }: ExportDialogProps) {
  const { formatMessage } = useIntl();
  const kind = formatMessage(EXPORT_KIND_MESSAGES[what.kind]);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(EXPORTS_MESSAGES.title, { kind })}
      isUnasked
    >
      <Body {...what} />
    </Sheet>
  );
}

function Body(what: Omit<ExportDialogProps, 'isOpen' | 'onClose'>) {
  const own = useExports();
  return (
    <Flex direction="column" gap="6" pb="4">
      <ExportForm {...what} onStart={own.start} />
      <ExportList own={own} />
    </Flex>
  );
}
