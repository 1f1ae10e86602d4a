import { LRUCache } from 'lru-cache';

/** Subjects whose version is remembered; of one that was dropped an old event may come once more. */
const MOST_SUBJECTS = 50_000;

/** The newest versions of subjects that this process has passed on: an older one that comes later is none of anybody's news. */
export class SeenVersions {
  private readonly versions = new LRUCache<string, number>({ max: MOST_SUBJECTS });

  /** Whether an event of another process is newer than all that were heard of its subject; it counts as heard then. */
  hear(subject: string, version: number): boolean {
    const isNew = this.isNew(subject, version);
    if (isNew) {
      this.versions.set(subject, version);
    }
    return isNew;
  }

  /** Whether an own event is at least as new; it counts as heard then. An own change may leave the version as it is. */
  see(subject: string, version: number): boolean {
    return this.hear(subject, version) || version === this.versions.get(subject);
  }

  /** Whether a version is newer than all that were heard of its subject. */
  isNew(subject: string, version: number): boolean {
    return version > (this.versions.get(subject) ?? -1);
  }
}
