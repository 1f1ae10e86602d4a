/** A thing that can be asked for by itself: the name of its type in the schema, and its `id` there. */
export interface GlobalId {
  readonly typeName: string;
  readonly id: string;
}

/** Longest global id, characters: ids are numbers, names of limits and names of agencies. */
const MAX_LENGTH = 400;
const FORM = /^([A-Z][A-Za-z]*):(.+)$/su;

/** The global id of a thing: opaque, the same each time, and made of nothing but its type and its `id`. */
export function globalIdOf(typeName: string, id: string): string {
  return Buffer.from(`${typeName}:${id}`).toString('base64url');
}

/** The thing that a global id names, or null for a text that no type has given. */
export function readGlobalId(text: string): GlobalId | null {
  if (text.length > MAX_LENGTH) {
    return null;
  }
  const [, typeName = '', id = ''] = FORM.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  // Decoding ignores what is no base64url: only the one text that was given out names a thing.
  return typeName !== '' && globalIdOf(typeName, id) === text ? { typeName, id } : null;
}
