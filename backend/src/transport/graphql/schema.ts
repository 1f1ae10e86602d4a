import { specifiedDirectives } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchema, buildSchemaSync } from 'type-graphql';
import type { BuildSchemaOptions } from 'type-graphql';
import { AgencyAnswersResolver } from '../../modules/agencies/answers/answers.resolver';
import { DriverNamesResolver } from '../../modules/agencies/driver-names/driver-names.resolver';
import { AgencyFleetResolver } from '../../modules/agencies/fleet/fleet.resolver';
import { LivePlacesResolver } from '../../modules/agencies/live-places/live-places.resolver';
import { AgencyOverviewResolver } from '../../modules/agencies/overview/overview.resolver';
import { AgencyPeopleResolver } from '../../modules/agencies/people/people.resolver';
import { AgencyReportsResolver } from '../../modules/agencies/mail/reports.resolver';
import { ExportsResolver } from '../../modules/administration/exports/exports.resolver';
import { StaffAccountsResolver } from '../../modules/administration/users/staff-accounts.resolver';
import { AttentionResolver } from '../../modules/attention/attention.resolver';
import { IncidentAssignmentResolver } from '../../modules/attention/incident-assignment.resolver';
import { AvailabilityResolver } from '../../modules/administration/availability/availability.resolver';
import { SystemResolver } from '../../modules/administration/system/system.resolver';
import { UsersResolver } from '../../modules/administration/users/users.resolver';
import { ViolatorDecisionsResolver } from '../../modules/violators/violator-decisions.resolver';
import { SuspendedJourneysResolver } from '../../modules/violators/suspension/suspended-journeys.resolver';
import { VehicleRecordResolver } from '../../modules/violators/vehicle-record/vehicle-record.resolver';
import { ViolatorsResolver } from '../../modules/violators/violators.resolver';
import { HostedIdentityResolver } from '../../modules/identity/hosted/hosted.resolver';
import { KeysResolver } from '../../modules/identity/keys/keys.resolver';
import { IdentityResolver } from '../../modules/identity/sign-in/identity.resolver';
import { AccountSessionsResolver } from '../../modules/identity/sessions/account-sessions.resolver';
import { DemoAccountsResolver } from '../../modules/identity/demo/demo-accounts.resolver';
import { StaffResolver } from '../../modules/identity/staff/staff.resolver';
import { ConsentResolver } from '../../modules/identity/consent/consent.resolver';
import { LooksResolver } from '../../modules/identity/looks/looks.resolver';
import { ViewerTotpResolver } from '../../modules/identity/staff/totp/viewer-totp.resolver';
import { MyDataResolver } from '../../modules/identity/my-data/my-data.resolver';
import { ProfileResolver } from '../../modules/identity/profile/profile.resolver';
import { NumberProofResolver } from '../../modules/identity/codes/number-proof.resolver';
import { PinResetResolver } from '../../modules/identity/pin-reset/pin-reset.resolver';
import { AnswersResolver } from '../../modules/incidents/answers/answers.resolver';
import { ClockResolver } from '../../modules/incidents/clock/clock.resolver';
import { ConfidenceResolver } from '../../modules/incidents/confidence/confidence.resolver';
import { CrashRecordResolver } from '../../modules/incidents/crash/crash-record.resolver';
import { CaseActsResolver } from '../../modules/cases/acts/case-acts.resolver';
import { HeldEvidenceResolver } from '../../modules/cases/erasure/held-evidence.resolver';
import { CaseAnswersResolver } from '../../modules/cases/read/case-answers.resolver';
import { CaseFieldsResolver } from '../../modules/cases/read/case-fields.resolver';
import { ContestTracksResolver } from '../../modules/cases/read/contest-tracks.resolver';
import { CasesResolver } from '../../modules/cases/read/cases.resolver';
import { ViolationCaseResolver } from '../../modules/cases/read/violation-case.resolver';
import { CrowdResolver } from '../../modules/incidents/crowd/crowd.resolver';
import { IncidentFieldsResolver } from '../../modules/incidents/read/incident-fields.resolver';
import { IncidentsResolver } from '../../modules/incidents/resolve/incidents.resolver';
import { VehicleCoverageResolver } from '../../modules/journeys/read/vehicle-coverage.resolver';
import { JourneyFieldsResolver } from '../../modules/journeys/read/journey-fields.resolver';
import { ViolationJourneyResolver } from '../../modules/journeys/read/violation-journey.resolver';
import { JourneysResolver } from '../../modules/journeys/lifecycle/journeys.resolver';
import { IncidentsLiveResolver } from '../../modules/realtime/incidents-live.resolver';
import { WebhooksResolver } from '../../modules/webhooks/webhooks.resolver';
import { PublicEventsResolver } from '../../modules/public-events/public-events.resolver';
import { PublicEventsLiveResolver } from '../../modules/realtime/public-events-live.resolver';
import { NoticesResolver } from '../../modules/realtime/notices.resolver';
import { FamilyResolver } from '../../modules/family/family.resolver';
import { TrackersResolver } from '../../modules/journeys/trackers/trackers.resolver';
import { LimitPreviewResolver } from '../../modules/journeys/limit-preview/limit-preview.resolver';
import { RevisionsResolver } from '../../modules/journeys/judge-again/revisions.resolver';
import { NodeResolver } from '../../modules/nodes/node.resolver';
import { NotificationsResolver } from '../../modules/notifications/notifications.resolver';
import { RealtimeResolver } from '../../modules/realtime/realtime.resolver';
import { StaffLiveResolver } from '../../modules/realtime/staff-live.resolver';
import { ReportEvidenceResolver } from '../../modules/reports/build/report-evidence.resolver';
import { ReportsResolver } from '../../modules/reports/reports.resolver';
import { AlertsResolver } from '../../modules/notifications/alerts/alerts.resolver';
import { AuthoritySettingsResolver } from '../../modules/settings/authority/authority-settings.resolver';
import { LimitRegisterResolver } from '../../modules/limits/changes/limit-register.resolver';
import { LimitsResolver } from '../../modules/limits/look-up/limits.resolver';
import { FineTariffResolver } from '../../modules/settings/authority/fine-tariff.resolver';
import { PersonalSettingsResolver } from '../../modules/settings/personal/personal-settings.resolver';
import { SettingsResolver } from '../../modules/settings/thresholds/settings.resolver';
import { AnalyticsResolver } from '../../modules/statistics/analytics/analytics.resolver';
import { CoverageResolver } from '../../modules/statistics/traffic-counts/coverage.resolver';
import { CampaignsResolver } from '../../modules/statistics/campaigns/campaigns.resolver';
import { ViewsResolver } from '../../modules/statistics/views/views.resolver';
import { PatrolsResolver } from '../../modules/statistics/patrols/patrols.resolver';
import { SegmentsResolver } from '../../modules/statistics/segments/segments.resolver';
import { DashboardResolver } from '../../modules/statistics/dashboard/dashboard.resolver';
import { OpenDataResolver } from '../../modules/open-data/read/open-data.resolver';
import { RefuseOpenDataResolver } from '../../modules/open-data/refuse/refuse-open-data.resolver';
import { RoadPackResolver } from '../../modules/road-pack/road-pack.resolver';
import { OperationsMapResolver } from '../../modules/statistics/operations-map/operations-map.resolver';
import { RankingResolver } from '../../modules/statistics/ranking/ranking.resolver';
import { StatisticsResolver } from '../../modules/statistics/statistics.resolver';
import { OwnVehiclesResolver } from '../../modules/vehicles/resolvers/own-vehicles.resolver';
import { VehicleEventsResolver } from '../../modules/vehicle-events/vehicle-events.resolver';
import { VehicleReadResolver } from '../../modules/vehicles/read/vehicle-read.resolver';
import { VehiclesResolver } from '../../modules/vehicles/resolvers/vehicles.resolver';
import { ViolationEvidenceResolver } from '../../modules/evidence/proofs/violation-evidence.resolver';
import { ViolationFieldsResolver } from '../../modules/violations/read/violation-fields.resolver';
import { ViolationsResolver } from '../../modules/violations/read/violations.resolver';
import { SCOPE_DIRECTIVE } from './scope-directive';
import { markPlainFields } from './plain/plain-fields';
import { showNumbers } from './plain/shown-numbers';
import { validateInputs } from './validate-inputs';

const NO_TOPICS = {
  publish(): void {
    throw new Error('Events go through the event bus.');
  },
  subscribe(): AsyncIterable<never> {
    throw new Error('Subscriptions bring their own stream.');
  },
};

const OPTIONS: BuildSchemaOptions = {
  resolvers: [
    IdentityResolver,
    NumberProofResolver,
    PinResetResolver,
    LooksResolver,
    MyDataResolver,
    ConsentResolver,
    ProfileResolver,
    StaffResolver,
    ViewerTotpResolver,
    AccountSessionsResolver,
    KeysResolver,
    DemoAccountsResolver,
    HostedIdentityResolver,
    SettingsResolver,
    FineTariffResolver,
    AuthoritySettingsResolver,
    LimitsResolver,
    LimitRegisterResolver,
    AlertsResolver,
    PersonalSettingsResolver,
    ViolationsResolver,
    ViolationEvidenceResolver,
    ViolationFieldsResolver,
    JourneysResolver,
    LimitPreviewResolver,
    RevisionsResolver,
    JourneyFieldsResolver,
    ViolationJourneyResolver,
    VehicleCoverageResolver,
    TrackersResolver,
    FamilyResolver,
    VehiclesResolver,
    VehicleReadResolver,
    OwnVehiclesResolver,
    VehicleEventsResolver,
    IncidentsResolver,
    IncidentFieldsResolver,
    ConfidenceResolver,
    AnswersResolver,
    ClockResolver,
    CrashRecordResolver,
    CrowdResolver,
    CasesResolver,
    HeldEvidenceResolver,
    CaseActsResolver,
    CaseFieldsResolver,
    ContestTracksResolver,
    CaseAnswersResolver,
    ViolationCaseResolver,
    StatisticsResolver,
    DashboardResolver,
    OperationsMapResolver,
    RankingResolver,
    AnalyticsResolver,
    CampaignsResolver,
    ViewsResolver,
    PatrolsResolver,
    CoverageResolver,
    SegmentsResolver,
    AgencyPeopleResolver,
    AgencyOverviewResolver,
    AgencyFleetResolver,
    DriverNamesResolver,
    LivePlacesResolver,
    AgencyAnswersResolver,
    AgencyReportsResolver,
    OpenDataResolver,
    RefuseOpenDataResolver,
    RoadPackResolver,
    ReportsResolver,
    ReportEvidenceResolver,
    NotificationsResolver,
    UsersResolver,
    ViolatorsResolver,
    ViolatorDecisionsResolver,
    VehicleRecordResolver,
    SuspendedJourneysResolver,
    AttentionResolver,
    IncidentAssignmentResolver,
    AvailabilityResolver,
    SystemResolver,
    StaffAccountsResolver,
    ExportsResolver,
    NodeResolver,
    RealtimeResolver,
    StaffLiveResolver,
    IncidentsLiveResolver,
    NoticesResolver,
    PublicEventsResolver,
    WebhooksResolver,
    PublicEventsLiveResolver,
  ],
  scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  directives: [...specifiedDirectives, SCOPE_DIRECTIVE],
  validateFn: validateInputs,
  skipCheck: true,
  // Every subscription here brings a subscribe function of its own; the library wants a pub/sub all the same.
  pubSub: NO_TOPICS,
};

let built: Promise<GraphQLSchema> | undefined;

/**
 * The whole GraphQL schema, built once a process and the same for every server in it. Inputs are held to the bounds that their
 * classes declare. The library does not introspect the schema to prove it valid, which costs a third of a second: Apollo
 * validates it when it starts.
 */
export function graphqlSchema(): Promise<GraphQLSchema> {
  built ??= buildSchema(OPTIONS).then(markPlainFields).then(showNumbers);
  return built;
}

/** The same at once, for what is made of it when the server does not run. */
export function graphqlSchemaAtOnce(): GraphQLSchema {
  return showNumbers(buildSchemaSync(OPTIONS));
}
