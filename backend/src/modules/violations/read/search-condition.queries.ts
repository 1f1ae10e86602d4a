import { statement } from '../../../platform/db/statement';

const STANDING = 'transport_agency IS NOT NULL AND NOT is_withdrawn';

/** The agencies of violations, in lower case, that have a text in their name: one look-up for each. $1 text. */
export const AGENCIES_WITH = statement(
  'violations.agencies-with',
  `WITH RECURSIVE agency (name) AS (
           (SELECT lower(transport_agency) FROM violation WHERE ${STANDING} ORDER BY 1 LIMIT 1)
           UNION ALL
           SELECT (SELECT lower(transport_agency) FROM violation
                   WHERE ${STANDING} AND lower(transport_agency) > agency.name ORDER BY 1 LIMIT 1)
           FROM agency WHERE agency.name IS NOT NULL
         )
         SELECT name FROM agency WHERE strpos(name, lower($1)) > 0 LIMIT 500`,
  { notNull: ['name'] },
);

/** Agencies of the register with a name, whatever its case, $1, and with a text in it, $2; '' narrows nothing. */
export const PUBLIC_AGENCIES = statement(
  'violations.public-agencies',
  `SELECT name FROM transport_agency
         WHERE ($1 = '' OR lower(name) = lower($1)) AND ($2 = '' OR strpos(lower(name), lower($2)) > 0)`,
);

/**
 * Selects the vehicles whose plate is a text, or shows it through its mask; `text` are letters and digits, in SQL. Two of
 * them may be all that a mask shows, and so never find the whole of a plate that short.
 */
export function vehiclesShowing(text: string): string {
  return `SELECT id FROM vehicle WHERE plate = ${text} AND length(${text}) > 2
    UNION SELECT id FROM vehicle WHERE left(plate, 2) = ${text} AND length(plate) >= 7
    UNION SELECT id FROM vehicle WHERE right(plate, 2) = ${text} AND length(plate) >= 7
    UNION SELECT id FROM vehicle WHERE left(plate, 1) = ${text} AND length(plate) < 7`;
}

/** The vehicle with a plate. $1 letters and digits. */
export const VEHICLE_WITH_PLATE = statement(
  'violations.vehicle-with-plate',
  'SELECT id FROM vehicle WHERE plate = $1',
);

/** Vehicles whose plate is a text, or shows it through its mask. $1 letters and digits, $2 at most. */
export const VEHICLES_SHOWING = statement(
  'violations.vehicles-showing',
  `${vehiclesShowing('$1')} LIMIT $2`,
  { notNull: ['id'] },
);
