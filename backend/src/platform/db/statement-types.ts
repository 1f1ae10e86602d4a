// Emitted by `npm run statements` from the statements and the migrated schema; never edited by hand.

/** What each hand-written statement takes and gives, by its name. */
export interface StatementTypes {
  'admin.add-deprecated-use': {
    parameters: [readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'admin.anonymise-journeys': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'admin.audit-actors-with': {
    parameters: [string | null];
    row: {
      name: string;
    };
  };
  'admin.close-violations': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'admin.count-audit': {
    parameters: [Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: {
      count: number | null;
    };
  };
  'admin.count-incidents': {
    parameters: [Date | null, Date | null, string | null, string | null, readonly (number | null)[] | string | null, string | null, string | null, number | null, readonly (number | null)[] | string | null];
    row: {
      count: number | null;
    };
  };
  'admin.count-violations': {
    parameters: [Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, string | object | null];
    row: {
      count: number | null;
    };
  };
  'admin.daily-report-file': {
    parameters: [string | null];
    row: {
      csv: string;
    };
  };
  'admin.daily-reports': {
    parameters: [string | null, number | null];
    row: {
      day: string;
      madeAt: Date;
      violationCount: number;
      dangerCount: number;
      journeyCount: number;
      incidentCount: number;
    };
  };
  'admin.database-health': {
    parameters: [];
    row: {
      sizeBytes: number;
      connections: number;
      connectionsMax: number;
    };
  };
  'admin.day-figures': {
    parameters: [Date | null, Date | null];
    row: {
      violations: number;
      dangers: number;
      journeys: number;
      incidents: number;
    };
  };
  'admin.decide-on-violator': {
    parameters: [number | null, string | null, string | null, Date | null, number | null];
    row: Record<never, never>;
  };
  'admin.delete-accounts': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
    };
  };
  'admin.delete-demo-agencies': {
    parameters: [];
    row: Record<never, never>;
  };
  'admin.delete-demo-campaign-changes': {
    parameters: [];
    row: Record<never, never>;
  };
  'admin.delete-demo-campaigns': {
    parameters: [];
    row: {
      id: number;
    };
  };
  'admin.delete-demo-incidents': {
    parameters: [];
    row: {
      id: number;
    };
  };
  'admin.delete-demo-journeys': {
    parameters: [];
    row: {
      id: number;
      vehicleId: number;
    };
  };
  'admin.delete-demo-open-data': {
    parameters: [];
    row: Record<never, never>;
  };
  'admin.delete-demo-passages': {
    parameters: [];
    row: Record<never, never>;
  };
  'admin.delete-demo-views': {
    parameters: [];
    row: {
      id: number;
    };
  };
  'admin.delete-demo-violations': {
    parameters: [];
    row: {
      id: number;
    };
  };
  'admin.delete-fixes-of': {
    parameters: [number | null, number | null];
    row: {
      count: number;
    };
  };
  'admin.delete-idle-vehicles': {
    parameters: [readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'admin.delete-old-daily-reports': {
    parameters: [string | null];
    row: Record<never, never>;
  };
  'admin.delete-old-deprecated-use': {
    parameters: [string | null];
    row: Record<never, never>;
  };
  'admin.delete-old-exports': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'admin.delete-old-incidents': {
    parameters: [Date | null, number | null];
    row: {
      count: number | null;
    };
  };
  'admin.delete-old-journeys': {
    parameters: [Date | null, number | null];
    row: {
      count: number | null;
    };
  };
  'admin.delete-old-reports': {
    parameters: [Date | null, number | null];
    row: {
      count: number | null;
    };
  };
  'admin.delete-old-violations': {
    parameters: [Date | null, number | null];
    row: {
      count: number | null;
    };
  };
  'admin.deprecated-use': {
    parameters: [string | null];
    row: {
      field: string;
      caller: string;
      uses: number;
      lastDay: string;
      keyName: string | null;
    };
  };
  'admin.detach-old-incidents': {
    parameters: [Date | null, number | null];
    row: {
      count: number | null;
    };
  };
  'admin.drivers-of-vehicle': {
    parameters: [number | null, Date | null];
    row: {
      accountId: number;
      registrationNumber: string;
    };
  };
  'admin.due-accounts': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
    };
  };
  'admin.end-export': {
    parameters: [number | null, string | null, Date | null];
    row: {
      id: number;
    };
  };
  'admin.end-proposal': {
    parameters: [number | null, string | null, Date | null, number | null];
    row: {
      id: number;
    };
  };
  'admin.end-rule-proposal': {
    parameters: [number | null, string | null, Date | null];
    row: Record<never, never>;
  };
  'admin.export-audit': {
    parameters: [Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      id: number;
      at: Date;
      actor: string;
      role: string;
      act: string;
      target: string | null;
      details: string | null;
    };
  };
  'admin.export-incidents': {
    parameters: [Date | null, Date | null, string | null, string | null, readonly (number | null)[] | string | null, string | null, string | null, number | null, readonly (number | null)[] | string | null, number | null, number | null];
    row: {
      id: number;
      at: Date;
      receivedAt: Date;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      mood: 'SCARED' | 'ANGRY' | 'SAD' | 'WORRIED' | 'CONFUSED' | 'NEUTRAL';
      status: 'RECEIVED' | 'VERIFIED' | 'UNDER_REVIEW' | 'RESOLVED' | 'REJECTED' | 'DUPLICATE';
      reason: string | null;
      description: string | null;
      injuredCount: number | null;
      seenVehicle: string | null;
      lat: number | null;
      lng: number | null;
      isDemo: boolean;
      crashVersion: number | null;
      crashAt: Date | null;
      crashLat: number | null;
      crashLng: number | null;
      municipality: string | null;
      road: string | null;
      roadClass: 'NATIONAL' | 'REGIONAL' | 'LOCAL' | 'URBAN' | 'UNKNOWN' | null;
      crashType: 'VEHICLES' | 'PEDESTRIAN' | 'PARKED_VEHICLE' | 'OBSTACLE' | 'ANIMAL' | 'SINGLE_VEHICLE' | 'OTHER' | 'UNKNOWN' | null;
      weather: 'CLEAR' | 'RAIN' | 'FOG' | 'WIND' | 'DUST' | 'OTHER' | 'UNKNOWN' | null;
      light: 'DAYLIGHT' | 'TWILIGHT' | 'DARK_LIT' | 'DARK_UNLIT' | 'UNKNOWN' | null;
      surface: 'DRY' | 'WET' | 'FLOODED' | 'MUD_OR_SAND' | 'OTHER' | 'UNKNOWN' | null;
      crashVehicles: string | null;
      crashPeople: string | null;
      killedCount: number | null;
      seriousCount: number | null;
      slightCount: number | null;
    };
  };
  'admin.export-piece': {
    parameters: [number | null, number | null];
    row: {
      bytes: Buffer;
    };
  };
  'admin.export-violations': {
    parameters: [Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, string | object | null, number | null, number | null];
    row: {
      id: number;
      at: Date;
      endedAt: Date | null;
      registrationNumber: string;
      agency: string | null;
      category: string;
      vehicleType: string;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      level: 'TYPED' | 'WITNESS' | 'BOUND' | 'CONFLICT';
      speedKmh: number;
      meanSpeedKmh: number | null;
      lat: number | null;
      lng: number | null;
      headingDeg: number | null;
      provenKmh: number | null;
      uncertaintyKmh: number | null;
      provenS: number | null;
      isOverGaps: boolean;
      limitKmh: number | null;
      limitZone: 'OPEN_ROAD' | 'TOWN' | 'ROAD' | 'MARKET' | 'SCHOOL' | null;
      limitPlace: string | null;
      limitSource: string | null;
      isLimitConfirmed: boolean | null;
      reportedAt: Date | null;
      accountId: number | null;
      road: string | null;
      isDemo: boolean;
      caseId: number | null;
      caseState: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED' | null;
    };
  };
  'admin.exposures-under-rule': {
    parameters: [Date | null];
    row: {
      vehicleId: number;
      vehicleType: string;
      violations: number;
      distanceM: number;
    };
  };
  'admin.fail-lost-exports': {
    parameters: [Date | null, Date | null];
    row: Record<never, never>;
  };
  'admin.find-export': {
    parameters: [number | null, number | null, Date | null];
    row: {
      id: number;
      accountId: number;
      kind: 'VIOLATIONS' | 'INCIDENTS' | 'AUDIT' | 'SEGMENTS';
      format: 'CSV' | 'GEOJSON' | 'PARQUET' | 'XLSX';
      filter: unknown;
      hasFullPlates: boolean;
      status: 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
      total: number;
      done: number;
      byteCount: number;
      createdAt: Date;
      finishedAt: Date | null;
      expiresAt: Date;
    };
  };
  'admin.has-bound-event': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'admin.insert-export': {
    parameters: [number | null, string | null, string | null, string | object | null, boolean | null, number | null, Date | null];
    row: {
      id: number;
      accountId: number;
      kind: 'VIOLATIONS' | 'INCIDENTS' | 'AUDIT' | 'SEGMENTS';
      format: 'CSV' | 'GEOJSON' | 'PARQUET' | 'XLSX';
      filter: unknown;
      hasFullPlates: boolean;
      status: 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
      total: number;
      done: number;
      byteCount: number;
      createdAt: Date;
      finishedAt: Date | null;
      expiresAt: Date;
    };
  };
  'admin.insert-proposal': {
    parameters: [number | null, string | null, string | null, number | null, Date | null, Date | null];
    row: {
      id: number;
    };
  };
  'admin.known-days': {
    parameters: [readonly (string | null)[] | string | null];
    row: {
      day: string;
    };
  };
  'admin.lapse-rule-proposals': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: Record<never, never>;
  };
  'admin.list-exports': {
    parameters: [number | null, Date | null, number | null];
    row: {
      id: number;
      accountId: number;
      kind: 'VIOLATIONS' | 'INCIDENTS' | 'AUDIT' | 'SEGMENTS';
      format: 'CSV' | 'GEOJSON' | 'PARQUET' | 'XLSX';
      filter: unknown;
      hasFullPlates: boolean;
      status: 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
      total: number;
      done: number;
      byteCount: number;
      createdAt: Date;
      finishedAt: Date | null;
      expiresAt: Date;
    };
  };
  'admin.lock-demo-accounts': {
    parameters: [boolean | null];
    row: {
      id: number;
    };
  };
  'admin.lock-due-account': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      mobileNumber: string;
    };
  };
  'admin.lock-exporter': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'admin.lock-violator': {
    parameters: [number | null];
    row: {
      id: number;
      status: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      version: number;
    };
  };
  'admin.open-proposal': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      status: 'ACTIVE' | 'SUSPENDED';
      reason: string;
      proposedById: number | null;
      proposedBy: string | null;
      proposedAt: Date;
      expiresAt: Date;
    };
  };
  'admin.own-named-violators': {
    parameters: [readonly (number | null)[] | string | null, number | null];
    row: {
      vehicleId: number;
    };
  };
  'admin.propose-by-rule': {
    parameters: [number | null, Date | null, number | null, number | null, number | null, Date | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'admin.public-violators': {
    parameters: [number | null, string | null];
    row: {
      id: string;
      rank: number;
      vehicleId: number;
      accountId: number | null;
      registrationNumber: string;
      transportAgency: string | null;
      violationCount: number;
      severity: string;
      isDemo: boolean;
    };
  };
  'admin.registrations': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      vehicleId: number;
      registrationNumber: string;
    };
  };
  'admin.running-exports': {
    parameters: [number | null];
    row: {
      count: number;
    };
  };
  'admin.status-history': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      status: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      reason: string | null;
      at: Date;
      changedBy: string | null;
    };
  };
  'admin.store-daily-report': {
    parameters: [string | null, Date | null, number | null, number | null, number | null, number | null, string | null];
    row: Record<never, never>;
  };
  'admin.store-piece': {
    parameters: [number | null, number | null, Buffer | null, number | null, number | null, Date | null];
    row: {
      id: number;
    };
  };
  'admin.suspended-journeys': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
    };
  };
  'admin.system-counts': {
    parameters: [boolean | null];
    row: {
      activeJourneys: number;
      demoAccounts: number;
      demoJourneys: number;
      demoViolations: number;
      demoIncidents: number;
      demoCampaigns: number;
      demoViews: number;
    };
  };
  'admin.top-violators': {
    parameters: [number | null];
    row: {
      vehicleId: number;
      rank: number;
      registrationNumber: string;
      transportAgency: string | null;
      violationCount: number;
      severity: string;
      status: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      isDemo: boolean;
    };
  };
  'admin.vehicles-under-rule': {
    parameters: [Date | null, number | null, number | null];
    row: {
      vehicleId: number;
      events: number;
      days: number;
      dangers: number;
    };
  };
  'admin.violator': {
    parameters: [number | null];
    row: {
      vehicleId: number;
      rank: number;
      registrationNumber: string;
      transportAgency: string | null;
      violationCount: number;
      severity: string;
      status: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      isDemo: boolean;
    };
  };
  'agencies.addresses': {
    parameters: [string | null];
    row: {
      email: string;
    };
  };
  'agencies.alias-of-driver': {
    parameters: [string | null, number | null];
    row: {
      alias: string;
    };
  };
  'agencies.by-id': {
    parameters: [number | null];
    row: {
      name: string;
      sharesPlacesSince: Date | null;
    };
  };
  'agencies.case': {
    parameters: [string | null, number | null];
    row: {
      id: number;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      openedAt: Date;
      servedAt: Date | null;
      dueAt: Date | null;
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
      loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
      decidedAt: Date | null;
      startedAt: Date;
      registrationNumber: string;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      provenKmh: number | null;
      provenS: number | null;
      limitKmh: number | null;
      limitPlace: string | null;
      road: '' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'N9' | 'N10' | null;
      isWithdrawn: boolean;
    };
  };
  'agencies.cases': {
    parameters: [string | null, number | null, number | null];
    row: {
      id: number;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      openedAt: Date;
      servedAt: Date | null;
      dueAt: Date | null;
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
      loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
      decidedAt: Date | null;
      startedAt: Date;
      registrationNumber: string;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      provenKmh: number | null;
      provenS: number | null;
      limitKmh: number | null;
      limitPlace: string | null;
      road: '' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'N9' | 'N10' | null;
      isWithdrawn: boolean;
    };
  };
  'agencies.count-answerable': {
    parameters: [string | null, Date | null];
    row: {
      count: number;
    };
  };
  'agencies.count-open-invitations': {
    parameters: [string | null, Date | null];
    row: {
      count: number;
    };
  };
  'agencies.days': {
    parameters: [string | null, Date | null, Date | null];
    row: {
      slot: Date;
      violations: number;
      distanceM: number;
    };
  };
  'agencies.delete-lines': {
    parameters: [string | null];
    row: Record<never, never>;
  };
  'agencies.delete-stops': {
    parameters: [string | null];
    row: Record<never, never>;
  };
  'agencies.drivers': {
    parameters: [string | null, Date | null, number | null];
    row: {
      alias: string;
      name: string | null;
      violations: number;
      distanceM: number;
    };
  };
  'agencies.drivers-without-alias': {
    parameters: [string | null, Date | null];
    row: {
      accountId: number;
    };
  };
  'agencies.due-notices': {
    parameters: [Date | null, number | null];
    row: {
      caseId: number;
      agency: string;
      dueAt: Date | null;
      roundAt: Date;
      kind: string;
    };
  };
  'agencies.event-place': {
    parameters: [string | null, number | null];
    row: {
      startedAt: Date;
    };
  };
  'agencies.events': {
    parameters: [string | null, Date | null, number | null, number | null];
    row: {
      id: number;
      startedAt: Date;
      registrationNumber: string;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      provenKmh: number | null;
      limitKmh: number | null;
      limitPlace: string | null;
      road: '' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'N9' | 'N10' | null;
      alias: string | null;
    };
  };
  'agencies.find-answer': {
    parameters: [number | null, string | null];
    row: {
      caseId: number;
      contentHash: Buffer;
    };
  };
  'agencies.fleet': {
    parameters: [string | null, Date | null];
    row: {
      vehicles: number;
      observed: number;
      withoutCode: number;
      hasCode: boolean;
      hasScan: boolean;
      hasJourney: boolean;
      isDemo: boolean;
    };
  };
  'agencies.fleet-of-week': {
    parameters: [string | null, Date | null, Date | null];
    row: {
      vehicles: number;
      observed: number;
    };
  };
  'agencies.hide-name': {
    parameters: [string | null, number | null];
    row: Record<never, never>;
  };
  'agencies.hide-place': {
    parameters: [string | null, number | null];
    row: Record<never, never>;
  };
  'agencies.insert-account': {
    parameters: [string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      id: number;
    };
  };
  'agencies.insert-alias': {
    parameters: [string | null, number | null, string | null];
    row: Record<never, never>;
  };
  'agencies.insert-answer': {
    parameters: [number | null, number | null, string | null, number | null, string | null, Buffer | null, string | null, string | null, Buffer | null];
    row: Record<never, never>;
  };
  'agencies.insert-invitation': {
    parameters: [string | null, string | null, string | null, Buffer | null, Date | null, number | null, Date | null];
    row: {
      id: number;
    };
  };
  'agencies.insert-lines': {
    parameters: [string | null, Date | null, string | object | null];
    row: Record<never, never>;
  };
  'agencies.insert-notice': {
    parameters: [number | null, string | null, Date | null, Date | null];
    row: {
      case_id: number;
    };
  };
  'agencies.insert-report': {
    parameters: [string | null, string | null, Date | null, string | object | null];
    row: {
      week_of: Date;
    };
  };
  'agencies.insert-stops': {
    parameters: [string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'agencies.invitation-by-id': {
    parameters: [number | null];
    row: {
      id: number;
      agency: string;
      role: 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      email: string | null;
      invitedAt: Date;
      invitedBy: string | null;
      expiresAt: Date;
      acceptedAt: Date | null;
      revokedAt: Date | null;
      username: string | null;
    };
  };
  'agencies.invitations': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      agency: string;
      role: 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      email: string | null;
      invitedAt: Date;
      invitedBy: string | null;
      expiresAt: Date;
      acceptedAt: Date | null;
      revokedAt: Date | null;
      username: string | null;
    };
  };
  'agencies.journeys': {
    parameters: [string | null, Date | null, Date | null];
    row: {
      ended: number;
      safe: number;
      endedBefore: number;
      safeBefore: number;
    };
  };
  'agencies.lines': {
    parameters: [string | null];
    row: {
      lineId: string;
      shortName: string | null;
      longName: string | null;
      kind: number;
      stopIds: string[];
      path: unknown;
    };
  };
  'agencies.live-places': {
    parameters: [string | null, Date | null, Date | null];
    row: {
      id: number;
      lat: number;
      lng: number;
      recordedAt: Date;
      firstLat: number;
      firstLng: number;
    };
  };
  'agencies.lock-agency': {
    parameters: [string | null];
    row: {
      name: string;
    };
  };
  'agencies.lock-driver': {
    parameters: [number | null];
    row: {
      isProven: boolean;
    };
  };
  'agencies.lock-invitation': {
    parameters: [Buffer | null, Date | null];
    row: {
      id: number;
      agency: string;
      role: 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      email: string | null;
    };
  };
  'agencies.mark-accepted': {
    parameters: [number | null, Date | null, number | null];
    row: Record<never, never>;
  };
  'agencies.of-account': {
    parameters: [number | null];
    row: {
      agency: string;
    };
  };
  'agencies.of-driver': {
    parameters: [number | null, string | null, number | null];
    row: {
      agency: string;
      alias: string | null;
      showsNameSince: Date | null;
      showsPlaceSince: Date | null;
    };
  };
  'agencies.open-invitation': {
    parameters: [Buffer | null, Date | null];
    row: {
      agency: string;
      role: 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      expiresAt: Date;
    };
  };
  'agencies.own-vehicle': {
    parameters: [string | null, number | null];
    row: {
      id: number;
    };
  };
  'agencies.place-feed': {
    parameters: [string | null];
    row: {
      id: number;
      sharesPlacesSince: Date | null;
      driverCount: number;
    };
  };
  'agencies.reports': {
    parameters: [string | null, string | null, number | null];
    row: {
      weekOf: string;
      madeAt: Date;
      facts: unknown;
    };
  };
  'agencies.revoke-invitation': {
    parameters: [number | null, Date | null];
    row: {
      agency: string;
    };
  };
  'agencies.set-place-feed': {
    parameters: [string | null, Date | null];
    row: Record<never, never>;
  };
  'agencies.show-name': {
    parameters: [string | null, number | null, Date | null];
    row: {
      alias: string;
    };
  };
  'agencies.show-place': {
    parameters: [string | null, number | null, Date | null];
    row: {
      alias: string;
    };
  };
  'agencies.stops': {
    parameters: [string | null];
    row: {
      stopId: string;
      name: string;
      lat: number;
      lng: number;
    };
  };
  'agencies.vehicle-of-own-code': {
    parameters: [string | null, number | null];
    row: {
      vehicleId: number;
    };
  };
  'agencies.vehicles': {
    parameters: [string | null, Date | null, number | null];
    row: {
      id: number;
      registrationNumber: string;
      vehicleClass: 'CAR' | 'BIKE' | 'BUS' | 'BUS_OVER_3_5T' | 'BUS_OVER_12_5T' | 'LORRY_OVER_3_5T' | 'LORRY_OVER_12T' | 'TRAILER_OVER_0_75T' | null;
      isSuspended: boolean;
      violations: number;
      distanceM: number;
      lastSeenAt: Date | null;
      deviceCount: number;
    };
  };
  'agencies.week-exposures': {
    parameters: [Date | null, Date | null];
    row: {
      agency: string;
      violations: number;
      distanceM: number;
    };
  };
  'agencies.with-lines': {
    parameters: [number | null];
    row: {
      id: number;
      name: string;
      lineCount: number;
    };
  };
  'agencies.without-report': {
    parameters: [string | null, number | null];
    row: {
      agency: string;
    };
  };
  'attention.cases': {
    parameters: [number | null];
    row: {
      id: number;
      openedAt: Date;
      registrationNumber: string;
      step: string;
      latestAt: Date;
      steps: number;
      actors: number[];
    };
  };
  'attention.done': {
    parameters: [Date | null, readonly (string | null)[] | string | null, number | null];
    row: {
      id: string;
      kind: 'STATUS_PROPOSAL' | 'RULE_PROPOSAL' | 'LIMIT_PROPOSAL' | 'CASE' | 'INCIDENT' | 'RATE' | 'SILENT_AGENCY' | 'TRACKS' | 'JOB' | 'BACKUP' | 'SOURCE';
      version: number;
      assigneeId: number | null;
      assigneeName: string | null;
      assignedAt: Date | null;
      formerId: number | null;
      assignedBy: string | null;
      snoozedUntil: Date | null;
      snoozedSize: number | null;
      doneAt: Date | null;
      doneBy: string | null;
      doneReason: string | null;
      doneSize: number | null;
      subject: string | null;
      detail: string | null;
    };
  };
  'attention.failed-runs': {
    parameters: [readonly (string | null)[] | string | null];
    row: {
      name: string;
      runs: number;
      sinceAt: Date | null;
    };
  };
  'attention.impossible-tracks': {
    parameters: [Date | null, number | null, number | null];
    row: {
      journeys: number;
      sinceAt: Date;
      latestId: number;
      firstId: number;
    };
  };
  'attention.incidents': {
    parameters: [number | null];
    row: {
      id: number;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      latitude: number | null;
      longitude: number | null;
      receivedAt: Date;
      confirmationCount: number;
    };
  };
  'attention.limit-proposals': {
    parameters: [number | null];
    row: {
      id: number;
      kind: 'ADD' | 'CHANGE' | 'CONFIRM' | 'END';
      placeName: string | null;
      proposedAt: Date;
      validFrom: Date | null;
      proposedBy: string | null;
      proposedById: number | null;
    };
  };
  'attention.next-deadline': {
    parameters: [Date | null];
    row: {
      at: Date | null;
    };
  };
  'attention.open-incident': {
    parameters: [number | null, readonly (string | null)[] | string | null];
    row: {
      id: number;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      latitude: number | null;
      longitude: number | null;
      receivedAt: Date;
      confirmationCount: number;
    };
  };
  'attention.people': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      name: string;
      role: 'CITIZEN' | 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN' | 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
    };
  };
  'attention.rule-proposals': {
    parameters: [number | null];
    row: {
      vehicleId: number;
      registrationNumber: string;
      proposedAt: Date;
      events: number;
    };
  };
  'attention.save': {
    parameters: [string | null, string | null, Date | null, number | null, Date | null, number | null, Date | null, number | null, string | null, number | null, string | null, string | null, number | null, number | null];
    row: {
      version: number;
    };
  };
  'attention.silent-agencies': {
    parameters: [Date | null, Date | null, number | null, number | null];
    row: {
      agency: string;
      lastDay: Date;
      days: number;
      journeys: number;
    };
  };
  'attention.states-of': {
    parameters: [readonly (string | null)[] | string | null];
    row: {
      id: string;
      kind: 'STATUS_PROPOSAL' | 'RULE_PROPOSAL' | 'LIMIT_PROPOSAL' | 'CASE' | 'INCIDENT' | 'RATE' | 'SILENT_AGENCY' | 'TRACKS' | 'JOB' | 'BACKUP' | 'SOURCE';
      version: number;
      assigneeId: number | null;
      assigneeName: string | null;
      assignedAt: Date | null;
      formerId: number | null;
      assignedBy: string | null;
      snoozedUntil: Date | null;
      snoozedSize: number | null;
      doneAt: Date | null;
      doneBy: string | null;
      doneReason: string | null;
      doneSize: number | null;
      subject: string | null;
      detail: string | null;
    };
  };
  'attention.status-proposals': {
    parameters: [Date | null, number | null];
    row: {
      vehicleId: number;
      id: number;
      registrationNumber: string;
      status: 'ACTIVE' | 'SUSPENDED';
      proposedAt: Date;
      expiresAt: Date;
      proposedBy: string | null;
      proposedById: number | null;
    };
  };
  'attention.taken': {
    parameters: [number | null, Date | null, readonly (string | null)[] | string | null, number | null];
    row: {
      id: string;
      kind: 'STATUS_PROPOSAL' | 'RULE_PROPOSAL' | 'LIMIT_PROPOSAL' | 'CASE' | 'INCIDENT' | 'RATE' | 'SILENT_AGENCY' | 'TRACKS' | 'JOB' | 'BACKUP' | 'SOURCE';
      version: number;
      assigneeId: number | null;
      assigneeName: string | null;
      assignedAt: Date | null;
      formerId: number | null;
      assignedBy: string | null;
      snoozedUntil: Date | null;
      snoozedSize: number | null;
      doneAt: Date | null;
      doneBy: string | null;
      doneReason: string | null;
      doneSize: number | null;
      subject: string | null;
      detail: string | null;
    };
  };
  'campaigns.by-id': {
    parameters: [number | null];
    row: {
      id: number;
      name: string;
      kind: 'SIGNS' | 'PATROLS' | 'RADAR' | 'ROADWORKS' | 'TEACHING' | 'OTHER';
      road: string;
      fromKm: number;
      toKm: number;
      segments: string[];
      vehicles: 'ALL' | 'CARS' | 'BIKES' | 'BUSES' | 'LORRIES';
      startsOn: string;
      weeks: number;
      goalPercent: number;
      costXaf: number | null;
      registeredAt: Date;
      registeredBy: string | null;
      isWithdrawn: boolean;
      version: number;
      changes: unknown;
    };
  };
  'campaigns.insert': {
    parameters: [string | null, string | null, string | null, number | null, number | null, readonly (string | null)[] | string | null, string | null, string | null, number | null, number | null, number | null, Date | null, number | null, string | null, Buffer | null];
    row: {
      id: number;
    };
  };
  'campaigns.insert-change': {
    parameters: [number | null, Date | null, number | null, string | object | null, string | null];
    row: Record<never, never>;
  };
  'campaigns.lock': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'campaigns.newest': {
    parameters: [number | null];
    row: {
      id: number;
      name: string;
      kind: 'SIGNS' | 'PATROLS' | 'RADAR' | 'ROADWORKS' | 'TEACHING' | 'OTHER';
      road: string;
      fromKm: number;
      toKm: number;
      segments: string[];
      vehicles: 'ALL' | 'CARS' | 'BIKES' | 'BUSES' | 'LORRIES';
      startsOn: string;
      weeks: number;
      goalPercent: number;
      costXaf: number | null;
      registeredAt: Date;
      registeredBy: string | null;
      isWithdrawn: boolean;
      version: number;
      changes: unknown;
    };
  };
  'campaigns.others': {
    parameters: [number | null, string | null, string | null];
    row: {
      road: string;
      segments: string[];
    };
  };
  'campaigns.registered-before': {
    parameters: [number | null, string | null];
    row: {
      id: number;
      contentHash: Buffer;
    };
  };
  'campaigns.update': {
    parameters: [number | null, string | null, number | null, number | null, number | null, boolean | null];
    row: Record<never, never>;
  };
  'campaigns.weeks': {
    parameters: [Date | null, Date | null, Date | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null];
    row: {
      road: string;
      week: number;
      judgedM: number;
      events: number;
    };
  };
  'cases.add-step': {
    parameters: [number | null, number | null, string | null, Date | null, string | null, number | null, string | null, string | null, string | null, Date | null, Date | null, string | null, string | null, Date | null, Date | null, Date | null, string | null, string | null, boolean | null, Date | null, Date | null];
    row: {
      id: number;
    };
  };
  'cases.answers-of': {
    parameters: [readonly (number | null)[] | string | null, boolean | null];
    row: {
      stepId: number;
      caseId: number;
      agency: string | null;
      statement: string | null;
      writtenAt: Date | null;
      receivedAt: Date;
      hasPhoto: boolean;
      photoType: 'image/jpeg' | 'image/png' | 'image/webp' | null;
      photo: Buffer | null;
    };
  };
  'cases.by-id': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      violationId: number;
      isAccusation: boolean;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      version: number;
      openedAt: Date;
      servedAt: Date | null;
      dueAt: Date | null;
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
      loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
      isByDefault: boolean;
      decidedAt: Date | null;
      nextAt: Date | null;
      holderId: number | null;
    };
  };
  'cases.contest-photo': {
    parameters: [number | null];
    row: {
      mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
      bytes: Buffer;
    };
  };
  'cases.contest-tracks': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      stepId: number;
      track: unknown;
      violationId: number;
      holderId: number | null;
    };
  };
  'cases.contests-of': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      stepId: number;
      caseId: number;
      statement: string | null;
      writtenAt: Date | null;
      receivedAt: Date;
      showsOwnTrack: boolean;
      trackJourneyId: number | null;
      hasPhoto: boolean;
      trackPointCount: number | null;
      trackStartedAt: Date | null;
      trackEndedAt: Date | null;
    };
  };
  'cases.count': {
    parameters: [readonly (string | null)[] | string | null];
    row: {
      count: number;
    };
  };
  'cases.count-contested': {
    parameters: [number | null];
    row: {
      count: number;
    };
  };
  'cases.count-own': {
    parameters: [readonly (string | null)[] | string | null, number | null];
    row: {
      count: number;
    };
  };
  'cases.delete-old-answers': {
    parameters: [Date | null, number | null];
    row: Record<never, never>;
  };
  'cases.delete-old-contests': {
    parameters: [Date | null, number | null];
    row: Record<never, never>;
  };
  'cases.due-cases': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
    };
  };
  'cases.end-hold': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      journeyId: number | null;
      isWithdrawn: boolean;
    };
  };
  'cases.find-contest': {
    parameters: [number | null, string | null];
    row: {
      caseId: number;
      contentHash: Buffer;
    };
  };
  'cases.grounds': {
    parameters: [number | null];
    row: {
      id: number;
      isWithdrawn: boolean;
      isBound: boolean;
      isProven: boolean;
      isLimitConfirmed: boolean;
      hasEnded: boolean;
      hasConsent: boolean;
    };
  };
  'cases.held-evidence': {
    parameters: [number | null, number | null];
    row: {
      caseId: number;
      violationId: number;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      openedAt: Date;
      decidedAt: Date | null;
      since: Date;
    };
  };
  'cases.held-of': {
    parameters: [number | null];
    row: {
      violationId: number;
    };
  };
  'cases.hold-evidence': {
    parameters: [number | null, Date | null, Date | null];
    row: Record<never, never>;
  };
  'cases.insert-case': {
    parameters: [number | null, boolean | null, Date | null];
    row: {
      id: number;
    };
  };
  'cases.insert-contest': {
    parameters: [number | null, number | null, number | null, string | null, Buffer | null, string | null, boolean | null, number | null, string | null, Buffer | null, string | object | null];
    row: Record<never, never>;
  };
  'cases.lock-case': {
    parameters: [number | null];
    row: {
      id: number;
      violationId: number;
      isAccusation: boolean;
      holderId: number | null;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      isViolationWithdrawn: boolean;
      isJourneyOver: boolean;
    };
  };
  'cases.lock-case-of-violation': {
    parameters: [number | null];
    row: {
      id: number;
      violationId: number;
      isAccusation: boolean;
      holderId: number | null;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      isViolationWithdrawn: boolean;
      isJourneyOver: boolean;
    };
  };
  'cases.lock-journey-of': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'cases.lock-journeys-of': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'cases.lock-own-violation': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      journeyId: number | null;
      isWithdrawn: boolean;
      isClaimed: boolean;
      startedAt: Date;
      endedAt: Date | null;
    };
  };
  'cases.name-agency': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'cases.not-held': {
    parameters: [number | null];
    row: {
      id: number;
      journeyId: number | null;
      isWithdrawn: boolean;
    };
  };
  'cases.of-violations': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      violationId: number;
      isAccusation: boolean;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      version: number;
      openedAt: Date;
      servedAt: Date | null;
      dueAt: Date | null;
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
      loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
      isByDefault: boolean;
      decidedAt: Date | null;
      nextAt: Date | null;
      holderId: number | null;
    };
  };
  'cases.own-journey': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'cases.own-page': {
    parameters: [readonly (string | null)[] | string | null, number | null, number | null, number | null];
    row: {
      id: number;
      violationId: number;
      isAccusation: boolean;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      version: number;
      openedAt: Date;
      servedAt: Date | null;
      dueAt: Date | null;
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
      loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
      isByDefault: boolean;
      decidedAt: Date | null;
      nextAt: Date | null;
      holderId: number | null;
    };
  };
  'cases.page': {
    parameters: [readonly (string | null)[] | string | null, number | null, number | null];
    row: {
      id: number;
      violationId: number;
      isAccusation: boolean;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      version: number;
      openedAt: Date;
      servedAt: Date | null;
      dueAt: Date | null;
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
      loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
      isByDefault: boolean;
      decidedAt: Date | null;
      nextAt: Date | null;
      holderId: number | null;
    };
  };
  'cases.recount-journey': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'cases.recount-journeys': {
    parameters: [readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'cases.redact-contests': {
    parameters: [readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'cases.releasable': {
    parameters: [Date | null, number | null];
    row: {
      violationId: number;
    };
  };
  'cases.settle-violation': {
    parameters: [number | null, boolean | null, string | null, boolean | null, boolean | null, Date | null];
    row: {
      journeyId: number | null;
    };
  };
  'cases.steps-of': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      caseId: number;
      version: number;
      kind: 'OPENED' | 'OBJECTED' | 'SEALED' | 'CONFIRMED' | 'REFUSED' | 'SERVED' | 'REMINDED_3' | 'REMINDED_1' | 'CONTESTED' | 'EXPIRED' | 'PROPOSED' | 'DECIDED' | 'SENT_BACK' | 'WITHDRAWN' | 'REOPENED' | 'LAPSED' | 'CLOSED' | 'ANSWERED';
      at: Date;
      by: 'STAFF' | 'HOLDER' | 'SYSTEM' | 'AGENCY';
      actorId: number | null;
      actorName: string | null;
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
      loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
      serviceWay: 'IN_APP' | 'BY_HAND' | 'REGISTERED_LETTER' | 'AGENCY' | null;
      servedAt: Date | null;
      writtenAt: Date | null;
      reason: string | null;
    };
  };
  'cases.withdraw-violations': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: Record<never, never>;
  };
  'cases.witness-counts': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      count: number;
    };
  };
  'cases.would-hold': {
    parameters: [number | null, Date | null, number | null, number | null];
    row: {
      caseId: number;
      violationId: number;
      state: 'EVIDENCE' | 'REVIEW' | 'NOTICE' | 'CONTESTED' | 'EXPIRED' | 'DECIDED' | 'WITHDRAWN' | 'CLOSED';
      openedAt: Date;
      decidedAt: Date | null;
      since: Date | null;
    };
  };
  'coverage.count-by-id': {
    parameters: [number | null];
    row: {
      id: number;
      segment: string;
      countedOn: string;
      fromHour: number;
      untilHour: number;
      vehicleGroup: 'ALL' | 'CARS' | 'BIKES' | 'BUSES' | 'LORRIES';
      vehicles: number;
      enteredAt: Date;
      enteredBy: string | null;
      isWithdrawn: boolean;
    };
  };
  'coverage.counted-and-seen': {
    parameters: [string | null, string | null, readonly (string | null)[] | string | null, string | null, readonly (string | null)[] | string | null];
    row: {
      counted: number;
      seen: number;
    };
  };
  'coverage.counted-before': {
    parameters: [number | null, string | null];
    row: {
      id: number;
      contentHash: Buffer;
    };
  };
  'coverage.counts': {
    parameters: [number | null];
    row: {
      id: number;
      segment: string;
      countedOn: string;
      fromHour: number;
      untilHour: number;
      vehicleGroup: 'ALL' | 'CARS' | 'BIKES' | 'BUSES' | 'LORRIES';
      vehicles: number;
      enteredAt: Date;
      enteredBy: string | null;
      isWithdrawn: boolean;
    };
  };
  'coverage.insert-count': {
    parameters: [string | null, string | null, number | null, number | null, string | null, number | null, Date | null, number | null, string | null, Buffer | null];
    row: {
      id: number;
    };
  };
  'coverage.withdraw-count': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'evidence.append-leaf': {
    parameters: [string | null, number | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null];
    row: {
      id: number;
    };
  };
  'evidence.checkpoint-of-size': {
    parameters: [number | null];
    row: {
      size: number;
      root: Buffer;
      note: string;
      signedAt: Date;
    };
  };
  'evidence.checkpoints-after': {
    parameters: [number | null, number | null];
    row: {
      size: number;
      root: Buffer;
      note: string;
    };
  };
  'evidence.delete-old-acts': {
    parameters: [Date | null, number | null];
    row: {
      count: number;
    };
  };
  'evidence.due-proofs': {
    parameters: [number | null, number | null];
    row: {
      violationId: number;
    };
  };
  'evidence.fixes-between': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      seq: number;
      lat: number;
      lng: number;
      recordedAtMs: number;
      accuracyM: number | null;
      speedKmh: number | null;
      headingDeg: number | null;
      clockOffsetMs: number | null;
      isFuture: boolean;
    };
  };
  'evidence.insert-checkpoint': {
    parameters: [number | null, string | null, string | null, Date | null, number | null, number | null, number | null];
    row: Record<never, never>;
  };
  'evidence.insert-entries': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (string | null)[] | string | null];
    row: Record<never, never>;
  };
  'evidence.insert-nodes': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (string | null)[] | string | null];
    row: Record<never, never>;
  };
  'evidence.insert-padding': {
    parameters: [readonly (string | null)[] | string | null];
    row: {
      id: number;
      record: string;
    };
  };
  'evidence.last-checkpoint': {
    parameters: [];
    row: {
      size: number;
      root: Buffer;
      note: string;
      signedAt: Date;
      settledLeafId: number;
    };
  };
  'evidence.leaf-hashes': {
    parameters: [number | null, number | null];
    row: {
      position: number;
      hash: Buffer;
    };
  };
  'evidence.left-out': {
    parameters: [];
    row: {
      violationId: number | null;
    };
  };
  'evidence.lock-due-proof': {
    parameters: [number | null];
    row: {
      proofId: string;
      paperKey: string;
      sealedLeafId: number | null;
    };
  };
  'evidence.nodes': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: {
      level: number;
      index: number;
      hash: Buffer;
    };
  };
  'evidence.parts-of-leaf': {
    parameters: [number | null];
    row: {
      name: string;
      salt: string;
      body: string;
    };
  };
  'evidence.proofs-of-violations': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      violationId: number;
      proofId: string;
      paperKey: string;
    };
  };
  'evidence.records-of-proof': {
    parameters: [string | null];
    row: {
      violationId: number;
      paperKey: string;
      isDue: boolean;
      leafId: number;
      kind: 'OPENED' | 'BUNDLE' | 'REVISED' | 'WITHDRAWN' | 'STAFF_ACT' | 'LIMIT' | 'THRESHOLDS' | 'CASE_STEP' | 'PADDING' | 'OPEN_DATA';
      record: string;
      writtenAt: Date;
      position: number | null;
      leafHash: Buffer | null;
      accountId: number | null;
      isWithdrawn: boolean;
      isHeld: boolean;
      startedAtMs: number;
      endedAtMs: number;
      speedKmh: number;
      meanSpeedKmh: number | null;
      provenKmh: number | null;
      uncertaintyKmh: number | null;
      provenS: number | null;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      fixCount: number;
      isOverGaps: boolean;
      limitId: string | null;
    };
  };
  'evidence.redact-parts': {
    parameters: [readonly (number | null)[] | string | null, readonly (string | null)[] | string | null];
    row: Record<never, never>;
  };
  'evidence.seen-leaves': {
    parameters: [];
    row: {
      lastId: number;
      below: number;
      endedId: number;
    };
  };
  'evidence.set-sealed': {
    parameters: [number | null, number | null];
    row: Record<never, never>;
  };
  'evidence.stored-entries': {
    parameters: [number | null, number | null];
    row: {
      position: number;
      leafId: number;
      leafHash: Buffer;
      record: string;
    };
  };
  'evidence.stored-parts': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      leafId: number;
      name: string;
      salt: string;
      body: string;
    };
  };
  'evidence.try-sequencing': {
    parameters: [number | null];
    row: {
      isMine: boolean;
    };
  };
  'evidence.unsequenced-leaves': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      record: string;
    };
  };
  'evidence.witnesses': {
    parameters: [number | null, number | null];
    row: {
      violationId: number;
      accountId: number | null;
      isDevice: boolean;
      provenKmh: number | null;
    };
  };
  'family.active-journey-of': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'family.close-link': {
    parameters: [number | null, number | null, Date | null];
    row: {
      id: number;
    };
  };
  'family.count-opening': {
    parameters: [number | null, Date | null, boolean | null];
    row: Record<never, never>;
  };
  'family.delete-old-links': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'family.insert-link': {
    parameters: [number | null, Buffer | null, Buffer | null, number | null, string | null, boolean | null, number | null, number | null, Date | null, Date | null];
    row: {
      id: number;
    };
  };
  'family.link-of-token': {
    parameters: [number | null, readonly (Buffer | null)[] | string | null];
    row: {
      id: number;
      isOwn: boolean;
      contentHash: Buffer;
    };
  };
  'family.links-of': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      precision: string;
      isSos: boolean;
      createdAt: Date;
      endsAt: Date;
      closedAt: Date | null;
      arrivedAt: Date | null;
      arrivalMessages: number;
      openCount: number;
      lastOpenedAt: Date | null;
      journeyEndedAt: Date | null;
    };
  };
  'family.note-arrival': {
    parameters: [number | null, number | null, Date | null];
    row: {
      id: number;
    };
  };
  'family.note-arrival-messages': {
    parameters: [number | null, number | null];
    row: Record<never, never>;
  };
  'family.opened-link': {
    parameters: [readonly (Buffer | null)[] | string | null, boolean | null];
    row: {
      id: number;
      precision: string;
      isSos: boolean;
      createdAt: Date;
      endsAt: Date;
      closedAt: Date | null;
      arrivedAt: Date | null;
      arrivalMessages: number;
      openCount: number;
      lastOpenedAt: Date | null;
      journeyEndedAt: Date | null;
      lat: number | null;
      lng: number | null;
      journeyId: number | null;
      lastFixAt: Date | null;
      lastReceivedAt: Date | null;
    };
  };
  'family.own-link': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      precision: string;
      isSos: boolean;
      createdAt: Date;
      endsAt: Date;
      closedAt: Date | null;
      arrivedAt: Date | null;
      arrivalMessages: number;
      openCount: number;
      lastOpenedAt: Date | null;
      journeyEndedAt: Date | null;
    };
  };
  'health.add-service-minutes': {
    parameters: [readonly (string | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null];
    row: Record<never, never>;
  };
  'health.delete-old-service-days': {
    parameters: [string | null];
    row: Record<never, never>;
  };
  'health.service-days': {
    parameters: [string | null, number | null];
    row: {
      day: string;
      served: number;
      degraded: number;
      firstMinute: number;
    };
  };
  'identity.add-key-use': {
    parameters: [readonly (number | null)[] | string | null, readonly (Date | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'identity.allowance-used': {
    parameters: [string | null, Date | null, Date | null];
    row: {
      total: number;
      latest: number;
    };
  };
  'identity.begin-totp-grace': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'identity.clear-codes-of': {
    parameters: [number | null, string | null];
    row: Record<never, never>;
  };
  'identity.clear-tries-of': {
    parameters: [number | null, string | null];
    row: Record<never, never>;
  };
  'identity.confirmed-at': {
    parameters: [number | null];
    row: {
      confirmedAt: Date;
    };
  };
  'identity.consent-at': {
    parameters: [number | null, string | null, Date | null, Date | null];
    row: {
      isCovered: boolean;
    };
  };
  'identity.consent-by-client-id': {
    parameters: [number | null, string | null];
    row: {
      accountId: number;
      id: string;
      version: number;
      language: string;
      recording: boolean;
      cases: boolean;
      witness: boolean;
      adult: 'YES' | 'NO' | 'UNSAID';
      answeredAt: Date;
      receivedAt: Date;
    };
  };
  'identity.consent-history': {
    parameters: [number | null, number | null, number | null];
    row: {
      accountId: number;
      id: string;
      version: number;
      language: string;
      recording: boolean;
      cases: boolean;
      witness: boolean;
      adult: 'YES' | 'NO' | 'UNSAID';
      answeredAt: Date;
      receivedAt: Date;
      place: number;
    };
  };
  'identity.consents-in-force': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      accountId: number;
      id: string;
      version: number;
      language: string;
      recording: boolean;
      cases: boolean;
      witness: boolean;
      adult: 'YES' | 'NO' | 'UNSAID';
      answeredAt: Date;
      receivedAt: Date;
    };
  };
  'identity.count-code-try': {
    parameters: [string | null, Date | null, number | null];
    row: {
      subject: string;
      mobileNumber: string;
      accountId: number | null;
      codeHash: string;
    };
  };
  'identity.count-keys': {
    parameters: [number | null, Date | null];
    row: {
      count: number;
    };
  };
  'identity.count-looks': {
    parameters: [number | null, Date | null];
    row: {
      looks: number;
      numberLooks: number;
      copies: number;
    };
  };
  'identity.decide-on-key': {
    parameters: [number | null, Date | null, number | null, boolean | null];
    row: {
      id: number;
    };
  };
  'identity.decided-keys': {
    parameters: [Date | null];
    row: {
      id: number;
      accountId: number;
      kind: 'PUBLIC' | 'AGENCY' | 'AUTHORITY';
      agencyName: string | null;
      name: string;
      purpose: string | null;
      scopes: string[];
      hint: string;
      createdAt: Date;
      expiresAt: Date;
      formerUntil: Date | null;
      decidedAt: Date | null;
      isApproved: boolean | null;
      revokedAt: Date | null;
      lastUsedAt: Date | null;
      ownerName: string;
      ownerNumber: string | null;
      pointsToday: number;
      refusedToday: number;
    };
  };
  'identity.delete-expired-codes': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'identity.delete-expired-hosted-nonces': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'identity.delete-expired-sessions': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'identity.delete-hosted-nonce': {
    parameters: [Buffer | null, Buffer | null, Date | null];
    row: {
      expires_at: Date;
    };
  };
  'identity.delete-old-allowances': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'identity.delete-old-code-requests': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'identity.delete-old-key-use': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'identity.delete-oldest-devices': {
    parameters: [number | null, number | null];
    row: Record<never, never>;
  };
  'identity.delete-oldest-sessions': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'identity.delete-other-sessions': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'identity.delete-own-session': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'identity.delete-sessions-of': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'identity.demo-usernames': {
    parameters: [];
    row: {
      username: string;
    };
  };
  'identity.detach-account': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      isSuspended: boolean;
      isDemo: boolean;
    };
  };
  'identity.find-code-link': {
    parameters: [Buffer | null, Date | null];
    row: {
      subject: string;
      mobileNumber: string;
      accountId: number | null;
      codeHash: string;
    };
  };
  'identity.find-code-request': {
    parameters: [string | null, Date | null];
    row: {
      subject: string;
      accountId: number | null;
    };
  };
  'identity.find-device': {
    parameters: [number | null, Buffer | null];
    row: {
      id: number;
    };
  };
  'identity.find-device-with-failures': {
    parameters: [number | null, Buffer | null, Date | null];
    row: {
      id: number;
      failures: number;
    };
  };
  'identity.find-keys': {
    parameters: [readonly (Buffer | null)[] | string | null, Date | null, boolean | null, Date | null];
    row: {
      hash: Buffer;
      secretNumber: number;
      id: number;
      accountId: number;
      kind: 'PUBLIC' | 'AGENCY' | 'AUTHORITY';
      scopes: string[];
      expiresAt: Date;
      pointsToday: number;
    };
  };
  'identity.find-password-hash': {
    parameters: [number | null];
    row: {
      username: string;
      passwordHash: string | null;
      isDemo: boolean;
    };
  };
  'identity.find-sessions': {
    parameters: [readonly (Buffer | null)[] | string | null, Date | null, boolean | null];
    row: {
      mark: Buffer;
      sessionId: number;
      accountId: number;
      role: 'CITIZEN' | 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN' | 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      expiresAt: Date;
      activeAt: Date;
      mustChangePassword: boolean;
      mustEnrolTotp: boolean;
    };
  };
  'identity.find-staff': {
    parameters: [string | null];
    row: {
      id: number;
      role: 'CITIZEN' | 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN' | 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      passwordHash: string | null;
      isSuspended: boolean;
      isDemo: boolean;
    };
  };
  'identity.has-administrator': {
    parameters: [];
    row: {
      isThere: boolean;
    };
  };
  'identity.hold-counter': {
    parameters: [string | null, Date | null];
    row: {
      tries: number;
      windowStartedAt: Date;
      lockCount: number;
      lockedUntil: Date | null;
    };
  };
  'identity.hold-pin': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
    };
  };
  'identity.holders-of-vehicles': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      accountId: number | null;
    };
  };
  'identity.insert-audit-entry': {
    parameters: [Date | null, number | null, string | null, string | null, string | object | null];
    row: Record<never, never>;
  };
  'identity.insert-audit-entry-of-rule': {
    parameters: [Date | null, string | null, string | null, string | object | null];
    row: Record<never, never>;
  };
  'identity.insert-citizen': {
    parameters: [string | null, string | null, Date | null];
    row: {
      id: number;
    };
  };
  'identity.insert-code-request': {
    parameters: [string | null, number | null, boolean | null, Date | null];
    row: {
      id: string;
    };
  };
  'identity.insert-command-audit-entry': {
    parameters: [Date | null, string | null, string | null];
    row: Record<never, never>;
  };
  'identity.insert-heir': {
    parameters: [string | null, boolean | null, boolean | null, Date | null];
    row: {
      id: number;
    };
  };
  'identity.insert-hosted-citizen': {
    parameters: [string | null, string | null, Date | null];
    row: {
      id: number;
    };
  };
  'identity.insert-key': {
    parameters: [number | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | string | null, string | null, Buffer | null, Date | null, Date | null, Date | null];
    row: {
      id: number;
    };
  };
  'identity.insert-looks': {
    parameters: [Date | null, number | null, number | null, string | null, string | null, string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: {
      id: number;
      accountId: number;
    };
  };
  'identity.insert-session': {
    parameters: [number | null, Buffer | null, Date | null, Date | null, string | null];
    row: {
      id: number;
    };
  };
  'identity.insert-staff': {
    parameters: [string | null, string | null, string | null, string | null, boolean | null, Date | null];
    row: {
      id: number;
    };
  };
  'identity.key-by-id': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      accountId: number;
      kind: 'PUBLIC' | 'AGENCY' | 'AUTHORITY';
      agencyName: string | null;
      name: string;
      purpose: string | null;
      scopes: string[];
      hint: string;
      createdAt: Date;
      expiresAt: Date;
      formerUntil: Date | null;
      decidedAt: Date | null;
      isApproved: boolean | null;
      revokedAt: Date | null;
      lastUsedAt: Date | null;
      ownerName: string;
      ownerNumber: string | null;
      pointsToday: number;
      refusedToday: number;
    };
  };
  'identity.key-use-by-day': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      day: number;
      points: number;
      calls: number;
      refused: number;
    };
  };
  'identity.key-use-by-hour': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      hour: Date;
      points: number;
      calls: number;
      refused: number;
    };
  };
  'identity.keys-of-account': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      accountId: number;
      kind: 'PUBLIC' | 'AGENCY' | 'AUTHORITY';
      agencyName: string | null;
      name: string;
      purpose: string | null;
      scopes: string[];
      hint: string;
      createdAt: Date;
      expiresAt: Date;
      formerUntil: Date | null;
      decidedAt: Date | null;
      isApproved: boolean | null;
      revokedAt: Date | null;
      lastUsedAt: Date | null;
      ownerName: string;
      ownerNumber: string | null;
      pointsToday: number;
      refusedToday: number;
    };
  };
  'identity.keys-page': {
    parameters: [Date | null, number | null, number | null];
    row: {
      id: number;
      accountId: number;
      kind: 'PUBLIC' | 'AGENCY' | 'AUTHORITY';
      agencyName: string | null;
      name: string;
      purpose: string | null;
      scopes: string[];
      hint: string;
      createdAt: Date;
      expiresAt: Date;
      formerUntil: Date | null;
      decidedAt: Date | null;
      isApproved: boolean | null;
      revokedAt: Date | null;
      lastUsedAt: Date | null;
      ownerName: string;
      ownerNumber: string | null;
      pointsToday: number;
      refusedToday: number;
    };
  };
  'identity.know-device-token': {
    parameters: [Buffer | null];
    row: {
      id: number;
    };
  };
  'identity.known-devices': {
    parameters: [readonly (Buffer | null)[] | string | null];
    row: {
      tokenHash: Buffer;
    };
  };
  'identity.latest-device-use': {
    parameters: [number | null];
    row: {
      numberProvenAt: Date | null;
      lastUsedAt: Date | null;
    };
  };
  'identity.link-hosted-subject': {
    parameters: [number | null, string | null];
    row: {
      id: number;
    };
  };
  'identity.list-staff': {
    parameters: [];
    row: {
      username: string;
      role: 'CITIZEN' | 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN' | 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      fullName: string | null;
      isSuspended: boolean;
      isDemo: boolean;
      mustChangePassword: boolean;
      hasTotp: boolean;
      lastSignInAt: Date | null;
    };
  };
  'identity.live-keys': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: {
      id: number;
      oldestSecret: number;
    };
  };
  'identity.live-sessions': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: {
      id: number;
      role: 'CITIZEN' | 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN' | 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
    };
  };
  'identity.live-sessions-of': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      startedAt: Date;
      expiresAt: Date;
      device: string | null;
    };
  };
  'identity.lock-administrators': {
    parameters: [];
    row: {
      id: number;
    };
  };
  'identity.lock-answering': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'identity.lock-codes': {
    parameters: [string | null];
    row: {
      pg_advisory_xact_lock: '' | null;
    };
  };
  'identity.lock-first-administrator': {
    parameters: [];
    row: {
      pg_advisory_xact_lock: '' | null;
    };
  };
  'identity.lock-key': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'identity.lock-key-owner': {
    parameters: [number | null];
    row: {
      agencyName: string | null;
    };
  };
  'identity.lock-profile': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'identity.lock-sign-ins': {
    parameters: [number | null];
    row: {
      pg_advisory_xact_lock: '' | null;
    };
  };
  'identity.lock-staff-decisions': {
    parameters: [];
    row: {
      pg_advisory_xact_lock: '' | null;
    };
  };
  'identity.lock-totp': {
    parameters: [number | null];
    row: {
      username: string;
      sealedSecret: string | null;
      confirmedAt: Date | null;
      lastStep: number | null;
    };
  };
  'identity.looks-at': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      at: Date;
      staffRole: 'ADMIN' | 'SUPERVISOR' | 'OPERATOR' | 'VIEWER';
      kind: 'PLATE' | 'NUMBER' | 'TRACK' | 'VIOLATION' | 'INCIDENT' | 'COPY' | 'PLATE_SEARCH' | 'NUMBER_SEARCH';
      journeyId: number | null;
      violationId: number | null;
      incidentId: number | null;
      reason: 'CASE_REVIEW' | 'CITIZEN_REQUEST' | 'AGENCY_REQUEST' | 'COURT_ORDER' | 'SAFETY' | 'DATA_QUALITY' | 'OTHER' | null;
      reasonText: string | null;
      subjectAt: Date | null;
    };
  };
  'identity.owners-of-rows': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: {
      accountId: number | null;
      journeyId: number | null;
      violationId: number | null;
    };
  };
  'identity.photo': {
    parameters: [number | null];
    row: {
      mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
      bytes: Buffer;
    };
  };
  'identity.prove-number': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'identity.proven-account': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'identity.recent-code-requests': {
    parameters: [string | null, Date | null, number | null];
    row: {
      createdAt: Date;
      isMessageSent: boolean;
    };
  };
  'identity.recent-consents': {
    parameters: [number | null, Date | null];
    row: {
      total: number;
    };
  };
  'identity.recording-at': {
    parameters: [number | null, Date | null];
    row: {
      isAllowed: boolean;
    };
  };
  'identity.renew-password-hash': {
    parameters: [number | null, string | null, string | null];
    row: Record<never, never>;
  };
  'identity.renew-pin-hash': {
    parameters: [number | null, string | null, string | null];
    row: Record<never, never>;
  };
  'identity.request-deletion': {
    parameters: [number | null, Date | null];
    row: {
      requestedAt: Date;
    };
  };
  'identity.requested-keys': {
    parameters: [Date | null];
    row: {
      id: number;
      accountId: number;
      kind: 'PUBLIC' | 'AGENCY' | 'AUTHORITY';
      agencyName: string | null;
      name: string;
      purpose: string | null;
      scopes: string[];
      hint: string;
      createdAt: Date;
      expiresAt: Date;
      formerUntil: Date | null;
      decidedAt: Date | null;
      isApproved: boolean | null;
      revokedAt: Date | null;
      lastUsedAt: Date | null;
      ownerName: string;
      ownerNumber: string | null;
      pointsToday: number;
      refusedToday: number;
    };
  };
  'identity.return-allowance': {
    parameters: [string | null, Date | null];
    row: Record<never, never>;
  };
  'identity.revoke-key': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'identity.rotate-key': {
    parameters: [number | null, string | null, Buffer | null, Date | null];
    row: Record<never, never>;
  };
  'identity.save-code': {
    parameters: [string | null, string | null, number | null, string | null, Buffer | null, Date | null];
    row: Record<never, never>;
  };
  'identity.session-start': {
    parameters: [number | null];
    row: {
      startedAt: Date;
    };
  };
  'identity.sessions-of': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'identity.store-photo': {
    parameters: [number | null, string | null, Buffer | null];
    row: Record<never, never>;
  };
  'identity.totp-grace-from': {
    parameters: [number | null];
    row: {
      graceFrom: Date | null;
    };
  };
  'identity.touch-keys': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: Record<never, never>;
  };
  'identity.touch-session': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'identity.touch-sign-in': {
    parameters: [number | null, Date | null, string | null, boolean | null];
    row: {
      id: number;
    };
  };
  'identity.undo-deletion': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
    };
  };
  'identity.update-profile': {
    parameters: [number | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: Record<never, never>;
  };
  'identity.upsert-demo-account': {
    parameters: [string | null, string | null, string | null, string | null, string | null, string | null, Date | null, string | null];
    row: Record<never, never>;
  };
  'identity.upsert-device': {
    parameters: [number | null, Buffer | null, Date | null];
    row: Record<never, never>;
  };
  'identity.use-allowance': {
    parameters: [string | null, Date | null, number | null, number | null];
    row: {
      used: number;
    };
  };
  'identity.use-code': {
    parameters: [string | null, string | null, Date | null];
    row: {
      subject: string;
    };
  };
  'identity.use-recovery-code': {
    parameters: [number | null, readonly (Buffer | null)[] | string | null, Date | null];
    row: {
      id: number;
    };
  };
  'incidents.cells': {
    parameters: [Date | null, Date | null, number | null];
    row: {
      cell: number;
    };
  };
  'incidents.confirm': {
    parameters: [number | null, number | null, Date | null];
    row: {
      id: number;
    };
  };
  'incidents.confirmed': {
    parameters: [Date | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, number | null];
    row: {
      id: number;
      publicId: number;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      occurredAt: Date;
      lat: number;
      lng: number;
      isVerified: boolean;
    };
  };
  'incidents.count-all': {
    parameters: [string | null, string | null];
    row: {
      severity: string;
      status: string;
      count: number;
    };
  };
  'incidents.crash-records': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      incidentId: number;
      version: number;
      recordedAt: Date;
      reason: string | null;
      occurredAt: Date;
      latitude: number | null;
      longitude: number | null;
      latCell: number | null;
      lngCell: number | null;
      municipality: string | null;
      road: string | null;
      roadClass: 'NATIONAL' | 'REGIONAL' | 'LOCAL' | 'URBAN' | 'UNKNOWN';
      crashType: 'VEHICLES' | 'PEDESTRIAN' | 'PARKED_VEHICLE' | 'OBSTACLE' | 'ANIMAL' | 'SINGLE_VEHICLE' | 'OTHER' | 'UNKNOWN';
      weather: 'CLEAR' | 'RAIN' | 'FOG' | 'WIND' | 'DUST' | 'OTHER' | 'UNKNOWN';
      light: 'DAYLIGHT' | 'TWILIGHT' | 'DARK_LIT' | 'DARK_UNLIT' | 'UNKNOWN';
      surface: 'DRY' | 'WET' | 'FLOODED' | 'MUD_OR_SAND' | 'OTHER' | 'UNKNOWN';
      vehicles: unknown;
      people: unknown;
      killedCount: number;
      seriousCount: number;
      slightCount: number;
    };
  };
  'incidents.crowd-reports-near': {
    parameters: [number | null, Date | null, Date | null, number | null, number | null];
    row: {
      id: number;
      reporterId: number;
      violationId: number | null;
      incidentId: number | null;
      lat: number;
      lng: number;
      recordedAtMs: number;
      speedKmh: number;
      isVerified: boolean;
    };
  };
  'incidents.crowd-voices': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      incidentId: number;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      accountId: number | null;
      kind: string;
      isThere: boolean;
      saidAtMs: number;
      isProven: boolean;
      devices: string[];
      vehicleId: number | null;
      resolvedCount: number;
      rejectedCount: number;
      voicesOfDay: number;
    };
  };
  'incidents.delete-old-crowd-reports': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'incidents.delete-old-sms-reports': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'incidents.details': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      crowdIsVerified: boolean | null;
      crowdConfidence: number | null;
      crowdReason: 'DUPLICATE' | 'INSUFFICIENT' | 'VALIDATED' | 'LOW_CONFIDENCE' | null;
      hasPhoto: boolean;
      confirmationCount: number;
      history: unknown;
    };
  };
  'incidents.find-by-client-id': {
    parameters: [number | null, string | null];
    row: {
      id: number;
      contentHash: Buffer;
    };
  };
  'incidents.fixes-since': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      lat: number;
      lng: number;
    };
  };
  'incidents.insert-crash-record': {
    parameters: [number | null, number | null, Date | null, number | null, string | null, Date | null, number | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | object | null, string | object | null, number | null, number | null, number | null];
    row: {
      version: number;
    };
  };
  'incidents.insert-crowd-report': {
    parameters: [number | null, number | null, number | null, number | null, Date | null, number | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'incidents.judge-crowd-reports': {
    parameters: [readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'incidents.known-sms': {
    parameters: [string | null];
    row: {
      outcome: 'STORED' | 'EXPLAINED' | 'OVER_LIMIT' | 'IGNORED';
    };
  };
  'incidents.lock-crowd': {
    parameters: [];
    row: {
      pg_advisory_xact_lock: '' | null;
    };
  };
  'incidents.lock-incident-crowd': {
    parameters: [number | null];
    row: {
      id: number;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      status: 'RECEIVED' | 'VERIFIED' | 'UNDER_REVIEW' | 'RESOLVED' | 'REJECTED' | 'DUPLICATE';
      isPlaced: boolean;
    };
  };
  'incidents.lock-incidents': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      accountId: number | null;
      status: 'RECEIVED' | 'VERIFIED' | 'UNDER_REVIEW' | 'RESOLVED' | 'REJECTED' | 'DUPLICATE';
      version: number;
      hasDuplicates: boolean;
    };
  };
  'incidents.move': {
    parameters: [number | null, string | null, string | null, Date | null, number | null, boolean | null, number | null];
    row: Record<never, never>;
  };
  'incidents.move-confirmations': {
    parameters: [number | null, number | null];
    row: Record<never, never>;
  };
  'incidents.move-votes': {
    parameters: [number | null, number | null];
    row: Record<never, never>;
  };
  'incidents.note-sms': {
    parameters: [string | null, string | null, Date | null];
    row: {
      messageId: string;
    };
  };
  'incidents.of-another': {
    parameters: [number | null, number | null, Date | null, number | null, number | null, readonly (string | null)[] | string | null];
    row: {
      id: number;
      publicId: number;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      isVerified: boolean;
      occurredAt: Date;
      lat: number;
      lng: number;
      confirmationCount: number;
      isConfirmed: boolean;
    };
  };
  'incidents.of-others': {
    parameters: [number | null, Date | null, Date | null, string | null, number | null, number | null, readonly (string | null)[] | string | null];
    row: {
      id: number;
      publicId: number;
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      isVerified: boolean;
      occurredAt: Date;
      lat: number;
      lng: number;
      confirmationCount: number;
      isConfirmed: boolean;
    };
  };
  'incidents.photo': {
    parameters: [number | null];
    row: {
      mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
      bytes: Buffer;
    };
  };
  'incidents.photo-source': {
    parameters: [number | null];
    row: {
      sourceHash: Buffer;
    };
  };
  'incidents.reporter-language': {
    parameters: [number | null];
    row: {
      language: string;
    };
  };
  'incidents.response-times': {
    parameters: [Date | null, Date | null, readonly (string | null)[] | string | null, readonly (number | null)[] | string | null];
    row: {
      severity: string;
      received: number;
      inTime: number;
      late: number;
      medianS: number | null;
    };
  };
  'incidents.row-place': {
    parameters: [number | null, number | null];
    row: {
      isOwn: boolean;
      at: Date;
    };
  };
  'incidents.shown-hazard': {
    parameters: [number | null, Date | null, readonly (string | null)[] | string | null];
    row: {
      id: number;
      lat: number;
      lng: number;
    };
  };
  'incidents.store-crowd': {
    parameters: [number | null, Date | null, Date | null];
    row: Record<never, never>;
  };
  'incidents.store-photo': {
    parameters: [number | null, string | null, Buffer | null, Buffer | null];
    row: Record<never, never>;
  };
  'incidents.store-sms-outcome': {
    parameters: [string | null, string | null, number | null];
    row: Record<never, never>;
  };
  'incidents.store-verdicts': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (number | null)[] | string | null, readonly (string | null)[] | string | null];
    row: Record<never, never>;
  };
  'incidents.store-vote': {
    parameters: [number | null, number | null, string | null, boolean | null, Date | null];
    row: Record<never, never>;
  };
  'incidents.unconfirm': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'incidents.verify': {
    parameters: [readonly (number | null)[] | string | null, readonly (string | null)[] | string | null, string | null, Date | null];
    row: {
      id: number;
    };
  };
  'jobs.last-runs': {
    parameters: [];
    row: {
      name: string;
      endedAt: Date | null;
      tookMs: number | null;
      hasFailed: boolean;
    };
  };
  'journeys.active-journeys': {
    parameters: [];
    row: {
      id: number;
    };
  };
  'journeys.active-of-accounts': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      accountId: number;
      id: number;
      version: number;
      driverName: string | null;
    };
  };
  'journeys.add-class': {
    parameters: [number | null, number | null, Date | null];
    row: Record<never, never>;
  };
  'journeys.alerts-of-journeys': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      alerts: unknown;
    };
  };
  'journeys.bindings-in-force': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: {
      id: number;
      journeyId: number;
      vehicleId: number;
      level: 'WITNESS' | 'BOUND';
      codeId: number | null;
      registrationNumber: string;
      agency: string | null;
      boundFrom: Date;
      boundUntil: Date | null;
    };
  };
  'journeys.close-track': {
    parameters: [number | null, number | null, Date | null];
    row: {
      id: number;
    };
  };
  'journeys.count-all': {
    parameters: [];
    row: {
      all: number;
      ended: number;
    };
  };
  'journeys.delete-tracker': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'journeys.end-bindings': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'journeys.expire-tracker-messages': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'journeys.find-by-client-id': {
    parameters: [number | null, string | null];
    row: {
      id: number;
      contentHash: Buffer;
    };
  };
  'journeys.find-tracker': {
    parameters: [readonly (Buffer | null)[] | string | null, boolean | null];
    row: {
      id: number;
      accountId: number;
      name: string;
      vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';
      registrationNumber: string;
      category: 'PRIVATE' | 'PUBLIC';
      transportAgency: string | null;
      travellerRole: 'DRIVER' | 'PASSENGER';
      createdAt: Date;
      lastReceivedAt: Date | null;
      passedOver: number;
    };
  };
  'journeys.findings-of-journeys': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      accountId: number | null;
      findings: unknown;
    };
  };
  'journeys.fixes-after': {
    parameters: [number | null, number | null];
    row: {
      fixCount: number;
      seq: number;
      lat: number;
      lng: number;
      recordedAtMs: number;
      accuracyM: number | null;
      speedKmh: number | null;
      isFuture: boolean;
    };
  };
  'journeys.fixes-of-journey': {
    parameters: [number | null];
    row: {
      seq: number;
      lat: number;
      lng: number;
      recordedAtMs: number;
      accuracyM: number | null;
      speedKmh: number | null;
      headingDeg: number | null;
      clockOffsetMs: number | null;
      isFuture: boolean;
    };
  };
  'journeys.insert-tracker': {
    parameters: [number | null, Buffer | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      id: number;
      accountId: number;
      name: string;
      vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';
      registrationNumber: string;
      category: 'PRIVATE' | 'PUBLIC';
      transportAgency: string | null;
      travellerRole: 'DRIVER' | 'PASSENGER';
      createdAt: Date;
      lastReceivedAt: Date | null;
      passedOver: number;
    };
  };
  'journeys.insert-tracker-journey': {
    parameters: [number | null, number | null, Date | null];
    row: Record<never, never>;
  };
  'journeys.journey-between': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      id: number;
    };
  };
  'journeys.journeys-since': {
    parameters: [number | null, Date | null, number | null];
    row: {
      id: number;
    };
  };
  'journeys.journeys-through-area': {
    parameters: [Date | null, Date | null, number | null, number | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: {
      id: number;
      startedAt: Date;
      isThrough: boolean;
    };
  };
  'journeys.journeys-to-pack': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
    };
  };
  'journeys.journeys-to-simplify': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
    };
  };
  'journeys.last-places': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      lat: number;
      lng: number;
    };
  };
  'journeys.listed-violations': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      count: number;
    };
  };
  'journeys.lock-account': {
    parameters: [number | null];
    row: {
      isDemo: boolean;
    };
  };
  'journeys.move-into-vehicle': {
    parameters: [number | null, number | null, string | null, string | null];
    row: Record<never, never>;
  };
  'journeys.move-start': {
    parameters: [number | null, Date | null, Date | null, boolean | null];
    row: {
      id: number;
    };
  };
  'journeys.note-received': {
    parameters: [number | null, Date | null, number | null, string | null, string | null, number | null, readonly (string | null)[] | string | null, readonly (Date | null)[] | string | null];
    row: Record<never, never>;
  };
  'journeys.notes-of-journeys': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      accountId: number | null;
      alerts: unknown;
      findings: unknown;
    };
  };
  'journeys.other-journey-at': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      isCovering: boolean;
      endedAt: Date | null;
    };
  };
  'journeys.outlines-of-journeys': {
    parameters: [readonly (number | null)[] | string | null, number | null, string | null];
    row: {
      journeyId: number;
      lat: number | null;
      lng: number | null;
      atMs: number | null;
      untilMs: number | null;
      severity: string | null;
      packed: Buffer | null;
    };
  };
  'journeys.owners-of-journeys': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      accountId: number | null;
    };
  };
  'journeys.public-journeys': {
    parameters: [Date | null, number | null, number | null];
    row: {
      id: number;
      publicId: number;
      registrationNumber: string;
      category: 'PRIVATE' | 'PUBLIC';
      namedAgency: string | null;
    };
  };
  'journeys.save-booked-drives': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (Buffer | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, string | object | null, readonly (number | null)[] | string | null];
    row: {
      kind: string;
      journeyId: number;
    };
  };
  'journeys.save-bound-drives': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (Buffer | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, string | object | null, readonly (number | null)[] | string | null, string | object | null, string | object | null];
    row: {
      kind: string;
      journeyId: number;
      id: number | null;
      startedMs: number | null;
      reportedAt: Date | null;
      reportedBy: number | null;
      vehicleId: number | null;
      registrationNumber: string | null;
      binding: string | null;
      publicId: number | null;
      namedAgency: string | null;
      eventId: number | null;
      isPrimary: boolean | null;
    };
  };
  'journeys.save-drives': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (Buffer | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null];
    row: {
      kind: string;
      journeyId: number;
    };
  };
  'journeys.save-judged-bound-drives': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (Buffer | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, string | object | null, readonly (number | null)[] | string | null, string | object | null, string | object | null, string | object | null, string | object | null];
    row: {
      kind: string;
      journeyId: number;
      id: number | null;
      startedMs: number | null;
      reportedAt: Date | null;
      reportedBy: number | null;
      vehicleId: number | null;
      registrationNumber: string | null;
      binding: string | null;
      publicId: number | null;
      namedAgency: string | null;
      eventId: number | null;
      isPrimary: boolean | null;
    };
  };
  'journeys.save-judged-drives': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (Buffer | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, string | object | null, readonly (number | null)[] | string | null, string | object | null, string | object | null];
    row: {
      kind: string;
      journeyId: number;
      id: number | null;
      startedMs: number | null;
      reportedAt: Date | null;
      reportedBy: number | null;
      vehicleId: number | null;
      registrationNumber: string | null;
      binding: string | null;
      publicId: number | null;
      namedAgency: string | null;
      eventId: number | null;
      isPrimary: boolean | null;
    };
  };
  'journeys.set-traveller-role': {
    parameters: [number | null, string | null];
    row: Record<never, never>;
  };
  'journeys.silent-journeys': {
    parameters: [Date | null];
    row: {
      id: number;
    };
  };
  'journeys.state-of-journey': {
    parameters: [number | null];
    row: {
      version: number;
      body: Buffer;
    };
  };
  'journeys.still-tracker-journeys': {
    parameters: [Date | null];
    row: {
      id: number;
    };
  };
  'journeys.store-fixes': {
    parameters: [number | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, string | null];
    row: Record<never, never>;
  };
  'journeys.store-track': {
    parameters: [number | null, number | null, string | null, Buffer | null, Buffer | null];
    row: {
      journeyId: number;
    };
  };
  'journeys.touch-journey': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'journeys.track-of-journey': {
    parameters: [number | null, string | null];
    row: {
      body: Buffer;
    };
  };
  'journeys.tracker-journey-after': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      startedAt: Date;
      firstStartedAt: Date;
      lastFixAt: Date | null;
      isActive: boolean;
      isClosed: boolean;
    };
  };
  'journeys.tracker-journey-at': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      startedAt: Date;
      firstStartedAt: Date;
      lastFixAt: Date | null;
      isActive: boolean;
      isClosed: boolean;
    };
  };
  'journeys.tracker-messages-of': {
    parameters: [number | null];
    row: {
      trackerId: number;
      receivedAt: Date;
      form: 'OSMAND' | 'TRACCAR' | 'OWNTRACKS' | 'OVERLAND';
      body: string;
      recorded: number;
      passedOver: number;
      reasons: string[];
      recordedAt: Date[];
    };
  };
  'journeys.trackers-of': {
    parameters: [number | null];
    row: {
      id: number;
      accountId: number;
      name: string;
      vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';
      registrationNumber: string;
      category: 'PRIVATE' | 'PUBLIC';
      transportAgency: string | null;
      travellerRole: 'DRIVER' | 'PASSENGER';
      createdAt: Date;
      lastReceivedAt: Date | null;
      passedOver: number;
    };
  };
  'journeys.unobserved-shares': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: {
      vehicleId: number;
      share: number | null;
    };
  };
  'journeys.ways-of-journey': {
    parameters: [number | null];
    row: {
      hourMs: number;
      road: '' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'N9' | 'N10';
      judgedM: number;
      confirmedM: number;
      unjudgedM: number;
      fromMs: number;
      toMs: number;
      isOpen: boolean;
    };
  };
  'limits.add-shipped': {
    parameters: [string | object | null, Date | null];
    row: Record<never, never>;
  };
  'limits.close-proposals': {
    parameters: [readonly (number | null)[] | string | null, string | null, number | null, Date | null, string | null];
    row: Record<never, never>;
  };
  'limits.confirm-shipped-in-demo': {
    parameters: [string | null, string | null, Date | null];
    row: Record<never, never>;
  };
  'limits.delete-free-places': {
    parameters: [readonly (string | null)[] | string | null];
    row: Record<never, never>;
  };
  'limits.delete-full-pots': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'limits.draw-from-pots': {
    parameters: [readonly (string | null)[] | string | null, readonly (number | null)[] | string | null, number | null, number | null, number | null, Date | null];
    row: {
      subject: string;
      taken: number;
      points: number;
    };
  };
  'limits.free-place': {
    parameters: [string | null, string | null];
    row: Record<never, never>;
  };
  'limits.hold-place': {
    parameters: [string | null, string | null, readonly (string | null)[] | string | null, number | null];
    row: {
      holder: string;
    };
  };
  'limits.insert-proposals': {
    parameters: [string | object | null, Date | null, Date | null, string | null, number | null, string | null, Date | null, string | null, Buffer | null];
    row: {
      id: number;
    };
  };
  'limits.last-validities': {
    parameters: [readonly (string | null)[] | string | null, boolean | null];
    row: {
      rowId: number;
      limitId: string;
      content: unknown;
      validFrom: Date | null;
      validUntil: Date | null;
      isConfirmed: boolean;
      openProposalId: number | null;
    };
  };
  'limits.lock-register': {
    parameters: [];
    row: {
      version: number;
    };
  };
  'limits.proposals-by-id': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      kind: 'ADD' | 'CHANGE' | 'CONFIRM' | 'END';
      limitId: string | null;
      reason: string;
      validFrom: Date | null;
      validUntil: Date | null;
      proposedAt: Date;
      proposedById: number | null;
      proposedBy: string | null;
      proposedAs: 'SUPERVISOR' | 'ADMIN';
      outcome: 'SECONDED' | 'REFUSED' | 'WITHDRAWN' | null;
      decidedAt: Date | null;
      decidedById: number | null;
      decidedBy: string | null;
      decisionReason: string | null;
      inForceFrom: Date | null;
      after: unknown;
      before: unknown;
    };
  };
  'limits.proposals-of-limit': {
    parameters: [string | null, number | null, number | null];
    row: {
      id: number;
      kind: 'ADD' | 'CHANGE' | 'CONFIRM' | 'END';
      limitId: string | null;
      reason: string;
      validFrom: Date | null;
      validUntil: Date | null;
      proposedAt: Date;
      proposedById: number | null;
      proposedBy: string | null;
      proposedAs: 'SUPERVISOR' | 'ADMIN';
      outcome: 'SECONDED' | 'REFUSED' | 'WITHDRAWN' | null;
      decidedAt: Date | null;
      decidedById: number | null;
      decidedBy: string | null;
      decisionReason: string | null;
      inForceFrom: Date | null;
      after: unknown;
      before: unknown;
    };
  };
  'limits.proposals-of-limit-count': {
    parameters: [string | null];
    row: {
      count: number | null;
    };
  };
  'limits.proposed-before': {
    parameters: [number | null, string | null];
    row: {
      id: number;
      contentHash: Buffer;
    };
  };
  'limits.register-count': {
    parameters: [Date | null, boolean | null, string | null, string | null, string | null, boolean | null];
    row: {
      count: number | null;
    };
  };
  'limits.register-counts': {
    parameters: [Date | null, boolean | null];
    row: {
      isDefault: boolean;
      total: number;
      confirmed: number;
      waiting: number;
    };
  };
  'limits.register-limits': {
    parameters: [Date | null, boolean | null, readonly (string | null)[] | string | null];
    row: {
      id: number;
      limitId: string;
      content: unknown;
      validFrom: Date | null;
      validUntil: Date | null;
      isConfirmed: boolean;
      state: string;
      openProposalId: number | null;
    };
  };
  'limits.register-page': {
    parameters: [Date | null, boolean | null, string | null, string | null, string | null, boolean | null, number | null, number | null];
    row: {
      id: number;
      limitId: string;
      content: unknown;
      validFrom: Date | null;
      validUntil: Date | null;
      isConfirmed: boolean;
      state: string;
      openProposalId: number | null;
    };
  };
  'limits.register-version': {
    parameters: [];
    row: {
      version: number;
    };
  };
  'limits.second-proposals': {
    parameters: [readonly (number | null)[] | string | null, number | null, Date | null];
    row: Record<never, never>;
  };
  'limits.speed-limits': {
    parameters: [boolean | null];
    row: {
      id: string;
      geometry: unknown;
      zone: 'OPEN_ROAD' | 'TOWN' | 'ROAD' | 'MARKET' | 'SCHOOL';
      placeName: string | null;
      limitKmh: unknown;
      hours: unknown;
      validFromMs: number | null;
      validUntilMs: number | null;
      source: string;
      confidence: 'LOW' | 'MEDIUM' | 'HIGH';
      isConfirmed: boolean;
      geometryUncertaintyM: number;
    };
  };
  'limits.waiting-count': {
    parameters: [];
    row: {
      count: number | null;
    };
  };
  'limits.waiting-proposals': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      kind: 'ADD' | 'CHANGE' | 'CONFIRM' | 'END';
      limitId: string | null;
      reason: string;
      validFrom: Date | null;
      validUntil: Date | null;
      proposedAt: Date;
      proposedById: number | null;
      proposedBy: string | null;
      proposedAs: 'SUPERVISOR' | 'ADMIN';
      outcome: 'SECONDED' | 'REFUSED' | 'WITHDRAWN' | null;
      decidedAt: Date | null;
      decidedById: number | null;
      decidedBy: string | null;
      decisionReason: string | null;
      inForceFrom: Date | null;
      after: unknown;
      before: unknown;
    };
  };
  'live.delete-old-events': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'live.events-after': {
    parameters: [number | null, number | null];
    row: {
      position: number;
      origin: string;
      name: string;
      key: unknown;
    };
  };
  'live.insert-events': {
    parameters: [string | null, readonly (string | null)[] | string | null, readonly (unknown | null)[] | string | null, boolean | null];
    row: {
      rung: string | null;
    };
  };
  'live.installation': {
    parameters: [];
    row: {
      name: string;
    };
  };
  'live.number-events': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'live.state': {
    parameters: [string | null, string | null];
    row: {
      position: number;
      others: string[];
    };
  };
  'mail.claim': {
    parameters: [Date | null, Date | null, number | null];
    row: {
      id: string;
      to: string;
      subject: string;
      text: string;
      at: Date;
      attempts: number;
    };
  };
  'mail.delete-old': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'mail.drop-expired': {
    parameters: [Date | null];
    row: {
      id: string;
    };
  };
  'mail.insert': {
    parameters: [string | null, string | null, string | null, Date | null, Date | null];
    row: Record<never, never>;
  };
  'mail.mark-sent': {
    parameters: [string | null, Date | null];
    row: Record<never, never>;
  };
  'mail.postpone': {
    parameters: [string | null, number | null, Date | null];
    row: Record<never, never>;
  };
  'metrics.last-successes': {
    parameters: [];
    row: {
      name: string;
      succeededAt: Date;
    };
  };
  'metrics.public-events': {
    parameters: [];
    row: {
      stored: number;
      oldestAtS: number;
      failingWebhooks: number;
    };
  };
  'metrics.queues': {
    parameters: [];
    row: {
      sms: number;
      mail: number;
      push: number;
      exports: number;
      vehicleEvents: number;
      webhooks: number;
      publicEvents: number;
    };
  };
  'notifications.alerts-by-id': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      audience: 'ALL' | 'AGENCY' | 'AREA';
      agency: string | null;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
      meantCount: number | null;
    };
  };
  'notifications.alerts-in-force': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      audience: 'ALL' | 'AGENCY' | 'AREA';
      agency: string | null;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
      meantCount: number | null;
    };
  };
  'notifications.claim': {
    parameters: [Date | null, Date | null, number | null];
    row: {
      id: number;
      subscriptionId: number;
      notificationId: number;
      attempts: number;
      expiresAt: Date;
      facts: unknown;
      language: string | null;
      service: 'WEB' | 'FCM';
      endpoint: string;
      p256dh: string | null;
      auth: string | null;
    };
  };
  'notifications.count-unread': {
    parameters: [number | null];
    row: {
      count: number;
    };
  };
  'notifications.delete-expired-messages': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'notifications.delete-message': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'notifications.delete-old': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'notifications.delete-old-alerts': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'notifications.delete-subscription': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'notifications.drop-former-owner': {
    parameters: [number | null, string | null];
    row: Record<never, never>;
  };
  'notifications.drop-oldest-subscriptions': {
    parameters: [number | null, number | null];
    row: Record<never, never>;
  };
  'notifications.insert-alert': {
    parameters: [string | null, string | object | null, string | null, string | null, number | null, number | null, number | null, Date | null, number | null, Date | null, number | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      audience: 'ALL' | 'AGENCY' | 'AREA';
      agency: string | null;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
      meantCount: number | null;
    };
  };
  'notifications.insert-messages': {
    parameters: [readonly (number | null)[] | string | null, readonly (Date | null)[] | string | null, Date | null];
    row: Record<never, never>;
  };
  'notifications.lock-alert': {
    parameters: [number | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      audience: 'ALL' | 'AGENCY' | 'AREA';
      agency: string | null;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
      meantCount: number | null;
    };
  };
  'notifications.mark-read': {
    parameters: [number | null, number | null, Date | null, boolean | null];
    row: {
      id: number;
    };
  };
  'notifications.notify-accounts': {
    parameters: [string | null, string | object | null, Date | null, readonly (number | null)[] | string | null];
    row: {
      notificationId: number;
      fromMin: number | null;
      untilMin: number | null;
    };
  };
  'notifications.notify-everybody': {
    parameters: [string | null, string | object | null, Date | null];
    row: {
      notificationId: number;
      fromMin: number | null;
      untilMin: number | null;
    };
  };
  'notifications.of': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      facts: unknown;
      createdAt: Date;
      readAt: Date | null;
    };
  };
  'notifications.public-alert': {
    parameters: [number | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
    };
  };
  'notifications.public-alerts': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
    };
  };
  'notifications.quiet-hours-of': {
    parameters: [number | null];
    row: {
      fromMin: number;
      untilMin: number;
    };
  };
  'notifications.revoke-alert': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      audience: 'ALL' | 'AGENCY' | 'AREA';
      agency: string | null;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
      meantCount: number | null;
    };
  };
  'notifications.sent-alerts': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      severity: 'INFO' | 'WARNING' | 'CRITICAL';
      texts: unknown;
      audience: 'ALL' | 'AGENCY' | 'AREA';
      agency: string | null;
      lat: number | null;
      lng: number | null;
      radiusKm: number | null;
      createdAt: Date;
      expiresAt: Date;
      revokedAt: Date | null;
      meantCount: number | null;
    };
  };
  'notifications.store-quiet-hours': {
    parameters: [number | null, number | null, number | null];
    row: Record<never, never>;
  };
  'notifications.store-subscription': {
    parameters: [number | null, number | null, string | null, string | null, string | null, string | null, Date | null];
    row: Record<never, never>;
  };
  'notifications.travellers': {
    parameters: [number | null];
    row: {
      accountId: number;
      agency: string | null;
      lat: number | null;
      lng: number | null;
    };
  };
  'notifications.wanting-look-notices': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      accountId: number;
    };
  };
  'notifications.weeks': {
    parameters: [Date | null, Date | null, string | null];
    row: {
      accountId: number;
      journeyCount: number;
      distanceM: number;
      violationCount: number;
    };
  };
  'open-data.daily-checkpoints': {
    parameters: [Date | null, Date | null];
    row: {
      day: string;
      size: number;
      root: string;
    };
  };
  'open-data.decision-facts': {
    parameters: [Date | null, Date | null, boolean | null];
    row: {
      decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT';
      persons: number;
      vehicles: number;
      distanceM: number;
      events: number;
      people: unknown;
    };
  };
  'open-data.delete-parts': {
    parameters: [];
    row: Record<never, never>;
  };
  'open-data.delete-refusal': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'open-data.facts-by-agency': {
    parameters: [];
    row: {
      agency: string;
      persons: number;
      vehicles: number;
      distanceM: number;
      events: number;
      people: unknown;
    };
  };
  'open-data.facts-by-cell': {
    parameters: [];
    row: {
      lat_cell: number;
      lng_cell: number;
      band: string;
      vehicle_type: string;
      agency: string;
      persons: number;
      vehicles: number;
      distanceM: number;
      events: number;
      people: unknown;
    };
  };
  'open-data.facts-by-hour': {
    parameters: [];
    row: {
      hour: number;
      vehicle_type: string;
      persons: number;
      vehicles: number;
      distanceM: number;
      events: number;
      people: unknown;
    };
  };
  'open-data.facts-of-cells': {
    parameters: [];
    row: {
      lat_cell: number;
      lng_cell: number;
      persons: number;
      vehicles: number;
      distanceM: number;
      events: number;
      people: unknown;
    };
  };
  'open-data.file': {
    parameters: [string | null, number | null, string | null, string | null];
    row: {
      sha256: string;
      body: Buffer;
      publishedAt: Date;
    };
  };
  'open-data.fill-parts': {
    parameters: [Date | null, Date | null, boolean | null, Date | null];
    row: Record<never, never>;
  };
  'open-data.first-journey': {
    parameters: [boolean | null];
    row: {
      startedAt: Date;
    };
  };
  'open-data.fleets': {
    parameters: [];
    row: {
      agency: string;
      vehicles: number;
    };
  };
  'open-data.has-refused': {
    parameters: [number | null];
    row: {
      hasRefused: boolean;
    };
  };
  'open-data.hazard-facts': {
    parameters: [Date | null, Date | null, boolean | null];
    row: {
      lat_cell: number;
      lng_cell: number;
      incident_type: string | null;
      persons: number;
      vehicles: number;
      distanceM: number;
      people: unknown;
      events: number;
    };
  };
  'open-data.insert-file': {
    parameters: [string | null, number | null, string | null, string | null, string | null, number | null, Buffer | null];
    row: Record<never, never>;
  };
  'open-data.insert-refusal': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'open-data.insert-set': {
    parameters: [string | null, number | null, string | null, string | object | null, number | null, number | null];
    row: Record<never, never>;
  };
  'open-data.insert-version': {
    parameters: [string | null, number | null, Date | null, boolean | null, number | null, string | null];
    row: Record<never, never>;
  };
  'open-data.lock-publishing': {
    parameters: [];
    row: {
      isLocked: boolean;
    };
  };
  'open-data.newest-version': {
    parameters: [string | null];
    row: {
      version: number;
      isDemo: boolean;
    };
  };
  'open-data.published-rows': {
    parameters: [string | null, number | null, string | null];
    row: {
      rows: unknown;
      withheldCount: number;
    };
  };
  'open-data.sums': {
    parameters: [string | null, number | null];
    row: {
      sums: string;
      publishedAt: Date;
    };
  };
  'open-data.versions': {
    parameters: [];
    row: {
      month: string;
      version: number;
      publishedAt: Date;
      isDemo: boolean;
      name: string;
      rowCount: number;
      withheldCount: number;
      logPosition: number | null;
      files: unknown;
    };
  };
  'patrols.insert-copy': {
    parameters: [string | null, number | null, number | null, Date | null, number | null, string | null];
    row: Record<never, never>;
  };
  'patrols.insert-plan': {
    parameters: [string | null];
    row: {
      version: number;
    };
  };
  'patrols.insert-version': {
    parameters: [string | null, number | null, Date | null, number | null, number | null, number | null, readonly (string | null)[] | string | null, string | null, boolean | null, string | object | null, Buffer | null];
    row: Record<never, never>;
  };
  'patrols.lock-plan': {
    parameters: [string | null];
    row: {
      version: number;
      copies: number;
    };
  };
  'patrols.nights': {
    parameters: [string | null, number | null];
    row: {
      night: string;
      version: number;
      copies: number;
      savedAt: Date;
      savedBy: string | null;
      fromHour: number;
      hours: number;
      starts: string[];
      basis: 'LAST_WEEKS' | 'LAST_YEAR';
      isAllTraffic: boolean;
      figures: unknown;
      contentHash: Buffer;
      counts: unknown;
    };
  };
  'patrols.number-copy': {
    parameters: [string | null, number | null];
    row: Record<never, never>;
  };
  'patrols.plan': {
    parameters: [string | null];
    row: {
      night: string;
      version: number;
      copies: number;
      savedAt: Date;
      savedBy: string | null;
      fromHour: number;
      hours: number;
      starts: string[];
      basis: 'LAST_WEEKS' | 'LAST_YEAR';
      isAllTraffic: boolean;
      figures: unknown;
      contentHash: Buffer;
      counts: unknown;
    };
  };
  'patrols.printed-before': {
    parameters: [number | null, string | null];
    row: {
      night: string;
      copy: number;
      version: number;
    };
  };
  'patrols.segment-hours': {
    parameters: [Date | null, Date | null, number | null, number | null, number | null];
    row: {
      segment: string;
      hour: number;
      judgedM: number;
      events: number;
      passages: number;
      sameDayM: number;
    };
  };
  'patrols.set-version': {
    parameters: [string | null, number | null];
    row: Record<never, never>;
  };
  'patrols.store-counts': {
    parameters: [string | null, number | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, Date | null, number | null];
    row: Record<never, never>;
  };
  'public-events.append': {
    parameters: [readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (Date | null)[] | string | null, readonly (string | null)[] | string | null, Date | null];
    row: Record<never, never>;
  };
  'public-events.behind': {
    parameters: [number | null, number | null, readonly (string | null)[] | string | null, number | null];
    row: {
      id: number;
      kind: 'VIOLATION_RECORDED' | 'VIOLATION_CHANGED' | 'VIOLATION_WITHDRAWN' | 'ALERT_BROADCAST' | 'ALERT_REVOKED' | 'LIMITS_CHANGED' | 'STATISTICS_UPDATED';
      occurredAt: Date;
      data: unknown;
    };
  };
  'public-events.delete-due': {
    parameters: [readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'public-events.delete-old': {
    parameters: [Date | null, number | null];
    row: {
      count: number;
    };
  };
  'public-events.due-violations': {
    parameters: [Date | null, number | null];
    row: {
      violationId: number;
      publicId: number;
      hour: Date;
      wasListed: boolean;
      dueIds: number[];
    };
  };
  'public-events.last-of': {
    parameters: [readonly (string | null)[] | string | null];
    row: {
      subject: string;
      kind: 'VIOLATION_RECORDED' | 'VIOLATION_CHANGED' | 'VIOLATION_WITHDRAWN' | 'ALERT_BROADCAST' | 'ALERT_REVOKED' | 'LIMITS_CHANGED' | 'STATISTICS_UPDATED';
      data: unknown;
    };
  };
  'public-events.lock-log': {
    parameters: [];
    row: {
      lastId: number;
      deletedThrough: number;
      loggedHour: Date | null;
      totalsHour: Date | null;
      limitsVersion: number;
    };
  };
  'public-events.log': {
    parameters: [];
    row: {
      lastId: number;
      deletedThrough: number;
      loggedHour: Date | null;
      totalsHour: Date | null;
      limitsVersion: number;
    };
  };
  'public-events.store-log': {
    parameters: [Date | null, Date | null, number | null];
    row: Record<never, never>;
  };
  'public-events.unlogged-alerts': {
    parameters: [Date | null];
    row: {
      id: number;
      isSent: boolean;
      isRevoked: boolean;
    };
  };
  'push.insert-keys': {
    parameters: [string | null, string | null];
    row: Record<never, never>;
  };
  'push.read-keys': {
    parameters: [];
    row: {
      publicKey: string;
      sealedPrivate: string;
    };
  };
  'reports.all-journeys-by-day': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      day: number;
      journeys: number;
      distanceM: number;
      movingS: number;
      speedKmhTimesS: number;
      safeJourneys: number;
      maxSpeedKmh: number | null;
    };
  };
  'reports.all-rows': {
    parameters: [number | null, Date | null, Date | null, string | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      id: number;
      journeyId: number | null;
      accountId: number | null;
      vehicleId: number;
      vehicleType: string;
      registrationNumber: string;
      category: string;
      transportAgency: string | null;
      startedAt: Date;
      speedKmh: number;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      provenKmh: number | null;
      provenS: number | null;
      uncertaintyKmh: number | null;
      isOverGaps: boolean;
      limitKmh: number | null;
      limitZone: 'OPEN_ROAD' | 'TOWN' | 'ROAD' | 'MARKET' | 'SCHOOL' | null;
      limitPlace: string | null;
      limitSource: string | null;
      isLimitConfirmed: boolean;
      latitude: number | null;
      longitude: number | null;
      headingDeg: number | null;
      reportedAt: Date | null;
      isDemo: boolean;
      vehicleStatus: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      driverName: string | null;
      driverNumber: string | null;
      isNumberProven: boolean;
    };
  };
  'reports.all-summary': {
    parameters: [number | null, Date | null, Date | null, string | null, string | null, string | null, string | null];
    row: {
      totalCount: number;
      matchCount: number;
      high: number;
      medium: number;
      low: number;
      private: number;
      public: number;
    };
  };
  'reports.all-violations-by-day': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      day: number;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      category: string;
      count: number;
    };
  };
  'reports.by-client-id': {
    parameters: [number | null, string | null];
    row: {
      id: number;
      period: 'DAILY' | 'MONTHLY' | 'YEARLY' | 'ALL' | null;
      violationId: number | null;
      generatedAt: Date;
      title: string;
      subtitle: string;
      violationCount: number;
      from: Date | null;
      contentHash: Buffer;
    };
  };
  'reports.content': {
    parameters: [number | null, number | null];
    row: {
      content: unknown;
    };
  };
  'reports.drop-oldest': {
    parameters: [number | null, number | null];
    row: Record<never, never>;
  };
  'reports.exported-account': {
    parameters: [number | null];
    row: {
      id: number;
      username: string;
      mobileNumber: string | null;
      fullName: string | null;
      email: string | null;
      profileImage: string | null;
      driverLicense: string | null;
      emergencyContactName: string | null;
      emergencyContactPhone: string | null;
      firebaseUid: string | null;
      role: string | null;
      isSuspended: boolean;
      isDemo: boolean;
      createdAt: Date;
      deletionRequestedAt: Date | null;
    };
  };
  'reports.exported-agencies': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number | null;
      agency: string;
      alias: string;
      showsNameSince: Date | null;
      showsPlaceSince: Date | null;
    };
  };
  'reports.exported-apiKeys': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      name: string;
      purpose: string | null;
      kind: 'PUBLIC' | 'AGENCY' | 'AUTHORITY';
      agency: string | null;
      scopes: string[];
      hint: string;
      createdAt: Date;
      expiresAt: Date;
      isApproved: boolean | null;
      revokedAt: Date | null;
      lastUsedAt: Date | null;
    };
  };
  'reports.exported-confirmations': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      confirmedAt: Date;
    };
  };
  'reports.exported-consents': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      version: number;
      language: string;
      recording: boolean;
      cases: boolean;
      witness: boolean;
      adult: 'YES' | 'NO' | 'UNSAID';
      answeredAt: Date;
      receivedAt: Date;
    };
  };
  'reports.exported-contests': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      caseId: number;
      statement: string | null;
      showsOwnTrack: boolean;
      trackJourneyId: number | null;
      hasPhoto: boolean | null;
      track: unknown;
    };
  };
  'reports.exported-crowdReports': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      journeyId: number;
      violationId: number | null;
      incidentId: number | null;
      recordedAt: Date;
      lat: number;
      lng: number;
      speedKmh: number;
      isVerified: boolean;
      confidence: number;
    };
  };
  'reports.exported-devices': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      lastUsedAt: Date;
    };
  };
  'reports.exported-enrolledDevices': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      vehicleId: number;
      kind: 'PHONE' | 'TRACKER';
      invitedAt: Date;
      claimedAt: Date | null;
      approvedAt: Date | null;
      revokedAt: Date | null;
    };
  };
  'reports.exported-familyLinks': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      journeyId: number | null;
      precision: string;
      isSos: boolean;
      lat: number | null;
      lng: number | null;
      createdAt: Date;
      endsAt: Date;
      closedAt: Date | null;
      arrivedAt: Date | null;
      arrivalMessages: number;
      openCount: number;
      lastOpenedAt: Date | null;
    };
  };
  'reports.exported-fixes': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      seq: number;
      lat: number;
      lng: number;
      recordedAt: Date;
      accuracyM: number | null;
      speedKmh: number | null;
      headingDeg: number | null;
      clockOffsetMs: number | null;
      isFuture: boolean;
    };
  };
  'reports.exported-incidentPhotos': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
      base64: string | null;
    };
  };
  'reports.exported-incidentVotes': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      vote: 'STILL_THERE' | 'GONE';
      isPassing: boolean;
      votedAt: Date;
    };
  };
  'reports.exported-incidents': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      mood: 'SCARED' | 'ANGRY' | 'SAD' | 'WORRIED' | 'CONFUSED' | 'NEUTRAL';
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      description: string | null;
      injuredCount: number | null;
      seenVehicle: string | null;
      latitude: number | null;
      longitude: number | null;
      occurredAt: Date;
      receivedAt: Date;
      status: 'RECEIVED' | 'VERIFIED' | 'UNDER_REVIEW' | 'RESOLVED' | 'REJECTED' | 'DUPLICATE';
      statusReason: string | null;
      answeredAt: Date | null;
      resolvedAt: Date | null;
      history: unknown;
    };
  };
  'reports.exported-journeys': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';
      registrationNumber: string;
      category: 'PRIVATE' | 'PUBLIC';
      transportAgency: string | null;
      role: 'DRIVER' | 'PASSENGER';
      startedAt: Date;
      declaredEndedAt: Date | null;
      endedAt: Date | null;
      isEndProvisional: boolean;
      lastReceivedAt: Date;
      distanceM: number;
      maxSpeedKmh: number | null;
      averageSpeedKmh: number;
      violationCount: number;
      claimedDistanceKm: number | null;
      claimedMaxSpeedKmh: number | null;
      claimedAverageSpeedKmh: number | null;
      routeSimplifiedAt: Date | null;
      isImported: boolean;
      alerts: unknown;
      findings: unknown;
    };
  };
  'reports.exported-looks': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      at: Date;
      staffRole: string | null;
      kind: 'PLATE' | 'NUMBER' | 'TRACK' | 'VIOLATION' | 'INCIDENT' | 'COPY' | 'PLATE_SEARCH' | 'NUMBER_SEARCH';
      journeyId: number | null;
      violationId: number | null;
      incidentId: number | null;
      reason: 'CASE_REVIEW' | 'CITIZEN_REQUEST' | 'AGENCY_REQUEST' | 'COURT_ORDER' | 'SAFETY' | 'DATA_QUALITY' | 'OTHER' | null;
      reasonText: string | null;
    };
  };
  'reports.exported-notifications': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      facts: unknown;
      createdAt: Date;
      readAt: Date | null;
    };
  };
  'reports.exported-openDataRefusal': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      refusedAt: Date;
    };
  };
  'reports.exported-phones': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      service: 'WEB' | 'FCM';
      endpoint: string;
      createdAt: Date;
    };
  };
  'reports.exported-photos': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
      base64: string | null;
    };
  };
  'reports.exported-quietHours': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      fromMin: number;
      untilMin: number;
    };
  };
  'reports.exported-reports': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      period: 'DAILY' | 'MONTHLY' | 'YEARLY' | 'ALL' | null;
      violationId: number | null;
      generatedAt: Date;
      title: string;
      subtitle: string;
      content: unknown;
    };
  };
  'reports.exported-sessions': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      startedAt: Date;
      expiresAt: Date;
      device: string | null;
    };
  };
  'reports.exported-settings': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      notifications: boolean;
      soundAlerts: boolean;
      alertSound: 'TONES' | 'VOICE' | 'BOTH';
      vibration: boolean;
      theme: 'LIGHT' | 'DARK' | 'SYSTEM';
      language: string;
      dataSaver: 'OFF' | 'AUTO' | 'ON';
      lookNotices: boolean;
      speedLimitKmh: number;
      alertThresholdKmh: number;
    };
  };
  'reports.exported-trackerMessages': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number | null;
      trackerId: number;
      receivedAt: Date;
      form: 'OSMAND' | 'TRACCAR' | 'OWNTRACKS' | 'OVERLAND';
      body: string;
      recorded: number;
      passedOver: number;
      reasons: string[];
    };
  };
  'reports.exported-trackers': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      name: string;
      vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';
      registrationNumber: string;
      category: 'PRIVATE' | 'PUBLIC';
      transportAgency: string | null;
      travellerRole: 'DRIVER' | 'PASSENGER';
      createdAt: Date;
      lastReceivedAt: Date | null;
      passedOver: number;
    };
  };
  'reports.exported-vehicleEvents': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      violationId: number;
      eventId: number;
      journeyId: number | null;
      isDevice: boolean;
    };
  };
  'reports.exported-violationRevisions': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      violationId: number | null;
      at: Date;
      reason: 'LATE_FIXES' | 'RULE' | 'LIMIT' | 'REJUDGED' | 'CASE' | 'ERASED';
      before: unknown;
      after: unknown;
      outcome: 'APPLIED' | 'DROPPED' | 'SUPERSEDED' | null;
      decidedAt: Date | null;
    };
  };
  'reports.exported-violations': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      journeyId: number | null;
      vehicleType: string;
      registrationNumber: string;
      category: string;
      transportAgency: string | null;
      startedAt: Date;
      endedAt: Date | null;
      speedKmh: number;
      meanSpeedKmh: number | null;
      latitude: number | null;
      longitude: number | null;
      headingDeg: number | null;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      fixCount: number;
      provenKmh: number | null;
      uncertaintyKmh: number | null;
      provenS: number | null;
      isOverGaps: boolean;
      limitKmh: number | null;
      limitZone: 'OPEN_ROAD' | 'TOWN' | 'ROAD' | 'MARKET' | 'SCHOOL' | null;
      limitPlace: string | null;
      limitSource: string | null;
      isLimitConfirmed: boolean;
      ruleVersion: string | null;
      judgedAt: Date | null;
      isClaimed: boolean;
      isWithdrawn: boolean;
      reportedAt: Date | null;
    };
  };
  'reports.exported-webhooks': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      url: string;
      kinds: string[];
      createdAt: Date;
      failingSince: Date | null;
      offAt: Date | null;
      offReason: 'OWNER' | 'FAILURES' | 'GONE' | null;
    };
  };
  'reports.lock-reader': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'reports.own-journeys-by-day': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      day: number;
      journeys: number;
      distanceM: number;
      movingS: number;
      speedKmhTimesS: number;
      safeJourneys: number;
      maxSpeedKmh: number | null;
    };
  };
  'reports.own-rows': {
    parameters: [number | null, Date | null, Date | null, string | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      id: number;
      journeyId: number | null;
      accountId: number | null;
      vehicleId: number;
      vehicleType: string;
      registrationNumber: string;
      category: string;
      transportAgency: string | null;
      startedAt: Date;
      speedKmh: number;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      provenKmh: number | null;
      provenS: number | null;
      uncertaintyKmh: number | null;
      isOverGaps: boolean;
      limitKmh: number | null;
      limitZone: 'OPEN_ROAD' | 'TOWN' | 'ROAD' | 'MARKET' | 'SCHOOL' | null;
      limitPlace: string | null;
      limitSource: string | null;
      isLimitConfirmed: boolean;
      latitude: number | null;
      longitude: number | null;
      headingDeg: number | null;
      reportedAt: Date | null;
      isDemo: boolean;
      vehicleStatus: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      driverName: string | null;
      driverNumber: string | null;
      isNumberProven: boolean;
    };
  };
  'reports.own-summary': {
    parameters: [number | null, Date | null, Date | null, string | null, string | null, string | null, string | null];
    row: {
      totalCount: number;
      matchCount: number;
      high: number;
      medium: number;
      low: number;
      private: number;
      public: number;
    };
  };
  'reports.own-violations-by-day': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      day: number;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      category: string;
      count: number;
    };
  };
  'reports.row': {
    parameters: [number | null];
    row: {
      id: number;
      journeyId: number | null;
      accountId: number | null;
      vehicleId: number;
      vehicleType: string;
      registrationNumber: string;
      category: string;
      transportAgency: string | null;
      startedAt: Date;
      speedKmh: number;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      provenKmh: number | null;
      provenS: number | null;
      uncertaintyKmh: number | null;
      isOverGaps: boolean;
      limitKmh: number | null;
      limitZone: 'OPEN_ROAD' | 'TOWN' | 'ROAD' | 'MARKET' | 'SCHOOL' | null;
      limitPlace: string | null;
      limitSource: string | null;
      isLimitConfirmed: boolean;
      latitude: number | null;
      longitude: number | null;
      headingDeg: number | null;
      reportedAt: Date | null;
      isDemo: boolean;
      vehicleStatus: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      driverName: string | null;
      driverNumber: string | null;
      isNumberProven: boolean;
    };
  };
  'reports.store': {
    parameters: [number | null, string | null, Buffer | null, string | null, number | null, Date | null, Date | null, string | null, string | null, number | null, string | object | null, Date | null];
    row: {
      id: number;
      period: 'DAILY' | 'MONTHLY' | 'YEARLY' | 'ALL' | null;
      violationId: number | null;
      generatedAt: Date;
      title: string;
      subtitle: string;
      violationCount: number;
      from: Date | null;
    };
  };
  'reports.stored': {
    parameters: [number | null, number | null, number | null];
    row: {
      id: number;
      period: 'DAILY' | 'MONTHLY' | 'YEARLY' | 'ALL' | null;
      violationId: number | null;
      generatedAt: Date;
      title: string;
      subtitle: string;
      violationCount: number;
      from: Date | null;
    };
  };
  'road-pack.add-entries': {
    parameters: [number | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null];
    row: Record<never, never>;
  };
  'road-pack.changes': {
    parameters: [number | null, number | null];
    row: {
      key: string;
      value: string;
      isRemoved: boolean;
    };
  };
  'road-pack.delete-old': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'road-pack.entries': {
    parameters: [number | null];
    row: {
      key: string;
      value: string;
    };
  };
  'road-pack.has-version': {
    parameters: [number | null, string | null];
    row: {
      number: number;
    };
  };
  'road-pack.insert-version': {
    parameters: [number | null, string | null, Date | null];
    row: Record<never, never>;
  };
  'road-pack.lock': {
    parameters: [];
    row: {
      pg_advisory_xact_lock: '' | null;
    };
  };
  'road-pack.newest': {
    parameters: [];
    row: {
      number: number;
      checksum: string;
      madeAt: Date;
    };
  };
  'road-pack.remove-entries': {
    parameters: [number | null, readonly (string | null)[] | string | null];
    row: Record<never, never>;
  };
  'segments.all-due': {
    parameters: [];
    row: Record<never, never>;
  };
  'segments.days': {
    parameters: [number | null, number | null, number | null, number | null];
    row: {
      civilDay: number;
      version: string;
    };
  };
  'segments.days-to-pack': {
    parameters: [number | null, number | null];
    row: {
      civilDay: number;
      version: string;
    };
  };
  'segments.delete-due': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'segments.delete-shares': {
    parameters: [number | null];
    row: Record<never, never>;
  };
  'segments.figures-of-day': {
    parameters: [Date | null, Date | null];
    row: {
      segment: string;
      direction: 'ALONG' | 'AGAINST';
      hour: number;
      vehicleClass: string;
      agency: string;
      judgedM: number;
      confirmedM: number;
      aboveM: number;
      passages: number;
      events: number;
      confirmedEvents: number;
      speedM: number[];
      vehicleIds: number[];
    };
  };
  'segments.fold': {
    parameters: [];
    row: Record<never, never>;
  };
  'segments.hold-journey': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'segments.journeys-due': {
    parameters: [Date | null, number | null, number | null];
    row: {
      id: number;
    };
  };
  'segments.packed-day': {
    parameters: [number | null];
    row: {
      version: string;
      body: Buffer | null;
    };
  };
  'segments.store-day': {
    parameters: [number | null, string | null, Buffer | null];
    row: Record<never, never>;
  };
  'segments.store-events': {
    parameters: [string | null, readonly (number | null)[] | string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'segments.store-shares': {
    parameters: [number | null, string | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'segments.touch-all': {
    parameters: [];
    row: Record<never, never>;
  };
  'segments.violations': {
    parameters: [Date | null, Date | null, string | null, readonly (string | null)[] | string | null, string | null, string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, number | null];
    row: {
      id: number;
      startedAt: Date;
      direction: 'ALONG' | 'AGAINST';
      vehicleClass: string;
      agency: string;
      provenKmh: number | null;
      limitKmh: number | null;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
    };
  };
  'segments.violations-of': {
    parameters: [number | null];
    row: {
      id: number;
      startedMs: number;
    };
  };
  'segments.wrong-figures': {
    parameters: [];
    row: {
      what: string;
      stored: string | null;
      counted: string | null;
    };
  };
  'settings.agency-names': {
    parameters: [];
    row: {
      name: string;
    };
  };
  'settings.alert-settings': {
    parameters: [];
    row: {
      sound: boolean;
      vibration: boolean;
      notification: boolean;
    };
  };
  'settings.current-tariff': {
    parameters: [Date | null];
    row: {
      cautionXaf: number;
      warningXaf: number;
      dangerXaf: number;
    };
  };
  'settings.insert-tariff': {
    parameters: [number | null, number | null, number | null, Date | null, number | null];
    row: Record<never, never>;
  };
  'settings.insert-thresholds': {
    parameters: [number | null, number | null, number | null, Date | null, number | null, string | null, boolean | null];
    row: Record<never, never>;
  };
  'settings.lock-chooser': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'settings.lock-single-settings': {
    parameters: [];
    row: Record<never, never>;
  };
  'settings.lock-tariff': {
    parameters: [];
    row: Record<never, never>;
  };
  'settings.lock-thresholds': {
    parameters: [];
    row: Record<never, never>;
  };
  'settings.personal': {
    parameters: [number | null];
    row: {
      notifications: boolean;
      soundAlerts: boolean;
      alertSound: 'TONES' | 'VOICE' | 'BOTH';
      vibration: boolean;
      theme: 'LIGHT' | 'DARK' | 'SYSTEM';
      language: string;
      dataSaver: 'OFF' | 'AUTO' | 'ON';
      lookNotices: boolean;
      speedLimitKmh: number;
      alertThresholdKmh: number;
      version: number;
    };
  };
  'settings.preview-thresholds': {
    parameters: [number | null, number | null, number | null, Date | null];
    row: {
      total: number;
      changed: number;
      dropped: number;
    };
  };
  'settings.retention': {
    parameters: [];
    row: {
      fixDays: number;
      journeyMonths: number;
      violationMonths: number;
    };
  };
  'settings.set-retention': {
    parameters: [number | null, number | null, number | null];
    row: Record<never, never>;
  };
  'settings.store-personal': {
    parameters: [number | null, boolean | null, boolean | null, boolean | null, string | null, string | null, number | null, number | null, number | null, string | null, boolean | null, string | null];
    row: Record<never, never>;
  };
  'settings.tariff-history': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      cautionXaf: number;
      warningXaf: number;
      dangerXaf: number;
      effectiveAt: Date;
      changedBy: string | null;
    };
  };
  'settings.thresholds-begun': {
    parameters: [Date | null, Date | null];
    row: {
      begun: boolean;
    };
  };
  'settings.thresholds-history': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      caution: number;
      warning: number;
      danger: number;
      effectiveAt: Date;
      changedBy: string | null;
    };
  };
  'settings.thresholds-timeline': {
    parameters: [];
    row: {
      caution: number;
      warning: number;
      danger: number;
      effectiveAtMs: number;
    };
  };
  'settings.update-alert-settings': {
    parameters: [boolean | null, boolean | null, boolean | null];
    row: Record<never, never>;
  };
  'settings.versions': {
    parameters: [];
    row: {
      thresholds: number;
      tariff: number;
      alerts: number;
      retention: number;
    };
  };
  'sms.claim': {
    parameters: [Date | null, Date | null, number | null];
    row: {
      id: string;
      to: string;
      text: string;
      at: Date;
      attempts: number;
    };
  };
  'sms.delete-old': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'sms.drop-expired': {
    parameters: [Date | null];
    row: {
      id: string;
    };
  };
  'sms.insert': {
    parameters: [string | null, string | null, Date | null, Date | null];
    row: Record<never, never>;
  };
  'sms.mark-sent': {
    parameters: [string | null, Date | null];
    row: {
      id: string;
    };
  };
  'sms.postpone': {
    parameters: [string | null, number | null, Date | null];
    row: Record<never, never>;
  };
  'statistics.active-vehicles': {
    parameters: [Date | null];
    row: {
      activeVehicles: number;
    };
  };
  'statistics.active-zones': {
    parameters: [number | null, number | null, number | null, Date | null];
    row: {
      safe: number;
      caution: number;
      warning: number;
      danger: number;
      unknown: number;
      isDemo: boolean;
    };
  };
  'statistics.agencies': {
    parameters: [Date | null, Date | null];
    row: {
      agency: string;
      violations: number;
      before: number;
      journeys: number;
      distanceM: number;
      beforeDistanceM: number;
      vehicles: number;
      observedVehicles: number;
    };
  };
  'statistics.all-figures': {
    parameters: [];
    row: {
      totalJourneys: number | null;
      totalDistanceM: number | null;
      averageSpeedKmh: number | null;
      totalViolations: number | null;
      endedJourneys: number | null;
      safeJourneys: number | null;
    };
  };
  'statistics.by-cell': {
    parameters: [Date | null, Date | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: {
      latCell: number;
      lngCell: number;
      incidents: number;
      passages: number;
    };
  };
  'statistics.by-hour-and-day': {
    parameters: [Date | null, Date | null];
    row: {
      hour: number | null;
      day: number | null;
      violations: number;
      unconfirmedViolations: number;
      incidents: number;
      journeys: number;
      ratedViolations: number;
      judgedM: number;
      unjudgedM: number;
    };
  };
  'statistics.by-place': {
    parameters: [Date | null, Date | null];
    row: {
      kind: string;
      detail: string;
      violations: number;
    };
  };
  'statistics.by-vehicle-type': {
    parameters: [Date | null, Date | null];
    row: {
      vehicleType: string;
      violations: number;
      unconfirmedViolations: number;
      journeys: number;
      ratedViolations: number;
      judgedM: number;
    };
  };
  'statistics.count-passages': {
    parameters: [Date | null, Date | null, number | null];
    row: {
      count: number;
    };
  };
  'statistics.delete-empty-figures': {
    parameters: [];
    row: Record<never, never>;
  };
  'statistics.delete-public-totals': {
    parameters: [];
    row: Record<never, never>;
  };
  'statistics.driving-days': {
    parameters: [number | null];
    row: {
      day: number;
      endedJourneys: number;
      safeJourneys: number;
      distanceM: number;
      violations: number;
      isFirst: boolean;
    };
  };
  'statistics.fold-figures': {
    parameters: [];
    row: Record<never, never>;
  };
  'statistics.fold-vehicles': {
    parameters: [];
    row: Record<never, never>;
  };
  'statistics.happened-in': {
    parameters: [Date | null, Date | null];
    row: {
      violations: number;
      unconfirmedViolations: number;
      incidents: number;
      journeys: number;
      ratedViolations: number;
      judgedM: number;
      unjudgedM: number;
    };
  };
  'statistics.hour-totals': {
    parameters: [number | null, Date | null];
    row: {
      isStored: boolean;
      kind: string;
      atMs: number;
      n: number;
      ranked: number;
      distanceM: number;
      unseen: number;
    };
  };
  'statistics.is-all-demo': {
    parameters: [];
    row: {
      isDemo: boolean;
    };
  };
  'statistics.is-folding-due': {
    parameters: [];
    row: {
      isDue: boolean;
    };
  };
  'statistics.judged-by-road': {
    parameters: [Date | null, Date | null];
    row: {
      road: string;
      judgedM: number;
    };
  };
  'statistics.latest-public-totals': {
    parameters: [];
    row: {
      figures: unknown;
    };
  };
  'statistics.lock-folding': {
    parameters: [];
    row: {
      isLocked: boolean;
    };
  };
  'statistics.moving-journeys': {
    parameters: [number | null];
    row: {
      id: number;
      vehicleId: number;
      registrationNumber: string;
      transportAgency: string | null;
      vehicleType: 'CAR' | 'BUS' | 'BIKE' | 'TRAIN';
      category: 'PRIVATE' | 'PUBLIC';
      startedAt: Date;
      endedAt: Date | null;
      lastFixAt: Date | null;
      lastReceivedAt: Date;
      currentSpeedKmh: number | null;
    };
  };
  'statistics.own-figures': {
    parameters: [number | null];
    row: {
      totalJourneys: number | null;
      totalDistanceM: number | null;
      averageSpeedKmh: number | null;
      totalViolations: number | null;
      endedJourneys: number | null;
      safeJourneys: number | null;
    };
  };
  'statistics.placed-incidents': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
      latitude: number;
      longitude: number;
      at: Date;
      severity: 'LOW' | 'MEDIUM' | 'HIGH';
      incidentType: 'RECKLESS_DRIVING' | 'TRAFFIC_LIGHT' | 'SPEED_VIOLATION' | 'ROAD_HAZARD' | 'PEDESTRIAN' | 'OTHER' | 'CRASH' | 'BREAKDOWN' | 'FLOOD' | 'ANIMALS' | 'ROADBLOCK';
      status: 'RECEIVED' | 'VERIFIED' | 'UNDER_REVIEW' | 'RESOLVED' | 'REJECTED' | 'DUPLICATE';
    };
  };
  'statistics.placed-violations': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
      latitude: number;
      longitude: number;
      at: Date;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      speedKmh: number;
    };
  };
  'statistics.public-totals': {
    parameters: [Date | null];
    row: {
      figures: unknown;
    };
  };
  'statistics.ranked-vehicle-details': {
    parameters: [readonly (number | null)[] | string | null, Date | null, Date | null];
    row: {
      vehicleId: number;
      registrationNumber: string;
      transportAgency: string | null;
      status: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      recent: number;
      before: number;
      recentDistanceM: number;
      beforeDistanceM: number;
    };
  };
  'statistics.received-between': {
    parameters: [Date | null, Date | null];
    row: {
      count: number;
    };
  };
  'statistics.renumber-hours': {
    parameters: [];
    row: Record<never, never>;
  };
  'statistics.store-public-totals': {
    parameters: [Date | null, Date | null];
    row: {
      figures: unknown;
    };
  };
  'statistics.totals': {
    parameters: [readonly (string | null)[] | string | null];
    row: {
      kind: string;
      severity: string;
      n: number;
      unconfirmed: number;
    };
  };
  'statistics.vehicle-moments': {
    parameters: [];
    row: {
      count: number;
      violations: number;
      distanceM: number;
      distanceSquares: number;
      violationSquares: number;
    };
  };
  'statistics.vehicle-rate-spread': {
    parameters: [number | null, number | null, number | null, number | null, number | null, number | null];
    row: {
      count: number;
      rates: number[];
    };
  };
  'statistics.vehicles-by-rate': {
    parameters: [number | null, number | null, number | null, number | null, number | null, number | null, number | null];
    row: {
      vehicleId: number;
      violations: number;
      distanceM: number;
    };
  };
  'statistics.vehicles-by-violations': {
    parameters: [number | null];
    row: {
      vehicleId: number;
      violations: number;
      distanceM: number;
    };
  };
  'statistics.wrong-figures': {
    parameters: [];
    row: {
      what: string;
      stored: string | null;
      counted: string | null;
    };
  };
  'statistics.wrong-hours': {
    parameters: [];
    row: {
      what: string;
      stored: string | null;
      counted: string | null;
    };
  };
  'statistics.wrong-public-figures': {
    parameters: [];
    row: {
      what: string;
      stored: string | null;
      counted: string | null;
    };
  };
  'statistics.wrong-vehicles': {
    parameters: [];
    row: {
      what: string;
      stored: string | null;
      counted: string | null;
    };
  };
  'stretches.counted-month': {
    parameters: [string | null];
    row: {
      month: string;
    };
  };
  'stretches.facts-of-sides': {
    parameters: [Date | null, Date | null, Date | null, Date | null, boolean | null, readonly (string | null)[] | string | null, readonly (string | null)[] | string | null];
    row: {
      segment: string;
      direction: string;
      persons: number;
      vehicles: number;
      distanceM: number;
      events: number;
      people: unknown;
    };
  };
  'stretches.insert-month': {
    parameters: [string | null, Date | null, boolean | null, string | object | null];
    row: Record<never, never>;
  };
  'stretches.lock': {
    parameters: [];
    row: {
      isLocked: boolean;
    };
  };
  'stretches.newest': {
    parameters: [boolean | null];
    row: {
      stretches: unknown;
    };
  };
  'stretches.segment-sides': {
    parameters: [Date | null, Date | null];
    row: {
      segment: string;
      direction: 'ALONG' | 'AGAINST';
      distanceM: number;
      violations: number;
    };
  };
  'vehicle-events.conflict-presences': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      eventId: number;
      journeyId: number;
      isDevice: boolean;
      minute: Date;
      recordedAt: Date;
      receivedAt: Date;
      lat: number;
      lng: number;
      accuracyM: number;
    };
  };
  'vehicle-events.conflict-tracks': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      eventId: number;
      journeyId: number;
      isDevice: boolean;
    };
  };
  'vehicle-events.conflicts': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      vehicleId: number;
      level: 'BOUND' | 'WITNESSED' | 'SEEN' | 'CONFLICT';
      startedAt: Date;
      endedAt: Date | null;
      speedKmh: number;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      registrationNumber: string;
      transportAgency: string | null;
    };
  };
  'vehicle-events.delete-old-presences': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'vehicle-events.delete-witnesses': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'vehicle-events.devices-in-cells': {
    parameters: [readonly (number | null)[] | string | null, readonly (Date | null)[] | string | null];
    row: {
      vehicleId: number;
      journeyId: number;
      isDevice: boolean;
      minute: Date;
      recordedAt: Date;
      receivedAt: Date;
      lat: number;
      lng: number;
      accuracyM: number;
      registrationNumber: string;
    };
  };
  'vehicle-events.due-vehicles': {
    parameters: [number | null];
    row: {
      vehicleId: number;
    };
  };
  'vehicle-events.end-left-binding': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
    };
  };
  'vehicle-events.insert-event': {
    parameters: [number | null, Date | null, Date | null, number | null, number | null, string | null, string | null, string | null, boolean | null];
    row: {
      id: number;
    };
  };
  'vehicle-events.insert-witnesses': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (boolean | null)[] | string | null, readonly (boolean | null)[] | string | null];
    row: Record<never, never>;
  };
  'vehicle-events.keep-first-beside': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
    };
  };
  'vehicle-events.known-pairs': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, Date | null, Date | null];
    row: {
      accountId: number;
      otherId: number;
    };
  };
  'vehicle-events.lock-vehicle': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'vehicle-events.mark-violations': {
    parameters: [readonly (number | null)[] | string | null, readonly (number | null)[] | string | null, readonly (string | null)[] | string | null, readonly (boolean | null)[] | string | null];
    row: {
      id: number;
    };
  };
  'vehicle-events.presences': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      journeyId: number;
      isDevice: boolean;
      minute: Date;
      recordedAt: Date;
      receivedAt: Date;
      lat: number;
      lng: number;
      accuracyM: number;
    };
  };
  'vehicle-events.riders': {
    parameters: [number | null, number | null, Date | null, Date | null];
    row: {
      journeyId: number;
      accountId: number;
      speedKmh: number;
      lastFixAt: Date;
    };
  };
  'vehicle-events.set-shares': {
    parameters: [readonly (number | null)[] | string | null, readonly (Date | null)[] | string | null, readonly (string | null)[] | string | null, readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'vehicle-events.sightings': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      id: number;
      journeyId: number;
      accountId: number | null;
      startedAt: Date;
      seenUntil: Date;
      endedAt: Date | null;
      speedKmh: number;
      provenKmh: number | null;
      limitId: string | null;
      severity: 'CAUTION' | 'WARNING' | 'DANGER';
      grade: 'A' | 'B' | 'C';
      isLimitConfirmed: boolean;
      binding: 'TYPED' | 'WITNESS' | 'BOUND' | 'CONFLICT';
      eventId: number | null;
      isPrimary: boolean;
      level: 'WITNESS' | 'BOUND';
      codeId: number | null;
      numberProvenAt: Date | null;
      mayWitness: boolean;
    };
  };
  'vehicle-events.stored-events': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      id: number;
      primaryId: number;
      startedAt: Date;
      endedAt: Date | null;
      isWithdrawn: boolean;
    };
  };
  'vehicle-events.strays': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      id: number;
    };
  };
  'vehicle-events.take-due': {
    parameters: [number | null, Date | null];
    row: {
      fromAt: Date;
      toAt: Date;
    };
  };
  'vehicle-events.update-event': {
    parameters: [number | null, Date | null, Date | null, number | null, number | null, string | null, string | null, string | null, boolean | null, number | null];
    row: {
      id: number;
    };
  };
  'vehicle-events.ways-in-vehicle': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      journeyId: number;
      hour: Date;
      road: '' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'N9' | 'N10';
      share: number;
      fromAt: Date;
      toAt: Date;
      isDevice: boolean;
      boundFrom: Date;
      boundUntil: Date | null;
    };
  };
  'vehicle-events.withdraw-events': {
    parameters: [readonly (number | null)[] | string | null];
    row: Record<never, never>;
  };
  'vehicle-events.witness-bindings': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      id: number;
      journeyId: number;
      boundFrom: Date;
      boundUntil: Date | null;
      firstBesideAt: Date | null;
    };
  };
  'vehicles.add-agency': {
    parameters: [string | null];
    row: Record<never, never>;
  };
  'vehicles.add-demo-agency': {
    parameters: [string | null];
    row: Record<never, never>;
  };
  'vehicles.agency-by-name': {
    parameters: [string | null];
    row: {
      name: string;
      phone: string | null;
    };
  };
  'vehicles.by-id': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      registrationNumber: string;
      vehicleClass: 'CAR' | 'BIKE' | 'BUS' | 'BUS_OVER_3_5T' | 'BUS_OVER_12_5T' | 'LORRY_OVER_3_5T' | 'LORRY_OVER_12T' | 'TRAILER_OVER_0_75T' | null;
      isRegistered: boolean;
      agency: string | null;
      agencyPhone: string | null;
    };
  };
  'vehicles.claim-device': {
    parameters: [number | null, number | null, Buffer | null, number | null, Date | null];
    row: Record<never, never>;
  };
  'vehicles.code-by-public-id': {
    parameters: [string | null];
    row: {
      id: number;
      vehicleId: number;
      publicId: string;
      keyId: string;
      signature: Buffer;
      issuedAt: Date;
      issuedBy: string | null;
      revokedAt: Date | null;
      revokedBy: string | null;
      revokeReason: string | null;
      plate: string;
      agency: string | null;
      registrationNumber: string;
    };
  };
  'vehicles.codes-of-vehicles': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      vehicleId: number;
      publicId: string;
      keyId: string;
      signature: Buffer;
      issuedAt: Date;
      issuedBy: string | null;
      revokedAt: Date | null;
      revokedBy: string | null;
      revokeReason: string | null;
    };
  };
  'vehicles.count-codes-in-force': {
    parameters: [number | null];
    row: {
      count: number;
    };
  };
  'vehicles.count-open-invitations': {
    parameters: [number | null, Date | null];
    row: {
      count: number;
    };
  };
  'vehicles.device-by-id': {
    parameters: [number | null];
    row: {
      id: number;
      vehicleId: number;
      kind: 'PHONE' | 'TRACKER';
      accountId: number | null;
      registrationNumber: string;
      trackerId: number | null;
      trackerName: string | null;
      publicKey: Buffer | null;
      mobileNumber: string | null;
      invitedAt: Date;
      invitedById: number | null;
      invitedBy: string | null;
      invitationExpiresAt: Date;
      claimedAt: Date | null;
      approvedAt: Date | null;
      approvedBy: string | null;
      revokedAt: Date | null;
      revokedBy: string | null;
      revokeReason: string | null;
    };
  };
  'vehicles.devices-of-account': {
    parameters: [number | null];
    row: {
      id: number;
      vehicleId: number;
      kind: 'PHONE' | 'TRACKER';
      accountId: number | null;
      registrationNumber: string;
      trackerId: number | null;
      trackerName: string | null;
      publicKey: Buffer | null;
      mobileNumber: string | null;
      invitedAt: Date;
      invitedById: number | null;
      invitedBy: string | null;
      invitationExpiresAt: Date;
      claimedAt: Date | null;
      approvedAt: Date | null;
      approvedBy: string | null;
      revokedAt: Date | null;
      revokedBy: string | null;
      revokeReason: string | null;
    };
  };
  'vehicles.devices-of-vehicles': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      vehicleId: number;
      kind: 'PHONE' | 'TRACKER';
      accountId: number | null;
      registrationNumber: string;
      trackerId: number | null;
      trackerName: string | null;
      publicKey: Buffer | null;
      mobileNumber: string | null;
      invitedAt: Date;
      invitedById: number | null;
      invitedBy: string | null;
      invitationExpiresAt: Date;
      claimedAt: Date | null;
      approvedAt: Date | null;
      approvedBy: string | null;
      revokedAt: Date | null;
      revokedBy: string | null;
      revokeReason: string | null;
    };
  };
  'vehicles.enrolments-of-tracker': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'vehicles.ensure-demo-code': {
    parameters: [number | null, string | null, string | null, Buffer | null, Date | null];
    row: Record<never, never>;
  };
  'vehicles.ensure-demo-phone': {
    parameters: [number | null, string | null, Buffer | null, Date | null];
    row: Record<never, never>;
  };
  'vehicles.find-agency': {
    parameters: [string | null];
    row: {
      name: string;
    };
  };
  'vehicles.insert-invitation': {
    parameters: [number | null, string | null, Buffer | null, Date | null, number | null, Date | null];
    row: {
      id: number;
    };
  };
  'vehicles.lock-device': {
    parameters: [number | null];
    row: {
      id: number;
      vehicleId: number;
      kind: 'PHONE' | 'TRACKER';
      accountId: number | null;
      registrationNumber: string;
      trackerId: number | null;
      trackerName: string | null;
      publicKey: Buffer | null;
      mobileNumber: string | null;
      invitedAt: Date;
      invitedById: number | null;
      invitedBy: string | null;
      invitationExpiresAt: Date;
      claimedAt: Date | null;
      approvedAt: Date | null;
      approvedBy: string | null;
      revokedAt: Date | null;
      revokedBy: string | null;
      revokeReason: string | null;
    };
  };
  'vehicles.lock-invited': {
    parameters: [Buffer | null];
    row: {
      id: number;
      vehicleId: number;
      kind: 'PHONE' | 'TRACKER';
      accountId: number | null;
      registrationNumber: string;
      trackerId: number | null;
      trackerName: string | null;
      publicKey: Buffer | null;
      mobileNumber: string | null;
      invitedAt: Date;
      invitedById: number | null;
      invitedBy: string | null;
      invitationExpiresAt: Date;
      claimedAt: Date | null;
      approvedAt: Date | null;
      approvedBy: string | null;
      revokedAt: Date | null;
      revokedBy: string | null;
      revokeReason: string | null;
    };
  };
  'vehicles.lock-registered': {
    parameters: [number | null];
    row: {
      id: number;
      plate: string;
      agency: string | null;
      vehicleClass: 'CAR' | 'BIKE' | 'BUS' | 'BUS_OVER_3_5T' | 'BUS_OVER_12_5T' | 'LORRY_OVER_3_5T' | 'LORRY_OVER_12T' | 'TRAILER_OVER_0_75T' | null;
    };
  };
  'vehicles.lock-tracker': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'vehicles.number-proven-at': {
    parameters: [number | null];
    row: {
      provenAt: Date | null;
    };
  };
  'vehicles.phone-enrolment': {
    parameters: [number | null, number | null, Date | null];
    row: {
      id: number;
      vehicleId: number;
      publicKey: Buffer;
      agency: string | null;
      registrationNumber: string;
    };
  };
  'vehicles.prove-demo-numbers': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'vehicles.register-demo-vehicle': {
    parameters: [number | null, string | null, string | null, Date | null, string | null];
    row: Record<never, never>;
  };
  'vehicles.register-vehicle': {
    parameters: [number | null, string | null, Date | null, string | null];
    row: {
      id: number;
    };
  };
  'vehicles.registered-count': {
    parameters: [string | null, boolean | null];
    row: {
      count: number;
    };
  };
  'vehicles.registered-page': {
    parameters: [string | null, boolean | null, number | null, number | null];
    row: {
      id: number;
      registrationNumber: string;
      agency: string | null;
      vehicleClass: 'CAR' | 'BIKE' | 'BUS' | 'BUS_OVER_3_5T' | 'BUS_OVER_12_5T' | 'LORRY_OVER_3_5T' | 'LORRY_OVER_12T' | 'TRAILER_OVER_0_75T' | null;
      registeredAt: Date;
      isDemo: boolean;
      codeCount: number;
      deviceCount: number;
      waitingCount: number;
    };
  };
  'vehicles.registered-vehicle': {
    parameters: [number | null];
    row: {
      id: number;
      registrationNumber: string;
      agency: string | null;
      vehicleClass: 'CAR' | 'BIKE' | 'BUS' | 'BUS_OVER_3_5T' | 'BUS_OVER_12_5T' | 'LORRY_OVER_3_5T' | 'LORRY_OVER_12T' | 'TRAILER_OVER_0_75T' | null;
      registeredAt: Date;
      isDemo: boolean;
      codeCount: number;
      deviceCount: number;
      waitingCount: number;
    };
  };
  'vehicles.revoke-code': {
    parameters: [number | null, Date | null, number | null, string | null];
    row: {
      vehicleId: number;
    };
  };
  'vehicles.revoke-device': {
    parameters: [number | null, Date | null, number | null, string | null];
    row: Record<never, never>;
  };
  'vehicles.set-agency': {
    parameters: [number | null, string | null, Date | null];
    row: Record<never, never>;
  };
  'vehicles.set-class': {
    parameters: [number | null, string | null];
    row: Record<never, never>;
  };
  'vehicles.tracker-enrolment': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      vehicleId: number;
      agency: string | null;
      registrationNumber: string;
    };
  };
  'vehicles.upsert-vehicle': {
    parameters: [string | null, Date | null];
    row: {
      id: number;
    };
  };
  'vehicles.vehicle-of-code': {
    parameters: [number | null];
    row: {
      vehicleId: number;
    };
  };
  'views.by-id': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      name: string;
      page: 'OVERVIEW' | 'SEGMENTS';
      sentence: string;
      isShared: boolean;
      createdAt: Date;
      changedAt: Date;
      owner: string;
      isOwn: boolean;
      rhythm: 'DAILY' | 'WEEKLY' | 'MONTHLY' | null;
      weekday: number | null;
      dueAt: Date | null;
    };
  };
  'views.count': {
    parameters: [number | null];
    row: {
      count: number;
    };
  };
  'views.count-mails': {
    parameters: [number | null, number | null];
    row: {
      count: number;
    };
  };
  'views.delete': {
    parameters: [number | null, number | null];
    row: {
      name: string;
    };
  };
  'views.due-mails': {
    parameters: [Date | null, number | null];
    row: {
      id: number;
      accountId: number;
      rhythm: 'DAILY' | 'WEEKLY' | 'MONTHLY';
      weekday: number;
      dueAt: Date;
      email: string | null;
      role: 'CITIZEN' | 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN' | 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
      viewId: number;
      name: string;
      page: 'OVERVIEW' | 'SEGMENTS';
      sentence: string;
      language: string | null;
    };
  };
  'views.end-mail': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'views.end-mail-by-id': {
    parameters: [number | null];
    row: {
      viewId: number;
      accountId: number;
      role: 'CITIZEN' | 'VIEWER' | 'OPERATOR' | 'SUPERVISOR' | 'ADMIN' | 'AGENCY_VIEWER' | 'AGENCY_MANAGER';
    };
  };
  'views.end-mails-to-others': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'views.end-unentitled-mails': {
    parameters: [];
    row: {
      id: number;
    };
  };
  'views.insert': {
    parameters: [number | null, string | null, string | null, string | null, boolean | null, Date | null, string | null, Buffer | null];
    row: {
      id: number;
    };
  };
  'views.list': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      name: string;
      page: 'OVERVIEW' | 'SEGMENTS';
      sentence: string;
      isShared: boolean;
      createdAt: Date;
      changedAt: Date;
      owner: string;
      isOwn: boolean;
      rhythm: 'DAILY' | 'WEEKLY' | 'MONTHLY' | null;
      weekday: number | null;
      dueAt: Date | null;
    };
  };
  'views.lock-owner': {
    parameters: [number | null];
    row: {
      email: string | null;
    };
  };
  'views.mail-address': {
    parameters: [number | null];
    row: {
      email: string | null;
    };
  };
  'views.next-mail': {
    parameters: [number | null, Date | null, Date | null];
    row: {
      id: number;
    };
  };
  'views.postpone-mail': {
    parameters: [number | null, Date | null, Date | null];
    row: Record<never, never>;
  };
  'views.store-mail': {
    parameters: [number | null, number | null, string | null, number | null, Date | null, Date | null, string | null];
    row: Record<never, never>;
  };
  'views.stored-before': {
    parameters: [number | null, string | null];
    row: {
      id: number;
      contentHash: Buffer;
    };
  };
  'views.update': {
    parameters: [number | null, number | null, string | null, string | null, boolean | null, Date | null];
    row: {
      id: number;
    };
  };
  'violations.agencies-with': {
    parameters: [string | null];
    row: {
      name: string;
    };
  };
  'violations.decide-on-revision': {
    parameters: [number | null, string | null, Date | null, number | null, number | null];
    row: Record<never, never>;
  };
  'violations.details': {
    parameters: [readonly (number | null)[] | string | null, boolean | null];
    row: {
      id: number;
      agencyPhone: string | null;
      namedAgencyPhone: string | null;
      vehicleStatus: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
      previousViolations: number;
      ownPreviousViolations: number;
      cautionXaf: number;
      warningXaf: number;
      dangerXaf: number;
      crowdIsVerified: boolean | null;
      crowdConfidence: number | null;
      crowdReason: 'DUPLICATE' | 'INSUFFICIENT' | 'VALIDATED' | 'LOW_CONFIDENCE' | null;
    };
  };
  'violations.held-revisions': {
    parameters: [number | null];
    row: {
      id: number;
      violationId: number | null;
      at: Date;
      reason: 'LATE_FIXES' | 'RULE' | 'LIMIT' | 'REJUDGED' | 'CASE' | 'ERASED';
      before: unknown;
      after: unknown;
      isPending: boolean;
      outcome: 'APPLIED' | 'DROPPED' | 'SUPERSEDED' | null;
      decidedAt: Date | null;
    };
  };
  'violations.hold-revision': {
    parameters: [number | null, number | null, Date | null, string | null, string | object | null, string | object | null];
    row: Record<never, never>;
  };
  'violations.lock-pending-revision': {
    parameters: [number | null];
    row: {
      id: number;
      violationId: number | null;
      at: Date;
      reason: 'LATE_FIXES' | 'RULE' | 'LIMIT' | 'REJUDGED' | 'CASE' | 'ERASED';
      before: unknown;
      after: unknown;
      isPending: boolean;
      outcome: 'APPLIED' | 'DROPPED' | 'SUPERSEDED' | null;
      decidedAt: Date | null;
      journeyId: number | null;
    };
  };
  'violations.pending-revisions': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      violationId: number | null;
      at: Date;
      reason: 'LATE_FIXES' | 'RULE' | 'LIMIT' | 'REJUDGED' | 'CASE' | 'ERASED';
      before: unknown;
      after: unknown;
      isPending: boolean;
      outcome: 'APPLIED' | 'DROPPED' | 'SUPERSEDED' | null;
      decidedAt: Date | null;
      journeyId: number | null;
    };
  };
  'violations.public-agencies': {
    parameters: [string | null, string | null];
    row: {
      name: string;
    };
  };
  'violations.revisions-of': {
    parameters: [readonly (number | null)[] | string | null];
    row: {
      id: number;
      violationId: number | null;
      at: Date;
      reason: 'LATE_FIXES' | 'RULE' | 'LIMIT' | 'REJUDGED' | 'CASE' | 'ERASED';
      before: unknown;
      after: unknown;
      isPending: boolean;
      outcome: 'APPLIED' | 'DROPPED' | 'SUPERSEDED' | null;
      decidedAt: Date | null;
    };
  };
  'violations.say-why-judged': {
    parameters: [string | null];
    row: {
      set_config: string | null;
    };
  };
  'violations.supersede-revisions': {
    parameters: [readonly (number | null)[] | string | null, Date | null];
    row: Record<never, never>;
  };
  'violations.vehicle-with-plate': {
    parameters: [string | null];
    row: {
      id: number;
    };
  };
  'violations.vehicles-showing': {
    parameters: [string | null, number | null];
    row: {
      id: number;
    };
  };
  'violators.vehicle-seen': {
    parameters: [number | null, Date | null];
    row: {
      id: number;
      violations: number;
      distanceM: number;
      recentDistanceM: number;
      unobservedShare: number | null;
      levels: unknown;
    };
  };
  'webhooks.change': {
    parameters: [number | null, number | null, string | null, string | null, readonly (string | null)[] | string | null, boolean | null, Date | null];
    row: {
      id: number;
      url: string;
      kinds: string[];
      createdAt: Date;
      failingSince: Date | null;
      offAt: Date | null;
      offReason: 'OWNER' | 'FAILURES' | 'GONE' | null;
      formerUntil: Date | null;
    };
  };
  'webhooks.delete': {
    parameters: [number | null, number | null];
    row: {
      id: number;
    };
  };
  'webhooks.delete-old-deliveries': {
    parameters: [Date | null];
    row: Record<never, never>;
  };
  'webhooks.deliveries-of': {
    parameters: [readonly (number | null)[] | string | null, number | null];
    row: {
      id: number;
      endpointId: number;
      eventId: number | null;
      kind: 'VIOLATION_RECORDED' | 'VIOLATION_CHANGED' | 'VIOLATION_WITHDRAWN' | 'ALERT_BROADCAST' | 'ALERT_REVOKED' | 'LIMITS_CHANGED' | 'STATISTICS_UPDATED' | null;
      messageId: string;
      status: 'WAITING' | 'DELIVERED' | 'FAILED';
      tries: number;
      nextAt: Date | null;
      triedAt: Date | null;
      answerStatus: number | null;
      tookMs: number | null;
      excerpt: string | null;
      fault: 'STATUS' | 'TIMEOUT' | 'ADDRESS' | 'CONNECTION' | 'EXPIRED' | null;
      createdAt: Date;
    };
  };
  'webhooks.due': {
    parameters: [number | null, Date | null, number | null];
    row: {
      id: number;
      eventId: number | null;
      messageId: string;
      tries: number;
      createdAt: Date;
      kind: 'VIOLATION_RECORDED' | 'VIOLATION_CHANGED' | 'VIOLATION_WITHDRAWN' | 'ALERT_BROADCAST' | 'ALERT_REVOKED' | 'LIMITS_CHANGED' | 'STATISTICS_UPDATED' | null;
      occurredAt: Date | null;
      data: unknown;
    };
  };
  'webhooks.insert': {
    parameters: [number | null, string | null, string | null, readonly (string | null)[] | string | null, string | null, Date | null];
    row: {
      id: number;
      url: string;
      kinds: string[];
      createdAt: Date;
      failingSince: Date | null;
      offAt: Date | null;
      offReason: 'OWNER' | 'FAILURES' | 'GONE' | null;
      formerUntil: Date | null;
    };
  };
  'webhooks.insert-test': {
    parameters: [number | null, string | null, Date | null];
    row: Record<never, never>;
  };
  'webhooks.lease': {
    parameters: [Date | null, Date | null, number | null, number | null, number | null, boolean | null, number | null];
    row: {
      id: number;
      accountId: number;
      url: string;
      host: string;
      sealedSecret: string;
      formerSecret: string | null;
      formerUntil: Date | null;
      failures: number;
    };
  };
  'webhooks.lock': {
    parameters: [number | null, number | null];
    row: {
      id: number;
      kinds: string[];
      offAt: Date | null;
      waiting: number;
    };
  };
  'webhooks.lock-owner': {
    parameters: [number | null];
    row: {
      id: number;
    };
  };
  'webhooks.mail-address-of': {
    parameters: [number | null];
    row: {
      email: string;
    };
  };
  'webhooks.note-failure': {
    parameters: [number | null, Date | null, Date | null, Date | null, boolean | null];
    row: {
      isSwitchedOff: boolean | null;
    };
  };
  'webhooks.note-success': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'webhooks.of': {
    parameters: [number | null];
    row: {
      id: number;
      url: string;
      kinds: string[];
      createdAt: Date;
      failingSince: Date | null;
      offAt: Date | null;
      offReason: 'OWNER' | 'FAILURES' | 'GONE' | null;
      formerUntil: Date | null;
    };
  };
  'webhooks.queue': {
    parameters: [number | null, Date | null, number | null, number | null];
    row: Record<never, never>;
  };
  'webhooks.release': {
    parameters: [number | null, Date | null];
    row: Record<never, never>;
  };
  'webhooks.replace-secret': {
    parameters: [number | null, number | null, string | null, Date | null];
    row: {
      id: number;
      url: string;
      kinds: string[];
      createdAt: Date;
      failingSince: Date | null;
      offAt: Date | null;
      offReason: 'OWNER' | 'FAILURES' | 'GONE' | null;
      formerUntil: Date | null;
    };
  };
  'webhooks.replay-delivery': {
    parameters: [number | null, number | null, Date | null];
    row: {
      messageId: string;
    };
  };
  'webhooks.replay-events': {
    parameters: [number | null, number | null, number | null, readonly (string | null)[] | string | null, Date | null, number | null];
    row: {
      id: number;
    };
  };
  'webhooks.store-try': {
    parameters: [number | null, string | null, Date | null, Date | null, number | null, number | null, string | null, string | null, number | null];
    row: Record<never, never>;
  };
}
