/** Says sentences, one at a time. */
export interface Voice {
  /** Says a sentence in the place of what is being said; calls back once it is over, or could not be said. */
  say: (sentence: string, onEnd: () => void) => void;
  stop: () => void;
}

/** Urgency of a sentence: a more urgent one interrupts those below it. */
export const URGENCIES = ['info', 'caution', 'hazard', 'warning', 'danger'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** A sentence for the driver. */
export interface Announcement {
  /** Subject: of two queued ones on it, the newer is said alone. */
  readonly subject: string;
  readonly sentence: string;
  readonly urgency: Urgency;
}

export interface Announcer {
  /** Says it now, or after what is being said. */
  announce: (announcement: Announcement) => void;
  /** Ends what is being said, and discards the queue. */
  silence: () => void;
}

/** A sentence that waited for so long is no news any more, ms. */
const STALE_AFTER_MS = 8_000;
/** No sentence lasts longer: some browsers never say that one is over, ms. */
const LONGEST_MS = 15_000;

interface Waiting extends Announcement {
  readonly sinceMs: number;
}

/** Says one sentence at a time, the most urgent first; what interrupts a hazard is followed by it once more. */
export function createAnnouncer(voice: Voice): Announcer {
  let said: (Announcement & { readonly timer: ReturnType<typeof setTimeout> }) | null = null;
  let waiting: readonly Waiting[] = [];

  function start(announcement: Announcement): void {
    const next = { ...announcement, timer: setTimeout(() => end(), LONGEST_MS) };
    const end = () => {
      // The end of a sentence that was interrupted says nothing about the one after it.
      if (said === next) {
        clearTimeout(next.timer);
        said = null;
        sayNext();
      }
    };
    said = next;
    voice.say(announcement.sentence, end);
  }

  function sayNext(): void {
    const nowMs = Date.now();
    waiting = waiting.filter(({ sinceMs }) => nowMs - sinceMs <= STALE_AFTER_MS);
    const [next] = waiting.toSorted((one, other) => rank(other) - rank(one));
    if (next !== undefined) {
      waiting = waiting.filter((each) => each !== next);
      start(next);
    }
  }

  function announce(announcement: Announcement): void {
    waiting = waiting.filter(({ subject }) => subject !== announcement.subject);
    if (said !== null && rank(announcement) <= rank(said)) {
      waiting = [...waiting, { ...announcement, sinceMs: Date.now() }];
      return;
    }
    if (said !== null) {
      clearTimeout(said.timer);
      waiting = said.urgency === 'hazard' ? [...waiting, { ...said, sinceMs: Date.now() }] : waiting;
    }
    start(announcement);
  }

  function silence(): void {
    clearTimeout(said?.timer);
    said = null;
    waiting = [];
    voice.stop();
  }

  return { announce, silence };
}

const rank = ({ urgency }: Announcement) => URGENCIES.indexOf(urgency);
