import { defineTexts } from '../../lib/i18n/define-texts';

/** Headings and sentences of the privacy page. */
export const PRIVACY_MESSAGES = defineTexts({
  title: { id: 'legal.privacy.title', defaultMessage: 'Privacy', description: 'Title of the privacy page' },
  short: { id: 'legal.privacy.short', defaultMessage: 'In short', description: 'Heading: in short' },
  shortText: {
    id: 'legal.privacy.short.text',
    defaultMessage:
      'Your place is recorded only during a journey that you have agreed to and started, until it ends. Others see a masked plate and the hour, never you and never where. You can download everything and leave at any time.',
    description: 'The privacy page in three sentences',
  },
  what: { id: 'legal.privacy.what', defaultMessage: 'What we keep', description: 'Heading: what is kept' },
  whatAccount: {
    id: 'legal.privacy.what.account',
    defaultMessage: 'Account',
    description: 'Kind of data that is kept: account',
  },
  whatAccountText: {
    id: 'legal.privacy.what.accountText',
    defaultMessage:
      'Your phone number, and a name if there is one. Your PIN only as a value that cannot be reversed.',
    description: 'What is kept of this kind: account',
  },
  whatJourneys: {
    id: 'legal.privacy.what.journeys',
    defaultMessage: 'Journeys',
    description: 'Kind of data that is kept: journeys',
  },
  whatJourneysText: {
    id: 'legal.privacy.what.journeysText',
    defaultMessage:
      'The vehicle as you typed it, the agency, driver or passenger, start and end, and each position that the phone measured: place, time, accuracy, speed and direction.',
    description: 'What is kept of this kind: journeys',
  },
  whatViolations: {
    id: 'legal.privacy.what.violations',
    defaultMessage: 'Violations',
    description: 'Kind of data that is kept: violations',
  },
  whatViolationsText: {
    id: 'legal.privacy.what.violationsText',
    defaultMessage: 'Computed from the positions: when, how fast, where the peak was, and the vehicle.',
    description: 'What is kept of this kind: violations',
  },
  whatContests: {
    id: 'legal.privacy.what.contests',
    defaultMessage: 'Contests',
    description: 'What is kept: what somebody says against a violation of theirs',
  },
  whatContestsText: {
    id: 'legal.privacy.what.contestsText',
    defaultMessage:
      'If you contest a violation: your words, the photo, and the part of a track file that you chose, half an hour before and after at most. The people who decide see it.',
    description: 'What is kept of this kind: contests',
  },
  whatIncidents: {
    id: 'legal.privacy.what.incidents',
    defaultMessage: 'Incidents',
    description: 'Kind of data that is kept: incidents',
  },
  whatIncidentsText: {
    id: 'legal.privacy.what.incidentsText',
    defaultMessage:
      'What you tell us: mood, kind, words, the place if you give it, and a photo if you add one. Your phone takes the metadata out of the photo before it goes.',
    description: 'What is kept of this kind: incidents',
  },
  whatProfile: {
    id: 'legal.privacy.what.profile',
    defaultMessage: 'Profile',
    description: 'Kind of data that is kept: profile',
  },
  whatProfileText: {
    id: 'legal.privacy.what.profileText',
    defaultMessage:
      'What you tell us: photo, email address, number of your driving licence, and your emergency contact with name and phone number. The photo without the place and time at which it was taken. All of it is voluntary.',
    description: 'What is kept of this kind: photo, licence, emergency contact',
  },
  whatSettings: {
    id: 'legal.privacy.what.settings',
    defaultMessage: 'Settings',
    description: 'Kind of data that is kept: settings',
  },
  whatSettingsText: {
    id: 'legal.privacy.what.settingsText',
    defaultMessage:
      'Notifications, sound, vibration, theme, language, your own speed limit and alert threshold, so that they hold on all your phones.',
    description: 'What is kept of this kind: settings',
  },
  whatReports: {
    id: 'legal.privacy.what.reports',
    defaultMessage: 'Reports',
    description: 'Kind of data that is kept: reports',
  },
  whatReportsText: {
    id: 'legal.privacy.what.reportsText',
    defaultMessage: 'Each summary of a period and each violation report that you generated, as it was then.',
    description: 'What is kept of this kind: reports that were made and stored',
  },
  whatSignIns: {
    id: 'legal.privacy.what.signIns',
    defaultMessage: 'Sign-ins',
    description: 'Kind of data that is kept: signIns',
  },
  whatSignInsText: {
    id: 'legal.privacy.what.signInsText',
    defaultMessage:
      'For each session its browser and system, such as “Chrome, Android”, and a mark of the devices that you used. Failed sign-ins are counted by number, device and network address, so that nobody can guess a PIN.',
    description: 'What is kept of this kind: signIns',
  },
  whatConsent: {
    id: 'legal.privacy.what.consent',
    defaultMessage: 'Consent',
    description: 'Kind of data that is kept: consent',
  },
  whatConsentText: {
    id: 'legal.privacy.what.consentText',
    defaultMessage:
      'Your answers to recording, cases and being a witness, whether you said that you are 18 or older, in which language, and when. No date of birth.',
    description: 'What is kept of this kind: consent',
  },
  time: {
    id: 'legal.privacy.time',
    defaultMessage: 'How long',
    description: 'Heading: how long things are kept',
  },
  timePositions: {
    id: 'legal.privacy.time.positions',
    defaultMessage: 'Positions of a journey',
    description: 'What is kept for a time: positions',
  },
  timePositionsText: {
    id: 'legal.privacy.time.positionsText',
    defaultMessage:
      '30 days after its end. Then the route is simplified, and 200 metres at both ends are cut off; what is left out is erased within three days.',
    description: 'How long it is kept: positions',
  },
  timeTrackers: {
    id: 'legal.privacy.time.trackers',
    defaultMessage: 'Last ten messages of a tracker',
    description: 'What is kept for a time: messages of a tracker',
  },
  timeTrackersText: {
    id: 'legal.privacy.time.trackersText',
    defaultMessage: '3 days',
    description: 'How long it is kept: messages of a tracker',
  },
  timeJourneys: {
    id: 'legal.privacy.time.journeys',
    defaultMessage: 'Journeys',
    description: 'What is kept for a time: journeys',
  },
  timeJourneysText: {
    id: 'legal.privacy.time.journeysText',
    defaultMessage: '12 months',
    description: 'How long it is kept: journeys',
  },
  timeViolations: {
    id: 'legal.privacy.time.violations',
    defaultMessage: 'Violations',
    description: 'What is kept for a time: violations',
  },
  timeViolationsText: {
    id: 'legal.privacy.time.violationsText',
    defaultMessage: '24 months',
    description: 'How long it is kept: violations',
  },
  timeContests: {
    id: 'legal.privacy.time.contests',
    defaultMessage: 'Contests',
    description: 'How long it is kept: words, photo and track of a contest',
  },
  timeContestsText: {
    id: 'legal.privacy.time.contestsText',
    defaultMessage:
      '90 days after the end of the case. They go with your account, unless an open case has to hold what was measured.',
    description: 'How long it is kept: contests',
  },
  timeProfile: {
    id: 'legal.privacy.time.profile',
    defaultMessage: 'Profile and settings',
    description: 'What is kept for a time: profile',
  },
  timeProfileText: {
    id: 'legal.privacy.time.profileText',
    defaultMessage: 'Until you change or remove them, or your account is erased.',
    description: 'How long it is kept: profile and settings',
  },
  timeReports: {
    id: 'legal.privacy.time.reports',
    defaultMessage: 'Reports',
    description: 'What is kept for a time: stored reports',
  },
  timeReportsText: {
    id: 'legal.privacy.time.reportsText',
    defaultMessage: '24 months from the oldest violation in them; only the newest ones are kept.',
    description: 'How long it is kept: stored reports',
  },
  timeCodes: {
    id: 'legal.privacy.time.codes',
    defaultMessage: 'One-time codes',
    description: 'What is kept for a time: codes',
  },
  timeCodesText: {
    id: 'legal.privacy.time.codesText',
    defaultMessage: '10 minutes',
    description: 'How long it is kept: codes',
  },
  timeSessions: {
    id: 'legal.privacy.time.sessions',
    defaultMessage: 'Sessions',
    description: 'What is kept for a time: sessions',
  },
  timeSessionsText: {
    id: 'legal.privacy.time.sessionsText',
    defaultMessage: '30 days, or until you sign out.',
    description: 'How long it is kept: sessions',
  },
  timeTries: {
    id: 'legal.privacy.time.tries',
    defaultMessage: 'Failed sign-ins',
    description: 'What is kept for a time: tries',
  },
  timeTriesText: {
    id: 'legal.privacy.time.triesText',
    defaultMessage: 'An hour by network address; by number and device until a sign-in succeeds.',
    description: 'How long it is kept: tries',
  },
  timeIncidents: {
    id: 'legal.privacy.time.incidents',
    defaultMessage: 'Incidents',
    description: 'What is kept for a time: incidents',
  },
  timeIncidentsText: {
    id: 'legal.privacy.time.incidentsText',
    defaultMessage:
      '24 months; closed ones without you and your words after 12, or once your account is erased.',
    description: 'How long it is kept: incidents',
  },
  timeNotifications: {
    id: 'legal.privacy.time.notifications',
    defaultMessage: 'Notifications',
    description: 'What is kept for a time: notifications',
  },
  timeNotificationsText: {
    id: 'legal.privacy.time.notificationsText',
    defaultMessage: '90 days',
    description: 'How long: notifications',
  },
  timeLog: {
    id: 'legal.privacy.time.log',
    defaultMessage: 'Staff log',
    description: 'What is kept for a time: log',
  },
  timeLogText: {
    id: 'legal.privacy.time.logText',
    defaultMessage: 'What staff did or looked at is kept for 24 months.',
    description: 'How long it is kept: log',
  },
  timeNote: {
    id: 'legal.privacy.time.note',
    defaultMessage:
      'These are the built-in periods. Whoever runs this service and sets others has to tell you.',
    description: 'These periods are the built-in ones',
  },
  who: { id: 'legal.privacy.who', defaultMessage: 'Who sees what', description: 'Heading: who sees what' },
  whoYou: { id: 'legal.privacy.who.you', defaultMessage: 'You', description: 'Who sees something: you' },
  whoYouText: {
    id: 'legal.privacy.who.youText',
    defaultMessage: 'Everything about you.',
    description: 'What they see: you',
  },
  whoOthers: {
    id: 'legal.privacy.who.others',
    defaultMessage: 'Other people',
    description: 'Who sees something: others',
  },
  whoOthersText: {
    id: 'legal.privacy.who.othersText',
    defaultMessage:
      'Violations and rankings with the first two letters of the plate, whole km/h and the hour, or the minute while live. Of a vehicle with an enrolled phone or tracker also the last two characters and its agency. Never a place, your name, your number or your route.',
    description: 'What they see: others',
  },
  whoAgencies: {
    id: 'legal.privacy.who.agencies',
    defaultMessage: 'Transport agencies',
    description: 'Who sees something: agencies',
  },
  whoAgenciesText: {
    id: 'legal.privacy.who.agenciesText',
    defaultMessage:
      'Only what a device enrolled for one of their vehicles recorded while you drove it: violations with the plate and the hour, how often they happen, and cases with their outcome. An agency knows you by an alias, such as K7M2, and not by name. That stays so until you show it your name in Settings, which you can take back. It never sees your route, your number, or what you write in a contest.',
    description: 'What they see: agencies',
  },
  whoStaff: {
    id: 'legal.privacy.who.staff',
    defaultMessage: 'Staff of the authority',
    description: 'Who sees something: staff',
  },
  whoStaffText: {
    id: 'legal.privacy.who.staffText',
    defaultMessage:
      'Journeys with their route and the driver’s name if there is one, violations and incidents, with masked plates. Supervisors and administrators can show plates in full, administrators phone numbers; each time is logged.',
    description: 'What they see: staff',
  },
  whoSms: {
    id: 'legal.privacy.who.sms',
    defaultMessage: 'SMS gateway',
    description: 'Who sees something: sms',
  },
  whoSmsText: {
    id: 'legal.privacy.who.smsText',
    defaultMessage: 'Your number and the code, when you reset your PIN.',
    description: 'What they see: sms',
  },
  whoPush: {
    id: 'legal.privacy.who.push',
    defaultMessage: 'Push services',
    description: 'Who sees something: push services',
  },
  whoPushText: {
    id: 'legal.privacy.who.pushText',
    defaultMessage:
      'Only if you let messages come to a phone: the service of its browser’s maker carries them, encrypted for that phone, and learns that one came. It ends when you sign out.',
    description: 'What they see: push services',
  },
  whoMaps: {
    id: 'legal.privacy.who.maps',
    defaultMessage: 'Map services',
    description: 'Who sees something: maps',
  },
  whoMapsText: {
    id: 'legal.privacy.who.mapsText',
    defaultMessage:
      'The place that you open in an outside map. Where this service shows a tile map, its provider sees which part you look at.',
    description: 'What they see: maps',
  },
  whoNobody: {
    id: 'legal.privacy.who.nobody',
    defaultMessage: 'Nobody else',
    description: 'Who sees something: nobody',
  },
  whoNobodyText: {
    id: 'legal.privacy.who.nobodyText',
    defaultMessage: 'There is no advertising and no tracker.',
    description: 'What they see: nobody',
  },
  mask: {
    id: 'legal.privacy.mask',
    defaultMessage: 'Masked plates',
    description: 'Heading: how plates are masked',
  },
  maskText: {
    id: 'legal.privacy.mask.text',
    defaultMessage:
      'Others see the first two letters: {plate} becomes {hidden}. Only where a phone or tracker is enrolled for the vehicle, its mask shows more: with seven letters and digits or more, the first two and the last two stay; with fewer, only the first. {plate} becomes {masked}. Staff see that mask until they show a plate in full, which you can read in Who has seen my data.',
    description: 'The rule; plate is an example, hidden and masked are what others and staff see of it',
  },
  rights: { id: 'legal.privacy.rights', defaultMessage: 'Your rights', description: 'Heading: rights' },
  rightsLaw: {
    id: 'legal.privacy.rights.law',
    defaultMessage:
      'Law No. 2024/017 of 23 December 2024 on the protection of personal data gives you these rights. Here you use them:',
    description: 'The law that gives the rights',
  },
  rightsAccess: {
    id: 'legal.privacy.rights.access',
    defaultMessage: 'Access and export',
    description: 'A right: access',
  },
  rightsAccessText: {
    id: 'legal.privacy.rights.accessText',
    defaultMessage:
      'Settings, My data, Download my data: one file with your account, profile, settings, consents, sessions, devices, journeys with every stored position, violations, incidents and reports. Each journey also as a GPX file on its own page.',
    description: 'Where this right is used: access',
  },
  rightsRectify: {
    id: 'legal.privacy.rights.rectify',
    defaultMessage: 'Rectification',
    description: 'A right: rectify',
  },
  rightsRectifyText: {
    id: 'legal.privacy.rights.rectifyText',
    defaultMessage:
      'You change your profile and settings in the app, and your PIN with Reset My PIN on the sign-in page. Positions that arrive late are taken in and everything is computed anew. What else is wrong: write to whoever runs this service.',
    description: 'Where this right is used: rectify',
  },
  rightsErase: { id: 'legal.privacy.rights.erase', defaultMessage: 'Erasure', description: 'A right: erase' },
  rightsEraseText: {
    id: 'legal.privacy.rights.eraseText',
    defaultMessage:
      'Settings, My data, Delete my account. You are signed out everywhere, and for 30 days you can sign in and undo this. Then your account, routes and exact times are erased, and your violations are withdrawn with their evidence. An open case holds its evidence, for those who decide alone, until 90 days after the decision. The figures of journeys stay with the vehicle, without you.',
    description: 'Where this right is used: erase',
  },
  rightsObject: {
    id: 'legal.privacy.rights.object',
    defaultMessage: 'Objection and withdrawal of consent',
    description: 'A right: object',
  },
  rightsObjectText: {
    id: 'legal.privacy.rights.objectText',
    defaultMessage:
      'Settings, What you agreed to: take each yes back for the future. End the running journey and recording stops. To have what is kept deleted, delete your account. To object to a violation, write to whoever runs this service.',
    description: 'Where this right is used: object',
  },
  rightsDevices: {
    id: 'legal.privacy.rights.devices',
    defaultMessage: 'Where you are signed in',
    description: 'A right: devices',
  },
  rightsDevicesText: {
    id: 'legal.privacy.rights.devicesText',
    defaultMessage: 'My Profile lists your sessions and ends the others.',
    description: 'Where this right is used: devices',
  },
  rightsComplain: {
    id: 'legal.privacy.rights.complain',
    defaultMessage: 'Complaint',
    description: 'A right: complain',
  },
  rightsComplainText: {
    id: 'legal.privacy.rights.complainText',
    defaultMessage: 'You can turn to the authority for the protection of personal data.',
    description: 'Where this right is used: complain',
  },
  device: {
    id: 'legal.privacy.device',
    defaultMessage: 'Cookies and your browser',
    description: 'Heading: cookies and storage of the browser',
  },
  deviceSession: {
    id: 'legal.privacy.device.session',
    defaultMessage: 'Cookie {session}',
    description: 'What the browser holds: session',
  },
  deviceSessionText: {
    id: 'legal.privacy.device.sessionText',
    defaultMessage: 'Keeps you signed in, for 30 days at most. No script can read it.',
    description: 'What it is for and how long it stays: session; keys and choices are names',
  },
  deviceKnown: {
    id: 'legal.privacy.device.known',
    defaultMessage: 'Cookie {device}',
    description: 'What the browser holds: known',
  },
  deviceKnownText: {
    id: 'legal.privacy.device.knownText',
    defaultMessage:
      'Marks for a year a device that you used, so that a stranger who guesses PINs cannot lock you out.',
    description: 'What it is for and how long it stays: known; keys and choices are names',
  },
  deviceHosted: {
    id: 'legal.privacy.device.hosted',
    defaultMessage: 'Third cookie',
    description: 'What the browser holds: hosted',
  },
  deviceHostedText: {
    id: 'legal.privacy.device.hostedText',
    defaultMessage: 'Only where another sign-in service is set up here, and only while it signs you in.',
    description: 'What it is for and how long it stays: hosted; keys and choices are names',
  },
  deviceKeys: {
    id: 'legal.privacy.device.keys',
    defaultMessage: 'Storage',
    description: 'What the browser holds: keys',
  },
  deviceKeysText: {
    id: 'legal.privacy.device.keysText',
    defaultMessage:
      '{keys}: your name, number, role, settings, emergency contact and last vehicle, to be shown before the server has answered, by what messages reach this browser and, for staff, when they last asked for something. Also the links by which your family can follow, and the numbers that you told of your arrival, and the town that your map leads to. None of it opens your account, and all of it goes when you sign out.',
    description: 'What it is for and how long it stays: keys; keys and choices are names',
  },
  deviceChoices: {
    id: 'legal.privacy.device.choices',
    defaultMessage: 'Choices',
    description: 'What the browser holds: choices',
  },
  deviceChoicesText: {
    id: 'legal.privacy.device.choicesText',
    defaultMessage:
      '{choices}: your theme, your language, how much data the app used, when the server last answered, whether installing the app and messages were offered, how often a PIN was wrong here, when you put the reminder to prove your number away and, for staff, hidden columns and single keys that are off, and for developers what they ran in the explorer stay in this browser.',
    description: 'What it is for and how long it stays: choices; keys and choices are names',
  },
  deviceSeen: {
    id: 'legal.privacy.device.seen',
    defaultMessage: 'Pages you have seen',
    description: 'What the browser holds: pages that were seen',
  },
  deviceSeenText: {
    id: 'legal.privacy.device.seenText',
    defaultMessage:
      'Your journeys with the routes of the last ten, violations, reports and profile as you saw them last, to be shown without a network. They are encrypted and go when you sign out.',
    description: 'What it is for and how long it stays: pages that were seen',
  },
  deviceEnrolment: {
    id: 'legal.privacy.device.enrolment',
    defaultMessage: 'Phone of a vehicle',
    description: 'What the browser holds: the enrolment of this phone for a vehicle',
  },
  deviceEnrolmentText: {
    id: 'legal.privacy.device.enrolmentText',
    defaultMessage:
      '{enrolment}: only where this phone is enrolled for a vehicle, the key that proves it and which vehicle it is. No script can read the key. Both go when you sign out.',
    description: 'What it is and how long it stays; enrolment is the name of a database',
  },
  deviceUnsent: {
    id: 'legal.privacy.device.unsent',
    defaultMessage: 'Not yet sent',
    description: 'What the browser holds: unsent',
  },
  deviceUnsentText: {
    id: 'legal.privacy.device.unsentText',
    defaultMessage:
      'Positions, incidents, reported violations, contests, family links, your consent, changed settings and profile stay on the phone until the server has them, and so does the answer that an agency is writing.',
    description: 'What it is for and how long it stays: unsent; keys and choices are names',
  },
  contact: {
    id: 'legal.privacy.contact',
    defaultMessage: 'Questions and security',
    description: 'Heading: contact',
  },
  contactText: {
    id: 'legal.privacy.contact.text',
    defaultMessage:
      'For questions about your data, and for a security fault that you found, write to whoever runs this service; if the fault is in the code, also to the maintainers of the source code, by a private report. You get an answer within three working days.',
    description: 'Whom to write to',
  },
});
