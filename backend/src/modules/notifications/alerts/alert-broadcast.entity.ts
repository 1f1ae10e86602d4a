import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An alert that the authority broadcasts. */
@Entity('alert_broadcast')
export class AlertBroadcast {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  severity: 'INFO' | 'WARNING' | 'CRITICAL';

  @Column('jsonb')
  texts: unknown;

  @Column('text')
  audience: 'ALL' | 'AGENCY' | 'AREA';

  @Column('text', { nullable: true })
  agency: string | null;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('double precision', { name: 'radius_km', nullable: true })
  radiusKm: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('bigint', { name: 'created_by', nullable: true })
  createdBy: number | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Column('integer', { name: 'meant_count', nullable: true })
  meantCount: number | null;
}
