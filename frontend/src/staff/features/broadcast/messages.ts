import { defineTexts } from '../../../lib/i18n/define-texts';

/** Languages of an alert inside a sentence; one that is not among them goes by its own name. */
export const LANGUAGE_MESSAGES = defineTexts({
  en: { id: 'broadcast.language.en', description: 'A language, inside a sentence' },
  fr: { id: 'broadcast.language.fr', description: 'A language, inside a sentence' },
  pidgin: { id: 'broadcast.language.pidgin', description: 'A language, inside a sentence' },
});

/** The form of a new alert. */
export const FORM_MESSAGES = defineTexts({
  title: { id: 'broadcast.form.title', description: 'Heading of the form' },
  audience: { id: 'broadcast.form.audience', description: 'Label: whom it is meant for' },
  severity: { id: 'broadcast.form.severity', description: 'Label: how urgent it is' },
  agency: { id: 'broadcast.form.agency', description: 'Label of the field for the name of an agency' },
  town: { id: 'broadcast.form.town', description: 'Label of the choice of a town as middle of the area' },
  noTown: { id: 'broadcast.form.noTown', description: 'In that choice: none of them, another place' },
  lat: { id: 'broadcast.form.lat', description: 'Label of the field for the latitude of the middle' },
  lng: { id: 'broadcast.form.lng', description: 'Label of the field for the longitude of the middle' },
  radius: { id: 'broadcast.form.radius', description: 'Label of the field for the radius in km' },
  map: { id: 'broadcast.form.map', description: 'Name of the map on which the middle can be clicked' },
  mapHint: { id: 'broadcast.form.mapHint', description: 'Below that map' },
  text: { id: 'broadcast.form.text', description: 'Label of a text; language is its name' },
  left: { id: 'broadcast.form.left', description: 'Below a text: how many characters are left; count' },
  life: { id: 'broadcast.form.life', description: 'Label: how long it is in force' },
  hours: { id: 'broadcast.form.hours', description: 'Choice of how long; count hours' },
  days: { id: 'broadcast.form.days', description: 'Choice of how long; count days' },
  send: { id: 'broadcast.form.send', description: 'Button that asks before the alert is sent' },
});

/** What is wrong with the form, by field. */
export const FAULT_MESSAGES = defineTexts({
  text: { id: 'broadcast.fault.text', description: 'No text was written' },
  agency: { id: 'broadcast.fault.agency', description: 'The name of the agency is missing or too long' },
  place: { id: 'broadcast.fault.place', description: 'The middle of the area is missing or no place' },
  radius: { id: 'broadcast.fault.radius', description: 'The radius is out of its range' },
  refused: { id: 'broadcast.fault.refused', description: 'The server refuses what was entered' },
});

/** How the alert will look. */
export const PREVIEW_MESSAGES = defineTexts({
  title: { id: 'broadcast.preview.title', description: 'Heading of the preview' },
  instead: {
    id: 'broadcast.preview.instead',
    description: 'Nothing was written in a language; its readers see the text in another; other is its name',
  },
  empty: { id: 'broadcast.preview.empty', description: 'In place of the preview: nothing was written' },
});

/** Before and after the alert is sent. */
export const SEND_MESSAGES = defineTexts({
  ask: { id: 'broadcast.send.ask', description: 'Title of the dialog before it is sent' },
  toAll: { id: 'broadcast.send.toAll', description: 'Whom it reaches: everybody; time is until when' },
  toAgency: {
    id: 'broadcast.send.toAgency',
    description: 'Whom it reaches: of an agency; time is until when',
  },
  toArea: { id: 'broadcast.send.toArea', description: 'Whom it reaches: in an area; time is until when' },
  underWay: { id: 'broadcast.send.underWay', description: 'How many are under way there now; count' },
  counting: { id: 'broadcast.send.counting', description: 'While they are counted' },
  notCounted: { id: 'broadcast.send.notCounted', description: 'They could not be counted' },
  confirm: { id: 'broadcast.send.confirm', description: 'Button that sends it' },
  sent: { id: 'broadcast.send.sent', description: 'Notice: the alert was sent' },
});

/** What was sent. */
export const SENT_MESSAGES = defineTexts({
  title: { id: 'broadcast.sent.title', description: 'Heading of the list of alerts that were sent' },
  none: { id: 'broadcast.sent.none', description: 'In place of the list: none was sent in 90 days' },
  failed: { id: 'broadcast.sent.failed', description: 'The list could not be loaded' },
  inForce: { id: 'broadcast.sent.inForce', description: 'State of an alert: in force; time is until when' },
  over: { id: 'broadcast.sent.over', description: 'State of an alert: its time is over; time is since when' },
  revoked: { id: 'broadcast.sent.revoked', description: 'State of an alert: taken back; time is when' },
  sentAt: { id: 'broadcast.sent.sentAt', description: 'When it was sent; time is day and time' },
  inArea: { id: 'broadcast.sent.inArea', description: 'Its area; radius in km with unit, place in words' },
  meant: { id: 'broadcast.sent.meant', description: 'How many under way it was meant for; count' },
  revoke: { id: 'broadcast.sent.revoke', description: 'Button that takes an alert back' },
  askRevoke: { id: 'broadcast.sent.askRevoke', description: 'Title of the dialog before it is taken back' },
  revokeText: { id: 'broadcast.sent.revokeText', description: 'What that does; text is what the alert says' },
  taken: { id: 'broadcast.sent.taken', description: 'Notice: the alert was taken back' },
});
