import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Sockets of an account or address beyond what each server process grants by itself. */
@Entity('socket_hold')
export class SocketHold {
  @PrimaryColumn('text')
  holder: string;

  /** Their number, by the name of the process. */
  @Column('jsonb')
  held: Readonly<Record<string, number>>;
}
