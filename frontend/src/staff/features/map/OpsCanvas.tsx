import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';
import { useThemePreference } from '../../../lib/theme-preference';
import type { Box } from '../../kit/country-map/label-room';
import { useMapColors, type MapColors } from '../../kit/country-map/map-colors';
import { COUNTRY_MAP_MESSAGES } from '../../kit/country-map/messages';
import { layOut, type MarkLayout } from './marks/mark-layout';
import { chosenMarks, type OpsChoices } from './marks/ops-choices';
import type { OpsStore } from './marks/ops-store';
import { paintGround } from '../../kit/country-map/paint-ground';
import { paintMarks } from './marks/paint-marks';
import { paintTrace, type OpsTrace } from './marks/paint-trace';

export interface OpsCanvasProps {
  store: OpsStore;
  view: MapView;
  size: Size;
  choices: OpsChoices;
  chosenKey: string | null;
  trace: OpsTrace | null;
  /** Whether the ground is drawn: not over tiles. */
  hasGround: boolean;
  /** Elements over the map: no name is written under them. */
  covered: readonly Box[];
  /** Filled with what was drawn last, so that a pointer finds it. */
  laid: RefObject<MarkLayout>;
}

/** The map's two pictures: the ground, drawn when it moves, and the marks over it, drawn at every news in one frame. */
export function OpsCanvas(props: OpsCanvasProps) {
  const { store, view, size, choices, chosenKey, trace, hasGround, covered, laid } = props;
  const { formatMessage } = useIntl();
  const { isDark } = useThemePreference();
  const ground = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLCanvasElement>(null);
  const readColors = useMapColors();
  const seaName = formatMessage(COUNTRY_MAP_MESSAGES.sea);

  useEffect(
    function drawGround() {
      return onNextFrame(() =>
        paint(ground.current, { size, readColors }, (context, colors, font) => {
          if (hasGround) {
            paintGround(context, { view, size, colors, font, seaName, covered });
          }
        }),
      );
    },
    [view, size, hasGround, seaName, covered, readColors, isDark],
  );
  useEffect(
    function drawMarks() {
      let cancel: (() => void) | undefined;
      const draw = () => {
        cancel = undefined;
        laid.current = layOut(chosenMarks(store.read(), choices), view, size, chosenKey);
        paint(marks.current, { size, readColors }, (context, colors, font) => {
          if (trace !== null) {
            paintTrace(context, { trace, view, size, colors });
          }
          paintMarks(context, { layout: laid.current, colors, font, chosenKey });
        });
      };
      const drawSoon = () => {
        cancel ??= onNextFrame(draw);
      };
      drawSoon();
      const unwatch = store.watch(drawSoon);
      return () => {
        unwatch();
        cancel?.();
      };
    },
    [store, view, size, choices, chosenKey, trace, laid, readColors, isDark],
  );
  return (
    <>
      <Picture ref={ground} data-part="ground" aria-hidden />
      <Picture ref={marks} data-part="marks" aria-hidden />
    </>
  );
}

const Picture = chakra('canvas', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', pointerEvents: 'none' },
});

function onNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

interface PaintOptions {
  readonly size: Size;
  readonly readColors: (element: Element) => MapColors;
}

/** Clears a canvas at the screen's own resolution and has it drawn in CSS px. */
function paint(
  canvas: HTMLCanvasElement | null,
  { size, readColors }: PaintOptions,
  draw: (context: CanvasRenderingContext2D, colors: MapColors, font: string) => void,
): void {
  const context = canvas?.getContext('2d');
  if (canvas === null || !context) {
    return;
  }
  const ratio = window.devicePixelRatio;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  draw(context, readColors(canvas), getComputedStyle(canvas).fontFamily);
}
