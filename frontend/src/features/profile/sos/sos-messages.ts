import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the ways to reach the emergency contact. */
export const SOS_MESSAGES = defineTexts({
  title: { id: 'profile.sos.title', description: 'Heading of the emergency contact' },
  call: { id: 'profile.sos.call', description: 'Button that dials; name is a person, or a number' },
  callShort: { id: 'profile.sos.callShort', description: 'The same in one or two words, over the dial' },
  sms: { id: 'profile.sos.sms', description: 'Button that opens a text message' },
  whatsApp: { id: 'profile.sos.whatsApp', description: 'Button that opens WhatsApp, a name' },
  text: { id: 'profile.sos.text', description: 'What is sent: a cry for help; link shows the place' },
  textWithout: { id: 'profile.sos.textWithout', description: 'What is sent where the place is not known' },
  withPlace: {
    id: 'profile.sos.withPlace',
    description: 'The message names the place; place is the place in words',
  },
  withoutPlace: { id: 'profile.sos.withoutPlace', description: 'The message names no place' },
  addPlace: { id: 'profile.sos.addPlace', description: 'Button that has the phone measure the place' },
  noPlace: { id: 'profile.sos.noPlace', description: 'The place could not be measured' },
  none: { id: 'profile.sos.none', description: 'There is no emergency contact yet' },
  noneHere: {
    id: 'profile.sos.noneHere',
    description: 'The same on the profile itself, where the button Edit stands above',
  },
  group: { id: 'profile.sos.group', description: 'Name of the three buttons; name is a person, or a number' },
});
