/** A demo account that was chosen on one page and is to be filled in on another; its secret is no secret. */
export interface DemoChoice {
  signInName: string;
  secret: string;
}

/** The demo account that a page was opened with, or null. */
export function demoChoiceOf(state: unknown): DemoChoice | null {
  const demo: unknown = typeof state === 'object' && state !== null && 'demo' in state ? state.demo : null;
  return isChoice(demo) ? demo : null;
}

function isChoice(demo: unknown): demo is DemoChoice {
  return (
    typeof demo === 'object' &&
    demo !== null &&
    'signInName' in demo &&
    'secret' in demo &&
    typeof demo.signInName === 'string' &&
    typeof demo.secret === 'string'
  );
}
