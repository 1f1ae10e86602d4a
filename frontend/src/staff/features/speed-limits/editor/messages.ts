import type { ShapeFault } from '@wakafine/domain/limits/limit-shape-faults';
import { defineTexts, type TextDescription } from '../../../../lib/i18n/define-texts';

/** Texts of the map on which a limit is drawn. */
export const EDITOR_MESSAGES = defineTexts({
  map: {
    id: 'speed-limits.editor.map',
    defaultMessage: 'Map to draw the limit on',
    description: 'Name of the map, for screen readers',
  },
  hint: {
    id: 'speed-limits.editor.hint',
    defaultMessage:
      'Drag a corner to move it, or a round handle to add one. Keys: arrows move the chosen corner, Delete takes it out, Ctrl+Z goes back.',
    description: 'Below the map: how a shape is changed',
  },
  circleHint: {
    id: 'speed-limits.editor.circleHint',
    defaultMessage:
      'Drag the centre to move the circle, its edge to change the radius. Keys: arrows move the chosen handle, Ctrl+Z goes back.',
    description: 'Below the map with a circle: how it is changed',
  },
  before: {
    id: 'speed-limits.editor.before',
    defaultMessage: 'Dotted: the border today.',
    description: 'Below the map: what the dotted line means, the border as it is in force',
  },
  pressHint: {
    id: 'speed-limits.editor.pressHint',
    defaultMessage: 'Press on the map to put the shape there, or fill in the fields.',
    description: 'Below the map while nothing is drawn: how to begin',
  },
  corner: {
    id: 'speed-limits.editor.corner',
    defaultMessage: 'Corner {number, number} of {count, number}',
    description: 'Name of a corner on the map; number counts from 1, count is how many there are',
  },
  middle: {
    id: 'speed-limits.editor.middle',
    defaultMessage: 'Add a corner after corner {number, number}',
    description: 'Button between two corners that adds one; number is that of the corner before it',
  },
  centre: {
    id: 'speed-limits.editor.centre',
    defaultMessage: 'Centre of the circle',
    description: 'Name of the middle of a circle on the map',
  },
  edge: {
    id: 'speed-limits.editor.edge',
    defaultMessage: 'Edge of the circle',
    description: 'Name of the place on the edge of a circle that sets its radius',
  },
  undo: {
    id: 'speed-limits.editor.undo',
    defaultMessage: 'Undo',
    description: 'Button that takes back the last step on the map',
  },
  remove: {
    id: 'speed-limits.editor.remove',
    defaultMessage: 'Take the corner out',
    description: 'Button that takes out the chosen corner',
  },
  fit: {
    id: 'speed-limits.editor.fit',
    defaultMessage: 'Show the whole shape',
    description: 'Button that shows the whole shape',
  },
});

/** Faults of a drawn shape. */
export const SHAPE_FAULT_MESSAGES = defineTexts({
  POINTS: {
    id: 'speed-limits.fault.points',
    defaultMessage: 'At most 500 corners are allowed.',
    description: 'The shape has more than 500 corners',
  },
  OUTSIDE: {
    id: 'speed-limits.fault.outside',
    defaultMessage: 'The shape must lie in Cameroon.',
    description: 'The shape leaves Cameroon',
  },
  RADIUS: {
    id: 'speed-limits.fault.radius',
    defaultMessage: 'The radius must be from 20 m to 50 km.',
    description: 'The radius is not allowed',
  },
  HALF_WIDTH: {
    id: 'speed-limits.fault.halfWidth',
    defaultMessage: 'The width to either side must be from 3 m to 1 km.',
    description: 'The width of a road is not allowed',
  },
  LINE_SHORT: {
    id: 'speed-limits.fault.lineShort',
    defaultMessage: 'A road needs at least two corners.',
    description: 'A line has fewer than two corners',
  },
  LINE_REPEATS: {
    id: 'speed-limits.fault.repeats',
    defaultMessage: 'Two corners in a row are at the same place.',
    description: 'Two corners in a row are the same',
  },
  LINE_LONG: {
    id: 'speed-limits.fault.lineLong',
    defaultMessage: 'A road must be at most 1,000 km long.',
    description: 'A line is longer than 1,000 km',
  },
  RINGS: {
    id: 'speed-limits.fault.rings',
    defaultMessage: 'An area has a border and at most nine holes.',
    description: 'An area has more than nine holes, or no border',
  },
  WIDE: {
    id: 'speed-limits.fault.wide',
    defaultMessage: 'An area must be at most 150 km across.',
    description: 'An area is more than 150 km across',
  },
  RING_OPEN: {
    id: 'speed-limits.fault.ringOpen',
    defaultMessage: 'A border needs at least three corners and must be closed.',
    description: 'A border is not closed',
  },
  RING_REPEATS: {
    id: 'speed-limits.fault.repeats',
    defaultMessage: 'Two corners in a row are at the same place.',
    description: 'Two corners in a row are the same',
  },
  RINGS_CROSS: {
    id: 'speed-limits.fault.cross',
    defaultMessage: 'The border must not cross or touch itself.',
    description: 'A border crosses or touches itself',
  },
  RINGS_NOT_NESTED: {
    id: 'speed-limits.fault.nested',
    defaultMessage: 'A hole must lie inside the border.',
    description: 'A hole lies outside the border',
  },
} satisfies Record<ShapeFault, TextDescription>);
