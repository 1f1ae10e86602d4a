import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { useStartJourneyDialog } from '../../../lib/shell-state';

/** The address in a vehicle's QR code: home, with the code in the dialog that starts a journey. */
export function VehicleCodePage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { openWithCode } = useStartJourneyDialog();
  useEffect(
    function acceptCode() {
      openWithCode(token);
      void navigate(PATHS.home, { replace: true });
    },
    [token, openWithCode, navigate],
  );
  return null;
}
