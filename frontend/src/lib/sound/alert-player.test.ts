import type { ToneName } from './tones';

interface Beep {
  frequencyHz: number;
  startS: number;
}

/** A loudspeaker that records what it plays. */
function buildAudio(): Beep[] {
  const beeps: Beep[] = [];
  class NotingAudio {
    state = 'suspended';
    readonly currentTime = 0;
    readonly destination = {};
    async resume(): Promise<void> {
      this.state = 'running';
    }
    createGain() {
      const ramp = () => undefined;
      return { gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp }, connect: ramp };
    }
    createOscillator() {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: () => ({ connect: () => undefined }),
        start: (startS: number) => beeps.push({ frequencyHz: frequency.value, startS }),
        stop: () => undefined,
      };
    }
  }
  Object.assign(window, { AudioContext: NotingAudio });
  return beeps;
}

type Case = [name: ToneName, frequencyHz: number, beepCount: number, pulseCount: number];

const CASES: Case[] = [
  ['danger', 1_200, 3, 3],
  ['warning', 800, 2, 2],
  ['caution', 600, 1, 1],
  ['restored', 400, 1, 1],
];

describe('the alerts', () => {
  it.each(CASES)(
    'of %s sound at %d Hz, %d times, and shake as often',
    async (name, hertz, beepCount, pulseCount) => {
      jest.resetModules();
      const beeps = buildAudio();
      const patterns: number[][] = [];
      Object.assign(navigator, { vibrate: (pattern: number[]) => patterns.push(pattern) });
      const player = await import('./alert-player');
      player.playTone(name);
      expect(beeps).toEqual([]);
      player.unlockSound();
      await Promise.resolve();
      player.playTone(name);
      player.vibrate(name);
      expect(beeps.map(({ frequencyHz }) => frequencyHz)).toEqual(Array<number>(beepCount).fill(hertz));
      expect(new Set(beeps.map(({ startS }) => startS)).size).toBe(beepCount);
      const [pattern = []] = patterns;
      expect(pattern.filter((_ms, index) => index % 2 === 0)).toHaveLength(pulseCount);
    },
  );
});
