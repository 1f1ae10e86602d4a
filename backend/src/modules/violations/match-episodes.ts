import type { Episode } from '@wakafine/domain/violations';

/** What matching needs to know of a stored violation. */
export interface StoredSpan {
  readonly id: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly isClaimed: boolean;
  readonly isWithdrawn: boolean;
}

/** Each episode with the stored violation that it goes on as (null: it is new), and the stored ones left over. */
export interface EpisodeMatch<Stored extends StoredSpan> {
  readonly pairs: readonly { readonly episode: Episode; readonly stored: Stored | null }[];
  readonly withdrawn: readonly Stored[];
}

/**
 * Finds which stored violations the episodes of a recomputed track are: an id that was told once stays with the
 * episode over the same time, the earlier one where several merge; a claim gives its id to a track episode.
 * @param openUntilMs how far an open episode reaches as far as is known: a claim after that may be none of it
 */
export function matchEpisodes<Stored extends StoredSpan>(
  stored: readonly Stored[],
  episodes: readonly Episode[],
  openUntilMs: number,
): EpisodeMatch<Stored> {
  const doOverlap = (one: Stored, episode: Episode): boolean => {
    const oneEndMs = one.endedAt?.getTime() ?? Infinity;
    const episodeEndMs = episode.endedAtMs ?? (one.isClaimed ? openUntilMs : Infinity);
    return one.startedAt.getTime() <= episodeEndMs && episode.startedAtMs <= oneEndMs;
  };
  const free = [...stored].sort((one, other) => rank(one) - rank(other) || one.id - other.id);
  const pairs = episodes.map((episode) => {
    const index = free.findIndex((candidate) => doOverlap(candidate, episode));
    const [match] = index === -1 ? [] : free.splice(index, 1);
    return { episode, stored: match ?? null };
  });
  const withdrawn = free.filter(
    (left) => !left.isWithdrawn && (!left.isClaimed || episodes.some((episode) => doOverlap(left, episode))),
  );
  return { pairs, withdrawn };
}

/** Those that stand come first, then claims, then those that were withdrawn. */
function rank({ isClaimed, isWithdrawn }: StoredSpan): number {
  return isWithdrawn ? 2 : isClaimed ? 1 : 0;
}
