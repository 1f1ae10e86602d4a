import { createContext, useContext } from 'react';
import type { StaffEntryName } from './staff-entries';

/** Tools of the whole dashboard that its frame shows on every page. */
export interface FrameTools {
  /** Opens the dialog that leads to any page. */
  openGoTo(): void;
  /** Number of things on each page that need somebody now; pages without any have no entry. */
  readonly counts: ReadonlyMap<StaffEntryName, number>;
}

/** Provided once, above all pages. */
export const FrameToolsContext = createContext<FrameTools | null>(null);

/** The tools of the whole dashboard. @throws Error outside of it */
export function useFrameTools(): FrameTools {
  const tools = useContext(FrameToolsContext);
  if (tools === null) {
    throw new Error('The frame of the dashboard needs FrameToolsContext');
  }
  return tools;
}
