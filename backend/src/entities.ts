import { DeprecatedUseRow } from './modules/administration/deprecations/deprecated-use.entity';
import { CaseAnswerRow } from './modules/cases/case-answer.entity';
import { AgencyDriverRow } from './modules/agencies/fleet/agency-driver.entity';
import { AgencyLine } from './modules/agencies/lines/agency-line.entity';
import { AgencyStop } from './modules/agencies/lines/agency-stop.entity';
import { AgencyNoticeRow } from './modules/agencies/mail/agency-notice.entity';
import { AgencyReportRow } from './modules/agencies/mail/agency-report.entity';
import { AgencyInvitationRow } from './modules/agencies/people/agency-invitation.entity';
import { MailMessage } from './platform/outbox/mail-message.entity';
import { AuditEntry } from './modules/identity/accounts/audit-entry.entity';
import { DailyReport } from './modules/administration/exports/daily-report.entity';
import { ExportJob } from './modules/administration/exports/export-job.entity';
import { ExportPiece } from './modules/administration/exports/export-piece.entity';
import { EvidenceCheckpoint } from './modules/evidence/log/evidence-checkpoint.entity';
import { EvidenceEntry } from './modules/evidence/log/evidence-entry.entity';
import { EvidenceLeaf } from './modules/evidence/log/evidence-leaf.entity';
import { EvidenceNode } from './modules/evidence/log/evidence-node.entity';
import { EvidenceHold } from './modules/evidence/proofs/evidence-hold.entity';
import { EvidencePart } from './modules/evidence/proofs/evidence-part.entity';
import { EvidenceProof } from './modules/evidence/proofs/evidence-proof.entity';
import { OpenDataPart } from './modules/open-data/count/open-data-part.entity';
import { OpenDataFile } from './modules/open-data/publish/open-data-file.entity';
import { OpenDataSetRow } from './modules/open-data/publish/open-data-set.entity';
import { OpenDataVersion } from './modules/open-data/publish/open-data-version.entity';
import { OpenDataRefusal } from './modules/open-data/refuse/open-data-refusal.entity';
import { StoredFamilyLink } from './modules/family/family-link.entity';
import { Account } from './modules/identity/accounts/account.entity';
import { Device } from './modules/identity/accounts/device.entity';
import { AllowanceUse } from './modules/identity/allowances/allowance-use.entity';
import { OneTimeCode } from './modules/identity/codes/one-time-code.entity';
import { PinReset } from './modules/identity/codes/pin-reset.entity';
import { Consent } from './modules/identity/consent/consent.entity';
import { HostedNonce } from './modules/identity/hosted/hosted-nonce.entity';
import { DataLook } from './modules/identity/looks/data-look.entity';
import { ProfilePhoto } from './modules/identity/profile/profile-photo.entity';
import { AttentionStateRow } from './modules/attention/state/attention-state.entity';
import { ApiKeyRow } from './modules/identity/keys/api-key.entity';
import { ApiKeyUse } from './modules/identity/keys/api-key-use.entity';
import { Session } from './modules/identity/sessions/session.entity';
import { SignInCounter } from './modules/identity/sign-in/sign-in-counter.entity';
import { RecoveryCode } from './modules/identity/staff/totp/recovery-code.entity';
import { IncidentCrowd } from './modules/incidents/confidence/incident-crowd.entity';
import { IncidentVote } from './modules/incidents/confidence/incident-vote.entity';
import { CrashRecordRow } from './modules/incidents/crash/crash-record.entity';
import { CaseContest } from './modules/cases/case-contest.entity';
import { CaseStepRow } from './modules/cases/case-step.entity';
import { ViolationCase } from './modules/cases/violation-case.entity';
import { CrowdReport } from './modules/incidents/crowd/crowd-report.entity';
import { CrowdVerdict } from './modules/incidents/crowd/crowd-verdict.entity';
import { IncidentConfirmation } from './modules/incidents/crowd/incident-confirmation.entity';
import { Incident } from './modules/incidents/incident.entity';
import { SmsReportRow } from './modules/incidents/sms/sms-report.entity';
import { IncidentEvent } from './modules/incidents/incident-event.entity';
import { IncidentPhoto } from './modules/incidents/submit/incident-photo.entity';
import { Journey } from './modules/journeys/journey.entity';
import { Fix } from './modules/journeys/record/fix.entity';
import { JourneyBindingRow } from './modules/journeys/journey-binding.entity';
import { JourneyState } from './modules/journeys/record/journey-state.entity';
import { JudgedWay } from './modules/journeys/record/judged-way.entity';
import { TrackerMessage } from './modules/journeys/trackers/tracker-message.entity';
import { TrackerJourney } from './modules/journeys/trackers/tracker-journey.entity';
import { Tracker } from './modules/journeys/trackers/tracker.entity';
import { JourneyTrack } from './modules/journeys/tracks/journey-track.entity';
import { LimitProposal } from './modules/limits/changes/limit-proposal.entity';
import { SpeedLimitRegister } from './modules/limits/register/speed-limit-register.entity';
import { SpeedLimit } from './modules/limits/register/speed-limit.entity';
import { AlertBroadcast } from './modules/notifications/alerts/alert-broadcast.entity';
import { Notification } from './modules/notifications/notification.entity';
import { PushMessage } from './modules/notifications/push-message.entity';
import { PushSubscription } from './modules/notifications/push-subscription.entity';
import { QuietHoursRow } from './modules/notifications/quiet-hours.entity';
import { StoredReport } from './modules/reports/stored/stored-report.entity';
import { AlertSettings } from './modules/settings/authority/alert-settings.entity';
import { FineTariff } from './modules/settings/authority/fine-tariff.entity';
import { RetentionSettings } from './modules/settings/authority/retention-settings.entity';
import { PersonalSettings } from './modules/settings/personal/personal-settings.entity';
import { SpeedThresholds } from './modules/settings/thresholds/speed-thresholds.entity';
import { TransportAgency } from './modules/settings/thresholds/transport-agency.entity';
import { CellPassage } from './modules/statistics/analytics/cell-passage.entity';
import { PublicTotals } from './modules/statistics/public-totals.entity';
import { FigureDelta } from './modules/statistics/rollups/figure-delta.entity';
import { Figure } from './modules/statistics/rollups/figure.entity';
import { HourTotal } from './modules/statistics/rollups/hour-total.entity';
import { PublicFigure } from './modules/statistics/rollups/public-figure.entity';
import { VehicleFigure } from './modules/statistics/rollups/vehicle-figure.entity';
import { VehicleTouched } from './modules/statistics/rollups/vehicle-touched.entity';
import { Campaign } from './modules/statistics/campaigns/campaign.entity';
import { CampaignChange } from './modules/statistics/campaigns/campaign-change.entity';
import { SavedViewRow } from './modules/statistics/views/saved-view.entity';
import { ViewSubscriptionRow } from './modules/statistics/views/view-subscription.entity';
import { TrafficCount } from './modules/statistics/traffic-counts/traffic-count.entity';
import { DangerousStretchMonth } from './modules/statistics/stretches/dangerous-stretch-month.entity';
import { RoadPackEntry } from './modules/road-pack/road-pack-entry.entity';
import { RoadPackVersion } from './modules/road-pack/road-pack-version.entity';
import { VehicleEventDue } from './modules/vehicle-events/vehicle-event-due.entity';
import { VehicleEventWitness } from './modules/vehicle-events/vehicle-event-witness.entity';
import { VehicleEvent } from './modules/vehicle-events/vehicle-event.entity';
import { VehiclePresence } from './modules/vehicle-events/vehicle-presence.entity';
import { VehicleCode } from './modules/vehicles/codes/vehicle-code.entity';
import { EnrolledDevice } from './modules/vehicles/devices/enrolled-device.entity';
import { Vehicle } from './modules/vehicles/vehicle.entity';
import { PublicIdKey } from './modules/violations/public-id-key.entity';
import { ViolationRevision } from './modules/violations/revisions/violation-revision.entity';
import { Violation } from './modules/violations/violation.entity';
import { RuleProposal } from './modules/violators/records/rule-proposal.entity';
import { StatusProposal } from './modules/violators/records/status-proposal.entity';
import { VehicleStatusChange } from './modules/violators/records/vehicle-status-change.entity';
import { RateLimit } from './platform/limits/rate-limit.entity';
import { SharedBudget } from './platform/limits/shared-budget.entity';
import { ServiceDay } from './platform/availability/service-day.entity';
import { SocketHold } from './platform/limits/socket-hold.entity';
import { LiveEvent } from './platform/live/crossing/live-event.entity';
import { SmsMessage } from './platform/outbox/sms-message.entity';
import { VapidKey } from './platform/push/vapid-key.entity';
import { PublicEvent } from './modules/public-events/public-event.entity';
import { PublicEventDue } from './modules/public-events/public-event-due.entity';
import { WebhookDelivery } from './modules/webhooks/webhook-delivery.entity';
import { WebhookEndpoint } from './modules/webhooks/webhook-endpoint.entity';
import { PublicEventLog } from './modules/public-events/public-event-log.entity';
import { PATROL_ENTITIES } from './modules/statistics/patrols/patrol-entities';
import { SEGMENT_ENTITIES } from './modules/statistics/segments/segment-entities';

/** The entity of every table. */
export const ENTITIES = [
  // One class a line.
  Account,
  AgencyDriverRow,
  AgencyLine,
  AgencyStop,
  AgencyInvitationRow,
  AgencyNoticeRow,
  AgencyReportRow,
  AlertBroadcast,
  AlertSettings,
  AllowanceUse,
  AuditEntry,
  CellPassage,
  CaseAnswerRow,
  CaseContest,
  CaseStepRow,
  Consent,
  CrashRecordRow,
  CrowdReport,
  CrowdVerdict,
  DailyReport,
  DataLook,
  Device,
  DeprecatedUseRow,
  EnrolledDevice,
  EvidenceCheckpoint,
  EvidenceEntry,
  EvidenceHold,
  EvidenceLeaf,
  EvidenceNode,
  EvidencePart,
  EvidenceProof,
  ExportJob,
  ExportPiece,
  Figure,
  FigureDelta,
  FineTariff,
  Fix,
  HostedNonce,
  HourTotal,
  Incident,
  IncidentConfirmation,
  IncidentCrowd,
  IncidentEvent,
  SmsReportRow,
  IncidentPhoto,
  IncidentVote,
  Journey,
  JourneyBindingRow,
  JourneyState,
  JourneyTrack,
  JudgedWay,
  LimitProposal,
  LiveEvent,
  MailMessage,
  Notification,
  OneTimeCode,
  PersonalSettings,
  OpenDataFile,
  OpenDataPart,
  OpenDataRefusal,
  OpenDataSetRow,
  OpenDataVersion,
  PinReset,
  ProfilePhoto,
  PublicEvent,
  PublicEventDue,
  PublicEventLog,
  PublicFigure,
  PublicIdKey,
  PublicTotals,
  PushMessage,
  PushSubscription,
  QuietHoursRow,
  RateLimit,
  RecoveryCode,
  RetentionSettings,
  RuleProposal,
  Session,
  AttentionStateRow,
  ApiKeyRow,
  ApiKeyUse,
  SharedBudget,
  SignInCounter,
  SmsMessage,
  ServiceDay,
  SocketHold,
  SpeedLimit,
  SpeedLimitRegister,
  SpeedThresholds,
  StatusProposal,
  StoredReport,
  StoredFamilyLink,
  Tracker,
  TrackerJourney,
  TrackerMessage,
  TransportAgency,
  VapidKey,
  Vehicle,
  VehicleCode,
  VehicleEvent,
  VehicleEventDue,
  VehicleEventWitness,
  VehicleFigure,
  VehiclePresence,
  VehicleStatusChange,
  VehicleTouched,
  Campaign,
  CampaignChange,
  ...PATROL_ENTITIES,
  TrafficCount,
  SavedViewRow,
  ViewSubscriptionRow,
  ...SEGMENT_ENTITIES,
  DangerousStretchMonth,
  RoadPackEntry,
  RoadPackVersion,
  Violation,
  ViolationCase,
  ViolationRevision,
  WebhookDelivery,
  WebhookEndpoint,
];
