import type { Machine } from './machine';

/** Times in which a server process stood still by the suite's doing: what they add to an answer is nobody's fault. */
export class Stops {
  constructor(private readonly machine: Machine) {}

  private readonly spans: { readonly fromMs: number; toMs: number }[] = [];

  /** Begins one; it ends by the function given. */
  begin(): () => void {
    const span = { fromMs: performance.now(), toMs: Infinity };
    this.spans.push(span);
    return () => {
      span.toMs = performance.now();
    };
  }

  /** Time of an answer from then until now without them, as a machine would have had it that does nothing else, ms. */
  ownTime(fromMs: number): number {
    const toMs = performance.now();
    return Math.max(0, toMs - fromMs - this.within(fromMs, toMs)) / this.machine.slownessSince(fromMs);
  }

  private within(fromMs: number, toMs: number): number {
    return this.spans.reduce(
      (sumMs, span) => sumMs + Math.max(0, Math.min(span.toMs, toMs) - Math.max(span.fromMs, fromMs)),
      0,
    );
  }
}
