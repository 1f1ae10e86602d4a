import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PermitButton } from '../pieces/PermitButton';
import { ExportDialog, type ExportDialogProps } from './ExportDialog';
import { EXPORTS_MESSAGES } from './messages';

/** Opens the dialog for a file of what a page shows. Disabled with the no-permission mark where the role may not. */
export function ExportButton(props: Omit<ExportDialogProps, 'isOpen' | 'onClose'>) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PermitButton
        permission={props.kind === 'AUDIT' ? 'canAccessSystemSettings' : 'canGenerateReports'}
        variant="outline"
        size="sm"
        minH={{ base: '12', md: '9' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <FileDown size={16} aria-hidden />
        {formatMessage(EXPORTS_MESSAGES.open)}
      </PermitButton>
      <ExportDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
