import type { JsonValue } from '../server/test-client';
import { pickOf } from './chance';
import type { Chance } from './chance';

/** The most of each kind that a player remembers: what is newer replaces one at random. */
const MOST = 200;

/** A journey that a player is on. */
export interface OpenJourney {
  readonly id: string;
  readonly seq: number;
  readonly lat: number;
}

/** An incident of somebody else that a player was shown, and where. */
export interface ShownIncident {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
}

/** Values from the answers so far: later questions and acts are made of them. */
export class Known {
  private readonly ids: string[] = ['1', '2', '7'];
  private readonly cursors: string[] = [];
  private readonly texts: string[];
  private readonly times: string[];
  /** The journey that each player is on. */
  readonly open = new Map<number, OpenJourney>();
  /** The latest violation of each player. */
  readonly own = new Map<number, string>();
  /** The latest incident of others that each player was shown. */
  readonly shown = new Map<number, ShownIncident>();
  /** The player who was just shown one and confirms it next; null for none. */
  follow: number | null = null;

  constructor(
    private readonly chance: Chance,
    guesses: { readonly texts: readonly string[]; readonly times: readonly string[] },
  ) {
    this.texts = [...guesses.texts];
    this.times = [...guesses.times];
  }

  /** Remembers the ids, cursors, times and texts of an answer. */
  learn(answer: JsonValue): void {
    if (Array.isArray(answer)) {
      answer.forEach((each) => this.learn(each));
      return;
    }
    for (const [name, value] of Object.entries<JsonValue>(answer ?? {})) {
      if (typeof value === 'object' && value !== null) {
        this.learn(value);
      } else if (/(^id|Id|cursor|Cursor)$/.test(name) && value !== null) {
        this.store(/ursor$/.test(name) ? this.cursors : this.ids, String(value));
      } else if (typeof value === 'string' && value.length < 40) {
        this.store(/^\d{4}-\d\d-\d\dT/.test(value) ? this.times : this.texts, value);
      }
    }
  }

  id(): string {
    return pickOf(this.chance, this.ids);
  }

  cursor(): string | null {
    return this.cursors.length === 0 ? null : pickOf(this.chance, this.cursors);
  }

  text(): string {
    const text = pickOf(this.chance, this.texts);
    const isPart = text.length > 3 && this.chance() < 0.3;
    return isPart ? text.slice(0, 3) : text;
  }

  /** A time from an answer, or up to two minutes beside it. */
  time(): string {
    const time = Date.parse(pickOf(this.chance, this.times));
    const besideMs = this.chance() < 0.5 ? 0 : Math.floor((this.chance() - 0.5) * 240_000);
    return new Date(Number.isNaN(time) ? 0 : time + besideMs).toISOString();
  }

  private store(list: string[], value: string): void {
    if (list.includes(value)) {
      return;
    }
    if (list.length < MOST) {
      list.push(value);
    } else {
      list[Math.floor(this.chance() * MOST)] = value;
    }
  }
}

/** A UUID made of chance, so that the same seed sends the same. */
export function uuidOf(chance: Chance): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(chance() * 16).toString(16)).join('');
  const [, one, two, three, four, five] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(digits) ?? [];
  return `${one}-${two}-4${three}-8${four}-${five}`;
}
