import type { ShapeFault } from '@wakafine/domain/limits/limit-shape-faults';
import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the map on which a limit is drawn. */
export const EDITOR_MESSAGES = defineTexts({
  map: { id: 'speed-limits.editor.map', description: 'Name of the map, for screen readers' },
  hint: { id: 'speed-limits.editor.hint', description: 'Below the map: how a shape is changed' },
  circleHint: {
    id: 'speed-limits.editor.circleHint',
    description: 'Below the map with a circle: how it is changed',
  },
  before: {
    id: 'speed-limits.editor.before',
    description: 'Below the map: what the dotted line means, the border as it is in force',
  },
  pressHint: {
    id: 'speed-limits.editor.pressHint',
    description: 'Below the map while nothing is drawn: how to begin',
  },
  corner: {
    id: 'speed-limits.editor.corner',
    description: 'Name of a corner on the map; number counts from 1, count is how many there are',
  },
  middle: {
    id: 'speed-limits.editor.middle',
    description: 'Button between two corners that adds one; number is that of the corner before it',
  },
  centre: { id: 'speed-limits.editor.centre', description: 'Name of the middle of a circle on the map' },
  edge: {
    id: 'speed-limits.editor.edge',
    description: 'Name of the place on the edge of a circle that sets its radius',
  },
  undo: { id: 'speed-limits.editor.undo', description: 'Button that takes back the last step on the map' },
  remove: { id: 'speed-limits.editor.remove', description: 'Button that takes out the chosen corner' },
  fit: { id: 'speed-limits.editor.fit', description: 'Button that shows the whole shape' },
});

/** What is wrong with a drawn shape. */
export const SHAPE_FAULT_MESSAGES = defineTexts({
  POINTS: { id: 'speed-limits.fault.points', description: 'The shape has more than 500 corners' },
  OUTSIDE: { id: 'speed-limits.fault.outside', description: 'The shape leaves Cameroon' },
  RADIUS: { id: 'speed-limits.fault.radius', description: 'The radius is not allowed' },
  HALF_WIDTH: { id: 'speed-limits.fault.halfWidth', description: 'The width of a road is not allowed' },
  LINE_SHORT: { id: 'speed-limits.fault.lineShort', description: 'A line has fewer than two corners' },
  LINE_REPEATS: { id: 'speed-limits.fault.repeats', description: 'Two corners in a row are the same' },
  LINE_LONG: { id: 'speed-limits.fault.lineLong', description: 'A line is longer than 1,000 km' },
  RINGS: { id: 'speed-limits.fault.rings', description: 'An area has more than nine holes, or no border' },
  WIDE: { id: 'speed-limits.fault.wide', description: 'An area is more than 150 km across' },
  RING_OPEN: { id: 'speed-limits.fault.ringOpen', description: 'A border is not closed' },
  RING_REPEATS: { id: 'speed-limits.fault.repeats', description: 'Two corners in a row are the same' },
  RINGS_CROSS: { id: 'speed-limits.fault.cross', description: 'A border crosses or touches itself' },
  RINGS_NOT_NESTED: { id: 'speed-limits.fault.nested', description: 'A hole lies outside the border' },
} satisfies Record<ShapeFault, { id: string; description: string }>);
