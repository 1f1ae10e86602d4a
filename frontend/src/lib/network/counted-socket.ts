import { bodyBytes, countBytes } from './counted-bytes';

/** The browser's WebSocket, with what goes over it counted: no other tool of the browser measures that. */
export function countedSocket(): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => countBytes(bodyBytes(data)));
    }

    override send(data: string): void {
      countBytes(bodyBytes(data));
      super.send(data);
    }
  };
}
