import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OpenRow } from '@wakafine/domain/opendata/open-rows';

/** A data set of a month as it was published. */
@Entity('open_data_set')
export class OpenDataSetRow {
  @PrimaryColumn('text')
  month: string;

  @PrimaryColumn('integer')
  version: number;

  @PrimaryColumn('text')
  name: string;

  @Column('jsonb')
  rows: OpenRow[];

  @Column('integer', { name: 'row_count' })
  rowCount: number;

  /** Rows that would have shown somebody, to the nearest 5. */
  @Column('integer', { name: 'withheld_count' })
  withheldCount: number;
}
