import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The photo of an incident, re-encoded. */
@Entity('incident_photo')
export class IncidentPhoto {
  @PrimaryColumn('bigint', { name: 'incident_id' })
  incidentId: number;

  @Column('text', { name: 'mime_type' })
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';

  @Column('bytea')
  bytes: Buffer;

  /** SHA-256 of the file that was sent: the same again changes nothing. */
  @Column('bytea', { name: 'source_hash' })
  sourceHash: Buffer;
}
