import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PermitButton } from '../pieces/PermitButton';
import { ExportDialog, type ExportDialogProps } from './ExportDialog';
import { EXPORTS_MESSAGES } from './messages';

export interface ExportButtonProps extends Omit<ExportDialogProps, 'isOpen' | 'onClose'> {
  /** In place of "Export", where a page has several. */
  label?: string;
  /** Without an edge: in the head of a card, where another button would be too loud. */
  isQuiet?: boolean;
}

/** Opens the dialog for a file of what a page shows. Disabled with the no-permission mark where the role may not. */
export function ExportButton({ label, isQuiet = false, ...what }: ExportButtonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PermitButton
        act={what.kind === 'AUDIT' ? 'auditLog' : 'startExport'}
        variant={isQuiet ? 'ghost' : 'outline'}
        px={isQuiet ? '2' : '3'}
        size="sm"
        minH={{ base: '12', md: '9' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <FileDown size={16} aria-hidden />
        {label ?? formatMessage(EXPORTS_MESSAGES.open)}
      </PermitButton>
      <ExportDialog {...what} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
