import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the forms for a limit and for a file of limits. */
export const LIMIT_FORM_MESSAGES = defineTexts({
  shape: { id: 'speed-limits.form.shape', description: 'Name of the choice how a limit is drawn' },
  circle: { id: 'speed-limits.form.circle', description: 'Choice: a circle' },
  road: { id: 'speed-limits.form.road', description: 'Choice: a road by its line' },
  area: { id: 'speed-limits.form.area', description: 'Choice: a polygon' },
  lat: { id: 'speed-limits.form.lat', description: 'Field: latitude of the centre in degrees' },
  lng: { id: 'speed-limits.form.lng', description: 'Field: longitude of the centre in degrees' },
  radius: { id: 'speed-limits.form.radius', description: 'Field: radius of the circle in metres' },
  halfWidth: {
    id: 'speed-limits.form.halfWidth',
    description: 'Field: how far a road reaches to either side of its line in metres',
  },
  oneWay: { id: 'speed-limits.form.oneWay', description: 'Switch: only for those who follow the line' },
  oneWayHint: {
    id: 'speed-limits.form.oneWayHint',
    description: 'Below that switch: what holds while it is off',
  },
  geojson: { id: 'speed-limits.form.geojson', description: 'Field for a GeoJSON geometry as text' },
  geojsonHint: { id: 'speed-limits.form.geojsonHint', description: 'Below that field: what is taken' },
  kmh: {
    id: 'speed-limits.form.kmh',
    description: 'Name of the group of fields for the limit of each class of vehicle',
  },
  from: { id: 'speed-limits.form.from', description: 'Field: from when on' },
  until: { id: 'speed-limits.form.until', description: 'Field: until when' },
  wrong: {
    id: 'speed-limits.form.wrong',
    description: 'Below a field that holds something else than it takes',
  },
  twoPeople: {
    id: 'speed-limits.form.twoPeople',
    description: 'Beside the button: the change holds only once a second person agrees',
  },
  propose: { id: 'speed-limits.form.propose', description: 'Button that sends the form' },
  file: { id: 'speed-limits.form.file', description: 'Field for a file' },
  fileHint: { id: 'speed-limits.form.fileHint', description: 'Below that field: what comes of it' },
  importDone: { id: 'speed-limits.form.importDone', description: 'Notice after an import' },
  faults: { id: 'speed-limits.form.faults', description: 'Above the list of what is wrong with a file' },
  fault: {
    id: 'speed-limits.form.fault',
    description: 'One fault of a file; number counts from 1, field is the name of a property',
  },
  notJson: {
    id: 'speed-limits.form.notJson',
    description: 'The file is no GeoJSON FeatureCollection, or too long',
  },
});
