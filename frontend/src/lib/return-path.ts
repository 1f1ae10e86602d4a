import { PATHS } from './paths';

/** State that the landing page passes to sign-in: the page that the visitor wanted. */
export interface ReturnState {
  returnTo: string;
}

/** The page to open after sign-in: the one asked for, else home. Only addresses of this app are followed. */
export function returnPathOf(state: unknown): string {
  if (
    typeof state === 'object' &&
    state !== null &&
    'returnTo' in state &&
    typeof state.returnTo === 'string'
  ) {
    return /^\/(?![/\\])/.test(state.returnTo) ? state.returnTo : PATHS.home;
  }
  return PATHS.home;
}
