/** Between two looks at the camera's picture, ms: a cheap phone must stay smooth meanwhile. */
const LOOK_EVERY_MS = 250;
/** Width to which a picture is drawn before it is searched, pixels: enough for a sticker at arm's length. */
const LOOK_WIDTH_PX = 640;

/** Finds the text of a QR code in a picture of the camera; null where there is none. */
type FindCode = (video: HTMLVideoElement) => Promise<string | null>;

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ readonly rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
}

/** Looks at the pictures of a camera until a QR code is found, which is given once; the returned function stops it. */
export function scanFrames(video: HTMLVideoElement, onCode: (text: string) => void): () => void {
  let isStopped = false;
  async function look(): Promise<void> {
    const find = nativeFinder() ?? (await drawnFinder());
    while (!isStopped) {
      const text = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? null : await find(video);
      if (text !== null && text !== '') {
        // A stop may have come while the picture was searched.
        return isStopped ? undefined : onCode(text);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
  void look().catch(() => undefined);
  return () => {
    isStopped = true;
  };
}

/** The browser's own detector, where it has one. */
function nativeFinder(): FindCode | null {
  if (!('BarcodeDetector' in window)) {
    return null;
  }
  // The type library does not know it yet.
  const Detector = window.BarcodeDetector as NativeDetectorClass;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
}

/** A detector in JavaScript, fetched when it is needed. */
async function drawnFinder(): Promise<FindCode> {
  const { default: readQr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const width = Math.min(LOOK_WIDTH_PX, video.videoWidth);
    const height = Math.round((width * video.videoHeight) / Math.max(1, video.videoWidth));
    if (context === null || width === 0 || height === 0) {
      return Promise.resolve(null);
    }
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return Promise.resolve(readQr(data, width, height)?.data ?? null);
  };
}
