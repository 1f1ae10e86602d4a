import type { IncidentMood, IncidentType } from '@wakafine/domain/incidents/incidents';
import {
  Angry,
  Construction,
  createLucideIcon,
  Ellipsis,
  Footprints,
  Frown,
  Gauge,
  Meh,
  TrafficCone,
  Truck,
  Waves,
  type LucideIcon,
} from 'lucide-react';

// Drawn by us on the same grid of 24, stroke 2: the set has none of these.
const SkidMarks = createLucideIcon('skid-marks', [
  ['path', { d: 'M7 21c0-3 4-3.5 4-7S7 9.5 7 6V3', key: 'left' }],
  ['path', { d: 'M14 21c0-3 4-3.5 4-7s-4-4.5-4-8V3', key: 'right' }],
]);
const TrafficLight = createLucideIcon('traffic-light', [
  ['rect', { x: '7', y: '2', width: '10', height: '20', rx: '4', key: 'box' }],
  ['circle', { cx: '12', cy: '7', r: '1.5', key: 'top' }],
  ['circle', { cx: '12', cy: '12', r: '1.5', key: 'middle' }],
  ['circle', { cx: '12', cy: '17', r: '1.5', key: 'bottom' }],
]);
const Crash = createLucideIcon('crash', [
  ['path', { d: 'M2 17v-3l2-1 2-3h6l3 3 3 1v3h-2', key: 'body' }],
  ['path', { d: 'M7 17h5', key: 'floor' }],
  ['circle', { cx: '5', cy: '17', r: '2', key: 'rear' }],
  ['circle', { cx: '14', cy: '17', r: '2', key: 'front' }],
  ['path', { d: 'm16 9 1-4 2 3 3-1-1 3 2 2-3 1', key: 'burst' }],
]);
const Cow = createLucideIcon('cow', [
  ['path', { d: 'M8 8h8l-1 9a3 3 0 0 1-6 0z', key: 'head' }],
  ['path', { d: 'M8 8C5 8 4 6 4 3M16 8c3 0 4-2 4-5', key: 'horns' }],
  ['path', { d: 'M8 10H5M16 10h3M10.5 12h.01M13.5 12h.01M11 17h2', key: 'face' }],
]);
const Scared = createLucideIcon('scared', [
  ['circle', { cx: '12', cy: '12', r: '10', key: 'head' }],
  ['path', { d: 'M8.5 9v.01M15.5 9v.01', key: 'eyes' }],
  ['ellipse', { cx: '12', cy: '16', rx: '2', ry: '2.5', key: 'mouth' }],
  ['path', { d: 'M6.5 6.5 8.5 5.5M17.5 6.5l-2-1', key: 'brows' }],
]);
const Worried = createLucideIcon('worried', [
  ['circle', { cx: '12', cy: '12', r: '10', key: 'head' }],
  ['path', { d: 'M8 16c1.3-1.3 2.7-1.3 4 0s2.7 1.3 4 0', key: 'mouth' }],
  ['path', { d: 'M9 10.5h.01M15 10.5h.01', key: 'eyes' }],
  ['path', { d: 'm7 8 2.5-1.2M17 8l-2.5-1.2', key: 'brows' }],
]);
const Confused = createLucideIcon('confused', [
  ['circle', { cx: '12', cy: '12', r: '10', key: 'head' }],
  ['path', { d: 'm8.5 16.5 7-2', key: 'mouth' }],
  ['path', { d: 'M9 10h.01M15 9h.01', key: 'eyes' }],
  ['path', { d: 'M13.5 6.5c1-.8 2-.8 3 0', key: 'brow' }],
]);

/** The picture of each incident type. */
export const TYPE_ICONS: Record<IncidentType, LucideIcon> = {
  CRASH: Crash,
  BREAKDOWN: Truck,
  FLOOD: Waves,
  ANIMALS: Cow,
  ROADBLOCK: Construction,
  RECKLESS_DRIVING: SkidMarks,
  TRAFFIC_LIGHT: TrafficLight,
  SPEED_VIOLATION: Gauge,
  ROAD_HAZARD: TrafficCone,
  PEDESTRIAN: Footprints,
  OTHER: Ellipsis,
};

/** The face of each mood. */
export const MOOD_ICONS: Record<IncidentMood, LucideIcon> = {
  SCARED: Scared,
  ANGRY: Angry,
  SAD: Frown,
  WORRIED: Worried,
  CONFUSED: Confused,
  NEUTRAL: Meh,
};
