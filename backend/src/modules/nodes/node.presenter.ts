import type { NamedNode } from '../../platform/nodes/node.type';
import { presentExport } from '../administration/exports/export.presenter';
import { presentCase } from '../cases/read/case.presenter';
import type { Actor } from '../identity/accounts/actor';
import { presentIncident } from '../incidents/read/incident.presenter';
import { presentJourney } from '../journeys/read/journey.presenter';
import { presentRegisteredLimit } from '../limits/register/limit-register.presenter';
import { presentView } from '../statistics/views/view.presenter';
import { presentAgency, presentVehicle } from '../vehicles/read/vehicle.presenter';
import { presentRegistered } from '../vehicles/resolvers/vehicles.presenter';
import { presentPublicViolation, presentViolation } from '../violations/violation.presenter';
import type { FoundNode } from './find-node';

/** A found thing as the query of its type shows it to the actor at a time, with the name of its type. */
export function presentNode(found: FoundNode, { actor, now }: { actor: Actor; now: Date }): NamedNode {
  return Object.assign(shapeOf(found, { actor, now }), { __typename: found.typeName });
}

function shapeOf(found: FoundNode, { actor, now }: { actor: Actor; now: Date }): object {
  switch (found.typeName) {
    case 'Agency':
      return presentAgency(found.row);
    case 'Case':
      return presentCase(found.row, actor, now);
    case 'ExportJob':
      return presentExport(found.row);
    case 'Incident':
      return presentIncident(found.row, actor);
    case 'Journey':
      return presentJourney(found.row, actor);
    case 'RegisteredLimit':
      return presentRegisteredLimit(found.row);
    case 'RegisteredVehicle':
      return presentRegistered(found.row);
    case 'SavedView':
      return presentView(found.row);
    case 'Vehicle':
      return presentVehicle(found.row);
    case 'Violation': {
      const { row, isPublic } = found.row;
      return isPublic ? presentPublicViolation(row) : presentViolation(row, actor);
    }
  }
}
