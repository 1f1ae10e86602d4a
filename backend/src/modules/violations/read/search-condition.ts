import { canonicalPlate } from '@wakafine/domain/people/plate';
import type { Services } from '../../../platform/context/context';
import { AGENCIES_WITH, VEHICLES_SHOWING } from './search-condition.queries';

/** So many vehicles are looked up one by one; where more match, rows that match are near anyway. */
const MOST_VEHICLES = 500;

/** So many signs stand together in a mask. */
const SHOWN_AT_MOST = 2;

/** Condition of a list of violations for those that a search finds. */
export interface SearchCondition {
  readonly condition: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Shown characters of a masked registration number: two at both ends of 7 or more, else the first. */
const SHOWS = `CASE WHEN length(vehicle.plate) >= 7 THEN :plate IN (left(vehicle.plate, 2), right(vehicle.plate, 2))
  ELSE left(vehicle.plate, 1) = :plate END`;
const OWN = `(strpos(lower(violation.registrationNumber), lower(:search)) > 0
  OR strpos(lower(coalesce(violation.transportAgency, '')), lower(:search)) > 0)`;

/**
 * The condition for violations whose agency has a text in its name, or whose registration number shows it through its mask:
 * if any part found it, one could spell out what the mask hides. Of own ones any part does; a whole registration number
 * finds those of others only where `findsPlates`.
 */
export async function findBySearch(
  { db }: Pick<Services, 'db'>,
  search: string,
  { isOwn, findsPlates }: { isOwn: boolean; findsPlates: boolean },
): Promise<SearchCondition> {
  if (isOwn) {
    return { condition: OWN, values: { search } };
  }
  const plate = searchedPlate(search, { findsPlates });
  const [agencies, vehicles] = await Promise.all([
    db.rows(AGENCIES_WITH, [search]),
    db.rows(VEHICLES_SHOWING, [plate, MOST_VEHICLES + 1]),
  ]);
  const names = agencies.map(({ name }) => name);
  const ids = vehicles.map(({ id }) => id);
  const parts = [
    ...(names.length === 0 ? [] : ['lower(violation.transportAgency) = ANY (:names)']),
    ...(ids.length === 0
      ? []
      : [ids.length > MOST_VEHICLES ? ofShowing() : 'violation.vehicleId = ANY (:ids)']),
  ];
  return {
    condition: parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`,
    values: { names, ids, plate },
  };
}

/** The plate that a search is for; of others' a mask shows two signs at most, and more finds only where `findsPlates`. */
export function searchedPlate(search: string, { findsPlates }: { findsPlates: boolean }): string {
  const plate = canonicalPlate(search);
  return findsPlates || plate.length <= SHOWN_AT_MOST ? plate : '';
}

function ofShowing(): string {
  return `EXISTS (SELECT FROM vehicle WHERE vehicle.id = violation.vehicleId AND ${SHOWS})`;
}
