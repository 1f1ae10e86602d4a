import type { Profile } from './profile-form';

/** Reads a profile out of the server's refusal of a change that came second; null where it names none. */
export function profileOf(value: unknown): Profile | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const fields: Partial<Record<keyof Profile, unknown>> = value;
  if (typeof fields.version !== 'number') {
    return null;
  }
  return {
    fullName: textOf(fields.fullName),
    email: textOf(fields.email),
    driverLicense: textOf(fields.driverLicense),
    emergencyContact: contactOf(fields.emergencyContact),
    photoUrl: textOf(fields.photoUrl),
    version: fields.version,
  };
}

function contactOf(value: unknown): Profile['emergencyContact'] {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const { name, phone }: { name?: unknown; phone?: unknown } = value;
  return typeof phone === 'string' ? { name: textOf(name), phone } : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
