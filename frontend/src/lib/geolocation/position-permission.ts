/** Whether the app may read the position: `unknown` where the browser can't say without asking. */
export type PositionPermission = 'granted' | 'prompt' | 'denied' | 'unknown';

/** Longest that a start waits for the user's answer to the browser's question, ms. */
const ANSWER_WITHIN_MS = 30_000;

/** Calls back with the permission now, and at each change of it; returns the way to stop. */
export function followPositionPermission(listener: (permission: PositionPermission) => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  const announce = () => (isOver || status === null ? undefined : listener(status.state));
  void query().then((answer) => {
    status = answer;
    status?.addEventListener('change', announce);
    if (!isOver) {
      listener(answer?.state ?? unasked());
    }
  });
  return () => {
    isOver = true;
    status?.removeEventListener('change', announce);
  };
}

/** Has the browser ask the user for the position where it has not yet, and waits for the answer; gives whether it is refused. */
export async function isPositionRefused(): Promise<boolean> {
  const permission = (await query())?.state ?? unasked();
  return permission === 'prompt' ? askUser() : permission === 'denied';
}

function askUser(): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) =>
    navigator.geolocation.getCurrentPosition(
      () => resolve(false),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED),
      { maximumAge: Infinity, timeout: ANSWER_WITHIN_MS },
    ),
  );
  // A question that nobody answers must not hold the journey up.
  const noAnswer = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ANSWER_WITHIN_MS));
  return Promise.race([answer, noAnswer]);
}

function unasked(): PositionPermission {
  return 'geolocation' in navigator ? 'unknown' : 'denied';
}

async function query(): Promise<PermissionStatus | null> {
  try {
    return 'geolocation' in navigator ? await navigator.permissions.query({ name: 'geolocation' }) : null;
  } catch {
    return null;
  }
}
