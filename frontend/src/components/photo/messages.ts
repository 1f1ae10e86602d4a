import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of choosing and taking a photo. */
export const PHOTO_MESSAGES = defineTexts({
  choose: {
    id: 'photo.choose',
    defaultMessage: 'Choose a photo',
    description: 'Button that opens the pictures of the phone',
  },
  accept: {
    id: 'photo.take',
    defaultMessage: 'Take a photo',
    description: 'Button that opens the camera, and title of its sheet',
  },
  shoot: { id: 'photo.shoot', defaultMessage: 'Take it', description: 'Button that takes the photo' },
  remove: {
    id: 'photo.remove',
    defaultMessage: 'Remove the photo',
    description: 'Button that takes the photo away',
  },
  hint: {
    id: 'photo.hint',
    defaultMessage: 'Made small on your phone and sent without the place of the photo.',
    description: 'Under the buttons: what becomes of the photo',
  },
  spared: {
    id: 'photo.spared',
    defaultMessage: 'Data saver is on. A photo costs up to 150\u00a0KB.',
    description: 'In the place of the buttons while data is saved',
  },
  addAnyway: {
    id: 'photo.addAnyway',
    defaultMessage: 'Add a photo anyway',
    description: 'Button that brings the buttons back',
  },
  full: {
    id: 'photo.full',
    defaultMessage: 'This phone is almost full: no photos now, so that your journeys find room.',
    description: 'In the place of the buttons: the phone is full, and what room is left is for journeys',
  },
  refused: {
    id: 'photo.refused',
    defaultMessage: 'The camera was refused. Allow it in your browser settings, or choose a photo.',
    description: 'The camera was refused',
  },
  none: {
    id: 'photo.none',
    defaultMessage: 'The camera cannot be opened. Choose a photo instead.',
    description: 'There is no camera, or another app uses it',
  },
  viewfinder: {
    id: 'photo.viewfinder',
    defaultMessage: 'What the camera sees',
    description: 'Name of the camera picture',
  },
});
