/** A recorded track that can't be used; the message is one plain sentence that says where and why. */
export class TrackError extends Error {
  override readonly name = 'TrackError';
}
