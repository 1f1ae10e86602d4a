/** A live connection that is refused each time. */
export class RefusedSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  onclose?: (event: CloseEvent) => void;

  constructor() {
    super();
    setTimeout(() => this.onclose?.(new CloseEvent('close', { code: 1006 })));
  }

  close(): void {}
}
