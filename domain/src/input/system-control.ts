/** Text to be typed before an action that can't be undone, so that no slip of a finger does it. */
export const CONFIRMATION_WORDS = {
  END_ALL_JOURNEYS: 'END ALL',
  CLEAR_DEMO_DATA: 'CLEAR DEMO',
} as const;
/** One such act. */
export type ConfirmedAct = keyof typeof CONFIRMATION_WORDS;

/** Whether the words of an act were typed, whatever their case and the white space around them. */
export function isConfirmed(act: ConfirmedAct, typed: string): boolean {
  return typed.trim().replace(/\s+/g, ' ').toUpperCase() === CONFIRMATION_WORDS[act];
}
