import { useCallback, useEffect, useRef, useState } from 'react';
import { indexAt, type SpeedTrack } from '../../../components/charts/speed-track';
import { nextRate, replayedTo, type ReplayRate } from './replay-clock';

/** With reduced motion the replay steps in place of moving, ms. */
const CALM_STEP_MS = 1_000;
/** A page that could not draw for longer goes on from where it stopped, ms. */
const LONGEST_FRAME_MS = 250;

export interface Replay {
  /** Point of the track that is shown on map, chart and slider. */
  index: number;
  isPlaying: boolean;
  rate: ReplayRate;
  /** Plays on or pauses; from the beginning after the end. */
  toggle: () => void;
  changeRate: () => void;
  /** Goes to a point, also while it plays. */
  seek: (index: number) => void;
  /** Goes so many ms forward (negative: back). */
  skip: (byMs: number) => void;
}

/** The moment of a journey that is looked at: moved by hand, or by a clock that runs once or several times as fast. */
export function useReplay(track: SpeedTrack): Replay {
  const [index, setIndex] = useState(() => firstWithSpeed(track));
  const [isPlaying, setIsPlaying] = useState(false);
  const [rate, setRate] = useState<ReplayRate>(16);
  // Between two points: the state holds the point only, so that nothing is drawn for less than that.
  const clockMs = useRef(track.timesMs[index] ?? track.startMs);

  const goTo = useCallback(
    (atMs: number) => {
      clockMs.current = Math.min(track.endMs, Math.max(track.startMs, atMs));
      setIndex(indexAt(track, clockMs.current));
    },
    [track],
  );

  useEffect(
    function runClock() {
      if (!isPlaying) {
        return undefined;
      }
      return everyFrame((passedMs) => {
        goTo(replayedTo(track, clockMs.current, passedMs * rate));
        if (clockMs.current >= track.endMs) {
          setIsPlaying(false);
        }
      });
    },
    [isPlaying, rate, track, goTo],
  );

  const toggle = useCallback(() => {
    if (!isPlaying && clockMs.current >= track.endMs) {
      goTo(track.startMs);
    }
    setIsPlaying(!isPlaying);
  }, [isPlaying, track, goTo]);

  return {
    index,
    isPlaying,
    rate,
    toggle,
    changeRate: () => setRate(nextRate),
    seek: useCallback((to: number) => goTo(track.timesMs[to] ?? track.startMs), [track, goTo]),
    skip: (byMs) => goTo(clockMs.current + byMs),
  };
}

/** The first point of a route has no speed yet; there would be nothing to say of it. */
function firstWithSpeed({ points }: SpeedTrack): number {
  return Math.max(
    0,
    points.findIndex(({ speedKmh }) => speedKmh !== null),
  );
}

/** Calls back with the ms that passed since the last call, for each frame or, with reduced motion, once a second. */
function everyFrame(onFrame: (passedMs: number) => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const timer = setInterval(() => onFrame(CALM_STEP_MS), CALM_STEP_MS);
    return () => clearInterval(timer);
  }
  let lastMs = performance.now();
  let frame = requestAnimationFrame(function draw(nowMs) {
    onFrame(Math.min(LONGEST_FRAME_MS, Math.max(0, nowMs - lastMs)));
    lastMs = nowMs;
    frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}
