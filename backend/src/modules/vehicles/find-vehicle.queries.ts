import { statement } from '../../platform/db/statement';

/** The id of the vehicle with a plate, made on first sight. $1 canonical plate, $2 now. */
export const UPSERT_VEHICLE = statement(
  'vehicles.upsert-vehicle',
  `WITH made AS (
           INSERT INTO vehicle (plate, created_at) VALUES ($1, $2) ON CONFLICT (plate) DO NOTHING RETURNING id
         )
         SELECT id FROM made UNION ALL SELECT id FROM vehicle WHERE plate = $1 LIMIT 1`,
  { notNull: ['id'] },
);
