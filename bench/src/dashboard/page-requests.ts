import { WHOLE_COUNTRY } from '@wakafine/domain/segments/segment-filter';
import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import type { AppDocuments } from './app-documents';
import { daysAgo } from './places';
import type { DashboardRequest } from './violation-requests';

const ROADS = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10'];
const GROUPS = ['ALL', 'BUSES', 'CARS'];
/** Rows of a page. */
const FIRST = 50;

/** The first questions of the pages of staff that no other request has. */
export function pageRequests(documents: AppDocuments): DashboardRequest[] {
  const asked = (name: string, operation: string, variables: DashboardRequest['variables'] = () => ({})) => ({
    name,
    query: documents(operation),
    variables,
  });
  const night = isoDay(civilDayOf(Date.now()));
  const patrols = { night, fromHour: 18, hours: 8, starts: ['Douala', 'Edéa', 'Yaoundé'] };
  return [
    asked('attention', 'StaffAttention'),
    ...segmentRequests(documents),
    asked('campaigns', 'Campaigns'),
    asked('campaign', 'CampaignResult', () => ({ campaignId: '1' })),
    asked('interventions', 'Interventions', () => ({ from: daysAgo(112), until: daysAgo(0) })),
    asked('tonight', 'PatrolPlanOfNight', () => ({ night })),
    asked('tonight, proposed', 'PatrolProposal', () => ({ input: patrols })),
    asked('tonight, nights before', 'PatrolNights'),
    asked('violators proposed', 'ProposedViolators', () => ({ first: FIRST })),
    asked('conflicts', 'VehicleConflicts', () => ({ first: FIRST })),
    asked('cases', 'staffCases', () => ({ first: FIRST })),
    asked('vehicles', 'RegisteredVehicles', () => ({ first: FIRST, filter: {} })),
    asked('speed limits', 'RegisteredLimits', () => ({ first: FIRST, filter: {} })),
    asked('speed limits, waiting', 'WaitingLimitProposals', () => ({ first: FIRST })),
    asked('speed limits, to confirm', 'LimitChecklist'),
    asked('limits and alerts', 'StaffLimits'),
    asked('response times', 'IncidentResponseTimes', () => ({ days: 30 })),
    asked('broadcasts', 'SentAlerts'),
    asked('API keys', 'StaffApiKeys'),
    asked('invitations', 'AgencyInvitations'),
    asked('exports', 'MyExports'),
  ];
}

/** The segments as the page opens, by other words of its sentence each time, and one segment. */
function segmentRequests(documents: AppDocuments): DashboardRequest[] {
  const [figures, page] = [documents('SegmentFiguresOfFilter'), documents('SegmentPage')];
  const of = (filter: object) => ({ filter: { ...WHOLE_COUNTRY, ...filter }, first: 100 });
  const road = (index: number): string => ROADS[index % ROADS.length] ?? '';
  return [
    { name: 'segments', query: figures, variables: () => of({}) },
    {
      name: 'segments of a road',
      query: figures,
      variables: (index) => of({ road: road(index), days: 56 + (index % 300) }),
    },
    {
      name: 'segments by other words',
      query: figures,
      variables: (index) =>
        of({
          ...{ vehicles: GROUPS[index % GROUPS.length], fromHour: 18 + (index % 6), untilHour: 5 },
          days: 28 + (index % 60),
        }),
    },
    {
      name: 'segment',
      query: page,
      variables: (index) => ({ id: `${road(index)}-0${10 + (index % 40)}`, filter: WHOLE_COUNTRY }),
    },
    { name: 'agencies to choose from', query: documents('SegmentAgencies'), variables: () => ({}) },
  ];
}
