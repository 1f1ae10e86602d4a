import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page that opens what another app has shared. */
export const SHARE_MESSAGES = defineTexts({
  photo: {
    id: 'share.photo',
    defaultMessage: 'A photo for your report',
    description: 'Title of the page under the form: a photo was shared with this app and begins a report',
  },
  unusable: {
    id: 'share.unusable',
    defaultMessage: 'This file can’t be used',
    description: 'Title: what was shared is neither a photo nor a track, or is broken',
  },
  neither: {
    id: 'share.neither',
    defaultMessage: 'It is neither a photo nor a track. Tracks are GPX, KML or FIT files.',
    description: 'Why a shared file is refused',
  },
  nothingTitle: {
    id: 'share.nothingTitle',
    defaultMessage: 'Nothing was shared',
    description: 'Title: there is no shared file, or it was opened already',
  },
  nothing: {
    id: 'share.nothing',
    defaultMessage: 'Open the photo or track in its own app. Share it with WakaFine once more.',
    description: 'What to do where there is no shared file',
  },
  photoCame: {
    id: 'share.photoCame',
    defaultMessage: 'This photo came from another app. Nothing is sent before you tap “Send report”.',
    description: 'Above the button of the form that a shared photo has begun',
  },
  trackCame: {
    id: 'share.trackCame',
    defaultMessage: 'This track came from another app. Nothing is sent before you import it.',
    description: 'Above a track that another app has shared',
  },
  foreignTitle: {
    id: 'share.foreignTitle',
    defaultMessage: 'A website tried to share a file',
    description: 'Title: a page of another site sent a file to this app, which refused it',
  },
  foreign: {
    id: 'share.foreign',
    defaultMessage: 'It was not accepted. Share your photos and tracks from their own app.',
    description: 'What became of a file that another site has sent, and what to do',
  },
  lateTitle: {
    id: 'share.lateTitle',
    defaultMessage: 'The app was not ready yet',
    description: 'Title: a file was shared before this app could accept it on this phone',
  },
  late: {
    id: 'share.late',
    defaultMessage: 'It is now. Share the photo or track with WakaFine once more.',
    description: 'What to do where a file was shared too early',
  },
  fullTitle: {
    id: 'share.fullTitle',
    defaultMessage: 'This phone is full',
    description: 'Title: there was no room for the shared file',
  },
  full: {
    id: 'share.full',
    defaultMessage: 'There was no room for the file. Make room, then share it once more.',
    description: 'What to do where there was no room for the shared file',
  },
});
