/** Size of the clips of Pidgin, kB, for those who decide whether to load them; a test compares it with the file. */
export const CLIPS_KB = 67;
