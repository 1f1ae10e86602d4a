import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The plan of the patrols of one night. */
@Entity('patrol_plan')
export class PatrolPlan {
  /** Day of Douala on which the night begins. */
  @PrimaryColumn('date')
  night: string;

  /** The version in force; it rises with every change. */
  @Column('integer', { default: 1 })
  version: number;

  /** Number of the last printed copy. */
  @Column('smallint', { default: 0 })
  copies: number;
}
