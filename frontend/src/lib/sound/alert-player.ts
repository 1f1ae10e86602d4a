import { TONES, type ToneName } from './tones';

const BEEP_S = 0.18;
const PAUSE_S = 0.12;
const FADE_S = 0.015;
const VOLUME = { alone: 0.5, underVoice: 0.12 } as const;

/** Loudness of the beeps: lower while a voice says the same. */
export type ToneLoudness = keyof typeof VOLUME;

let context: AudioContext | undefined;

/** Makes later alerts audible; browsers allow that only inside a tap. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') {
    return;
  }
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
}

/** The loudspeaker of the page for other sounds; null before sound was unlocked. */
export function unlockedContext(): AudioContext | null {
  return context ?? null;
}

/** Plays the beeps of an alert; silent where sound was never unlocked. */
export function playTone(name: ToneName, loudness: ToneLoudness = 'alone'): void {
  if (context?.state !== 'running') {
    return;
  }
  const { frequencyHz, beeps } = TONES[name];
  for (let beep = 0; beep < beeps; beep += 1) {
    const startS = context.currentTime + beep * (BEEP_S + PAUSE_S);
    playBeep(context, { frequencyHz, startS, volume: VOLUME[loudness] });
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
function playBeep(
  audio: AudioContext,
  { frequencyHz, startS, volume }: { frequencyHz: number; startS: number; volume: number },
): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequencyHz;
  gain.gain.setValueAtTime(0, startS);
  gain.gain.linearRampToValueAtTime(volume, startS + FADE_S);
  gain.gain.setValueAtTime(volume, startS + BEEP_S - FADE_S);
  gain.gain.linearRampToValueAtTime(0, startS + BEEP_S);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(startS);
  oscillator.stop(startS + BEEP_S);
}
