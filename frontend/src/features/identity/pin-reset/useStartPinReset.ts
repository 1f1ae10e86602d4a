import { useNavigate } from 'react-router-dom';
import { dismissNotices } from '../../../components/surface/toaster';
import { PATHS } from '../../../lib/paths';
import type { ResetState } from './reset-state';
import { useRequestPinReset } from './useRequestPinReset';

/** Has a code sent and opens the page to enter it; answers with null, or with the sentence that says why not. */
export function useStartPinReset(returnTo: string): {
  startReset: (mobileNumber: string) => Promise<string | null>;
  isStarting: boolean;
} {
  const navigate = useNavigate();
  const { requestReset, isRequesting } = useRequestPinReset();
  const startReset = async (mobileNumber: string): Promise<string | null> => {
    const request = await requestReset(mobileNumber);
    if ('failure' in request) {
      return request.failure;
    }
    // What was wrong before must not cover the form.
    dismissNotices();
    const state: ResetState = { returnTo, mobileNumber, resetId: request.resetId };
    await navigate(PATHS.resetPin, { state });
    return null;
  };
  return { startReset, isStarting: isRequesting };
}
