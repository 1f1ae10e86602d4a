import { AppError, badInput } from '../../../platform/errors';

const LATEST_TIME_MS = Date.UTC(9999, 11, 31);

/**
 * Reads the members of a JSON body by their documented types and collects what is wrong, so that one answer can
 * name every faulty field.
 */
export class BodyReader {
  private readonly faults: Record<string, string> = {};
  private readonly members: Readonly<Record<string, unknown>>;

  constructor(
    body: unknown,
    private readonly prefix = '',
  ) {
    if (!isObject(body)) {
      throw new AppError('BAD_USER_INPUT', { sentence: 'The body must be a JSON object.' });
    }
    this.members = body;
  }

  /** A text; absent or of another type it is a fault, told with the given sentence. */
  text(name: string, sentence = 'Must be a text'): string {
    const value = this.members[name];
    return typeof value === 'string' ? value : this.fault(name, sentence, '');
  }

  /** A text, or null where it is absent or null. */
  optionalText(name: string): string | null {
    return this.isAbsent(name) ? null : this.text(name);
  }

  /** A number; its bounds are the act's business. */
  number(name: string): number {
    const value = this.members[name];
    return typeof value === 'number' ? value : this.fault(name, 'Must be a number', 0);
  }

  /** A number, or undefined where it is absent or null. */
  optionalNumber(name: string): number | undefined {
    return this.isAbsent(name) ? undefined : this.number(name);
  }

  /** A boolean. */
  boolean(name: string): boolean {
    const value = this.members[name];
    return typeof value === 'boolean' ? value : this.fault(name, 'Must be true or false', false);
  }

  /** A boolean, or undefined where it is absent or null. */
  optionalBoolean(name: string): boolean | undefined {
    return this.isAbsent(name) ? undefined : this.boolean(name);
  }

  /** A time as ISO 8601 text or milliseconds since the epoch. */
  time(name: string): Date {
    const value = this.members[name];
    const time = new Date(typeof value === 'string' || typeof value === 'number' ? value : NaN);
    const isRight = time.getTime() >= 0 && time.getTime() <= LATEST_TIME_MS;
    return isRight ? time : this.fault(name, 'Must be a time, such as 2026-11-20T08:15:00.000Z', new Date(0));
  }

  /** A time, or null where it is absent or null. */
  optionalTime(name: string): Date | null {
    return this.isAbsent(name) ? null : this.time(name);
  }

  /** A member of a closed set, whatever its case, or null with a fault of the given sentence. */
  oneOf<Name extends string>(name: string, names: readonly Name[], sentence: string): Name | null {
    const value = this.members[name];
    const found = names.find((each) => typeof value === 'string' && each === value.toUpperCase());
    return found ?? this.fault(name, sentence, null);
  }

  /** An object, or null where it is absent or null; a reader's faults are collected here. */
  optionalObject<Item>(name: string, read: (item: BodyReader) => Item): Item | null {
    return this.isAbsent(name) ? null : this.nested(name, this.members[name], read);
  }

  /** Each object of a list, or undefined where the list is absent; a reader's faults are collected here. */
  optionalList<Item>(name: string, read: (item: BodyReader) => Item): Item[] | undefined {
    const value = this.members[name];
    if (this.isAbsent(name)) {
      return undefined;
    }
    if (!Array.isArray(value)) {
      return this.fault(name, 'Must be a list', undefined);
    }
    return value.flatMap((item: unknown, index) => {
      const result = this.nested(`${name}.${index}`, item, read);
      return result === null ? [] : [result];
    });
  }

  /** A member of any type; what it is, is the act's business. */
  value(name: string): unknown {
    return this.members[name];
  }

  /** Whether a member is there and not null. */
  isGiven(name: string): boolean {
    return !this.isAbsent(name);
  }

  /**
   * To be called when everything was read.
   * @throws BAD_USER_INPUT with all faulty fields
   */
  done(): void {
    if (Object.keys(this.faults).length > 0) {
      throw badInput(this.faults);
    }
  }

  private nested<Item>(name: string, value: unknown, read: (item: BodyReader) => Item): Item | null {
    if (!isObject(value)) {
      return this.fault(name, 'Must be an object', null);
    }
    const reader = new BodyReader(value, `${this.prefix}${name}.`);
    const result = read(reader);
    Object.assign(this.faults, reader.faults);
    return result;
  }

  private isAbsent(name: string): boolean {
    return this.members[name] === undefined || this.members[name] === null;
  }

  private fault<Fallback>(name: string, sentence: string, fallback: Fallback): Fallback {
    this.faults[`${this.prefix}${name}`] = sentence;
    return fallback;
  }
}

/** Any object can be read member by member; what the members are is checked one by one. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
