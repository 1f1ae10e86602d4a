import { SegmentDay } from './figures/segment-day.entity';
import { SegmentDue } from './segment-due.entity';
import { SegmentEvent } from './segment-event.entity';
import { SegmentFigure } from './segment-figure.entity';
import { SegmentShareRow } from './segment-share.entity';
import { SegmentTouched } from './segment-touched.entity';

/** The entity of every table of segments and their figures. */
export const SEGMENT_ENTITIES = [
  SegmentDue,
  SegmentEvent,
  SegmentDay,
  SegmentFigure,
  SegmentShareRow,
  SegmentTouched,
];
