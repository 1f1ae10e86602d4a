import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';
import { GlMap } from '../../kit/gl-map/GlMap';
import type { MapFeature } from '../../kit/gl-map/map-features';
import type { MapSurface } from '../../kit/gl-map/map-content';
import { markFeatures } from './marks/mark-features';
import { layOut, type MarkLayout } from './marks/mark-layout';
import { chosenMarks, type OpsChoices } from './marks/ops-choices';
import { MARKS_SOURCE, OPS_CONTENT } from './marks/ops-content';
import type { OpsStore } from './marks/ops-store';
import { TRACE_SOURCE } from './marks/trace-layers';
import { useLaidView } from './useLaidView';

/** Moves are drawn at most so often, ms. */
const MOVED_EVERY_MS = 1_000;

export interface OpsMarksProps {
  store: OpsStore;
  view: MapView;
  size: Size;
  choices: OpsChoices;
  chosenKey: string | null;
  /** Way of the chosen journey. */
  trace: MapFeature[];
  /** Called with what was drawn last, so that a pointer finds it. */
  onLaid: (layout: MarkLayout) => void;
}

/** The country with the marks of the live map: what somebody does is drawn at once, news once a second, without React in between. */
export function OpsMarks({ store, view, size, choices, chosenKey, trace, onLaid }: OpsMarksProps) {
  const { formatNumber } = useIntl();
  const [surface, setSurface] = useState<MapSurface | null>(null);
  const laidView = useLaidView(view, size);

  useEffect(
    function drawMarks() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let drawnAtMs = -Infinity;
      const draw = () => {
        timer = undefined;
        drawnAtMs = performance.now();
        const layout = layOut(chosenMarks(store.read(), choices), laidView.view, laidView.size, chosenKey);
        onLaid(layout);
        surface?.show(MARKS_SOURCE, markFeatures(layout, chosenKey, formatNumber));
      };
      const drawInTime = () => {
        timer ??= setTimeout(draw, Math.max(0, drawnAtMs + MOVED_EVERY_MS - performance.now()));
      };
      draw();
      const unwatch = store.watch(drawInTime);
      return () => {
        unwatch();
        clearTimeout(timer);
      };
    },
    [surface, store, laidView, choices, chosenKey, onLaid, formatNumber],
  );
  useEffect(
    function drawTrace() {
      surface?.show(TRACE_SOURCE, trace);
    },
    [surface, trace],
  );
  return <GlMap view={view} content={OPS_CONTENT} onSurface={setSurface} />;
}
