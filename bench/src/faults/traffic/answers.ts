/** Longest time of an answer, ms: a connection on which the database says nothing is given up after 20 s. */
export const ANSWER_WITHIN_MS = 25_000;
const WORST = 20;
/** A line of a stack trace, and a path of the machine. */
const INSIDES = /\n\s+at |node_modules|\/dist\//;

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  /** Lines of `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** Counts all answers, and notes those that no fault excuses. */
export class Answers {
  private readonly counts = new Map<number, number>();
  private readonly noted: string[] = [];
  private brokenCount = 0;
  private slowestMs = 0;
  private unreachedCount = 0;

  /** `ownMs` is the time that the service took itself: without what the suite or another program on the machine held up. */
  note(
    { what, mayBe }: { readonly what: string; readonly mayBe?: number },
    { status, text, retryAfter }: Answer,
    ownMs: number,
  ): void {
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, ownMs);
    if (ownMs > ANSWER_WITHIN_MS) {
      this.accuse(`${what} was answered after ${Math.round(ownMs)} ms`);
    }
    if (status >= 400 && INSIDES.test(text)) {
      this.accuse(`${what} gave the insides of the server away: ${text.slice(0, 300)}`);
    }
    if (
      status === 503 &&
      (retryAfter === null || !text.includes('UNAVAILABLE') || !text.includes('requestId'))
    ) {
      this.accuse(`${what} was refused without Retry-After, code or requestId: ${text.slice(0, 300)}`);
    }
    if (status >= 400 && status !== 503 && status !== mayBe) {
      this.accuse(`${what} was answered with ${status}: ${text.slice(0, 300)}`);
    }
  }

  /** The connection broke, as it does when its process is killed. */
  noteUnreached(): void {
    this.unreachedCount += 1;
  }

  /** Notes a broken promise. */
  accuse(sentence: string): void {
    this.brokenCount += 1;
    if (this.noted.length < WORST) {
      this.noted.push(sentence);
    }
  }

  /** The first broken promises, in their order. */
  get broken(): readonly string[] {
    return this.noted;
  }

  get summary() {
    return {
      byStatus: Object.fromEntries([...this.counts].sort(([one], [other]) => one - other)),
      unreached: this.unreachedCount,
      slowestMs: Math.round(this.slowestMs),
      broken: this.brokenCount,
    };
  }
}
