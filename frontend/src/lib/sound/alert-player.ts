import { TONES, type ToneName } from './tones';

const BEEP_S = 0.18;
const PAUSE_S = 0.12;
const FADE_S = 0.015;
const VOLUME = 0.5;

let context: AudioContext | undefined;

/** Makes later alerts audible; browsers allow that only inside a tap. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') {
    return;
  }
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** Plays the beeps of an alert; silent where sound was never unlocked. */
export function playTone(name: ToneName): void {
  if (context?.state !== 'running') {
    return;
  }
  const { frequencyHz, beeps } = TONES[name];
  for (let beep = 0; beep < beeps; beep += 1) {
    playBeep(context, frequencyHz, context.currentTime + beep * (BEEP_S + PAUSE_S));
  }
}

/** Plays an alert to try it; only inside a tap. */
export function playSample(name: ToneName): void {
  unlockSound();
  // Right after a page was loaded the loudspeaker wakes up a moment later.
  void context?.resume().then(
    () => playTone(name),
    () => undefined,
  );
}

/** Vibrates as the alert says, where the phone can and the user has touched the page since it was loaded. */
export function vibrate(name: ToneName): void {
  const mayVibrate = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
  if ('vibrate' in navigator && mayVibrate) {
    navigator.vibrate([...TONES[name].vibrationMs]);
  }
}

// The short fades prevent clicks of the loudspeaker at both ends of a beep.
function playBeep(audio: AudioContext, frequencyHz: number, startS: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequencyHz;
  gain.gain.setValueAtTime(0, startS);
  gain.gain.linearRampToValueAtTime(VOLUME, startS + FADE_S);
  gain.gain.setValueAtTime(VOLUME, startS + BEEP_S - FADE_S);
  gain.gain.linearRampToValueAtTime(0, startS + BEEP_S);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(startS);
  oscillator.stop(startS + BEEP_S);
}
