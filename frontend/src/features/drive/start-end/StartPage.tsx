import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { useStartJourneyDialog } from '../../../lib/shell-state';

/** The address behind "Start journey" of the app's icon: home, with the dialog that starts a journey. */
export function StartPage() {
  const navigate = useNavigate();
  const { open } = useStartJourneyDialog();
  useEffect(
    function openDialog() {
      open();
      void navigate(PATHS.home, { replace: true });
    },
    [open, navigate],
  );
  return null;
}
