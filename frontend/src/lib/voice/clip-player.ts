import type { Voice } from './announcer';
import { clipsOf } from './clip-words';
import placesFile from './pidgin-clips.json';
import clipsUrl from './pidgin-clips.ogg?url';

/** Start of each clip in the recording and its length, s. */
const PLACES = new Map(
  Object.entries(placesFile).map(([phrase, [atS = 0, lengthS = 0]]) => [phrase, { atS, lengthS }]),
);
const PHRASES: ReadonlySet<string> = new Set(PLACES.keys());
/** Enough for speech, and a third of the memory that the rate of a loudspeaker would need, Hz. */
const RATE_HZ = 16_000;

/**
 * A voice of Cameroon Pidgin that is put together from clips. They are fetched now, which also caches them for roads without a network.
 * @throws where they can be neither fetched nor decoded
 */
export async function openPidginVoice(context: AudioContext): Promise<Voice> {
  const response = await fetch(clipsUrl);
  if (!response.ok) {
    throw new Error(`The clips answered ${response.status}`);
  }
  const recording = await new OfflineAudioContext(1, 1, RATE_HZ).decodeAudioData(
    await response.arrayBuffer(),
  );
  let playing: readonly AudioBufferSourceNode[] = [];

  function stop(): void {
    playing.forEach((source) => {
      source.onended = null;
      source.stop();
    });
    playing = [];
  }

  return {
    say(sentence, onEnd) {
      stop();
      const clips = clipsOf(sentence, PHRASES)?.flatMap((name) => PLACES.get(name) ?? []);
      if (clips === undefined || context.state !== 'running') {
        onEnd();
        return;
      }
      let startS = context.currentTime;
      playing = clips.map(({ atS, lengthS }) => {
        const source = context.createBufferSource();
        source.buffer = recording;
        source.connect(context.destination);
        source.start(startS, atS, lengthS);
        startS += lengthS;
        return source;
      });
      const last = playing.at(-1);
      if (last !== undefined) {
        last.onended = onEnd;
      }
    },
    stop,
  };
}
