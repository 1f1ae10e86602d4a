import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from './permissions';

/** Somebody who can sign in: a citizen by mobile number and PIN, staff by username and password. */
@Entity('account')
export class Account {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  username: string;

  /** 9 digits without the country code; null for staff. */
  @Column('text', { name: 'mobile_number', nullable: true })
  mobileNumber: string | null;

  @Column('text', { name: 'pin_hash', nullable: true })
  pinHash: string | null;

  /** Staff only. */
  @Column('text', { name: 'password_hash', nullable: true, select: false })
  passwordHash: string | null;

  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true })
  lastSignInAt: Date | null;

  @Column('text', { name: 'full_name', nullable: true })
  fullName: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { name: 'profile_image', nullable: true })
  profileImage: string | null;

  @Column('text')
  role: Role;

  @Column('boolean', { name: 'is_suspended', default: false })
  isSuspended: boolean;

  @Column('boolean', { name: 'is_demo', default: false })
  isDemo: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
