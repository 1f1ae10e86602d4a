import type { LegalSectionText } from './legal-section';
import { PRIVACY_MESSAGES } from './privacy-messages';

const P = PRIVACY_MESSAGES;

/** The privacy page, in order. */
export const PRIVACY_SECTIONS: readonly LegalSectionText[] = [
  { title: P.short, paragraphs: [P.shortText] },
  {
    title: P.what,
    points: [
      [P.whatAccount, P.whatAccountText],
      [P.whatProfile, P.whatProfileText],
      [P.whatSettings, P.whatSettingsText],
      [P.whatJourneys, P.whatJourneysText],
      [P.whatViolations, P.whatViolationsText],
      [P.whatContests, P.whatContestsText],
      [P.whatIncidents, P.whatIncidentsText],
      [P.whatReports, P.whatReportsText],
      [P.whatSignIns, P.whatSignInsText],
      [P.whatConsent, P.whatConsentText],
    ],
  },
  {
    title: P.time,
    points: [
      [P.timePositions, P.timePositionsText],
      [P.timeTrackers, P.timeTrackersText],
      [P.timeJourneys, P.timeJourneysText],
      [P.timeViolations, P.timeViolationsText],
      [P.timeContests, P.timeContestsText],
      [P.timeProfile, P.timeProfileText],
      [P.timeReports, P.timeReportsText],
      [P.timeCodes, P.timeCodesText],
      [P.timeSessions, P.timeSessionsText],
      [P.timeTries, P.timeTriesText],
      [P.timeIncidents, P.timeIncidentsText],
      [P.timeNotifications, P.timeNotificationsText],
      [P.timeLog, P.timeLogText],
    ],
    note: P.timeNote,
  },
  {
    title: P.who,
    points: [
      [P.whoYou, P.whoYouText],
      [P.whoOthers, P.whoOthersText],
      [P.whoAgencies, P.whoAgenciesText],
      [P.whoStaff, P.whoStaffText],
      [P.whoSms, P.whoSmsText],
      [P.whoPush, P.whoPushText],
      [P.whoMaps, P.whoMapsText],
      [P.whoNobody, P.whoNobodyText],
    ],
  },
  { title: P.mask, paragraphs: [P.maskText] },
  {
    title: P.rights,
    paragraphs: [P.rightsLaw],
    points: [
      [P.rightsAccess, P.rightsAccessText],
      [P.rightsRectify, P.rightsRectifyText],
      [P.rightsErase, P.rightsEraseText],
      [P.rightsObject, P.rightsObjectText],
      [P.rightsDevices, P.rightsDevicesText],
      [P.rightsComplain, P.rightsComplainText],
    ],
  },
  {
    title: P.device,
    points: [
      [P.deviceSession, P.deviceSessionText],
      [P.deviceKnown, P.deviceKnownText],
      [P.deviceHosted, P.deviceHostedText],
      [P.deviceKeys, P.deviceKeysText],
      [P.deviceChoices, P.deviceChoicesText],
      [P.deviceSeen, P.deviceSeenText],
      [P.deviceEnrolment, P.deviceEnrolmentText],
      [P.deviceUnsent, P.deviceUnsentText],
    ],
  },
  { title: P.contact, paragraphs: [P.contactText] },
];
