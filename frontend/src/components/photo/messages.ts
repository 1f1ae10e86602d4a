import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of choosing and taking a photo. */
export const PHOTO_MESSAGES = defineTexts({
  choose: { id: 'photo.choose', description: 'Button that opens the pictures of the phone' },
  take: { id: 'photo.take', description: 'Button that opens the camera, and title of its sheet' },
  shoot: { id: 'photo.shoot', description: 'Button that takes the photo' },
  remove: { id: 'photo.remove', description: 'Button that takes the photo away' },
  hint: { id: 'photo.hint', description: 'Under the buttons: what becomes of the photo' },
  spared: { id: 'photo.spared', description: 'In the place of the buttons while data is saved' },
  addAnyway: { id: 'photo.addAnyway', description: 'Button that brings the buttons back' },
  full: {
    id: 'photo.full',
    description: 'In the place of the buttons: the phone is full, and what room is left is for journeys',
  },
  refused: { id: 'photo.refused', description: 'The camera was refused' },
  none: { id: 'photo.none', description: 'There is no camera, or another app uses it' },
  viewfinder: { id: 'photo.viewfinder', description: 'Name of the camera picture' },
});
