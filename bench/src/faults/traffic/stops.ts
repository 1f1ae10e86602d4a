/** Times in which a server process stood still by the suite's doing: what they add to an answer is nobody's fault. */
export class Stops {
  private readonly spans: { readonly fromMs: number; toMs: number }[] = [];

  /** Begins one; it ends by the function given. */
  begin(): () => void {
    const span = { fromMs: performance.now(), toMs: Infinity };
    this.spans.push(span);
    return () => {
      span.toMs = performance.now();
    };
  }

  /** So many ms of a time on the monotonic clock. */
  within(fromMs: number, toMs: number): number {
    return this.spans.reduce(
      (sumMs, span) => sumMs + Math.max(0, Math.min(span.toMs, toMs) - Math.max(span.fromMs, fromMs)),
      0,
    );
  }
}
